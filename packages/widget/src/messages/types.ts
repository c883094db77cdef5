import type {BrandTone, ContentBlockType, DesignType, ProgressStep} from '../../../../contract/ui-sdk';

/** The UI strings of a locale. */
export interface Messages {
  readonly widgetLabel: string;
  readonly prompt: string;
  readonly designType: string;
  readonly generate: string;
  readonly loading: string;
  readonly queued: string;
  readonly steps: Readonly<Record<ProgressStep, string>>;
  readonly chooseDesign: string;
  readonly originalDesign: string;
  readonly variant: (rank: number) => string;
  readonly editTexts: string;
  readonly applyEdits: string;
  readonly cancelEdits: string;
  readonly acceptDesign: string;
  readonly download: (format: string) => string;
  readonly signedOut: string;
  readonly signIn: string;
  readonly loadFailed: string;
  readonly reloadPage: string;
  readonly containerTooSmall: string;
  readonly generationFailed: string;
  readonly changePrompt: string;
  readonly requestRejected: string;
  readonly connectionLost: string;
  readonly tryAgain: string;
  readonly takingLonger: string;
  readonly keepWaiting: string;
  readonly designReady: string;
  readonly close: string;
  readonly people: string;
  readonly brand: string;
  readonly website: string;
  readonly extractBrand: string;
  readonly brandName: string;
  readonly tagline: string;
  readonly about: string;
  readonly audience: string;
  readonly tone: string;
  readonly primaryColor: string;
  readonly saveBrand: string;
  readonly brandSaved: string;
  readonly designTypes: Readonly<Record<DesignType, string>>;
  readonly blockTypes: Readonly<Record<ContentBlockType, string>>;
  readonly tones: Readonly<Record<BrandTone, string>>;
}
