import type {ProgressStep} from '../../../../contract/ui-sdk';

/** The texts of the user interface. */
export interface Messages {
  readonly name: string;
  readonly prompt: string;
  readonly designType: string;
  readonly generate: string;
  readonly loading: string;
  readonly waiting: string;
  readonly steps: Readonly<Record<ProgressStep, string>>;
  readonly choose: string;
  readonly original: string;
  readonly variant: (rank: number) => string;
  readonly edit: string;
  readonly apply: string;
  readonly cancel: string;
  readonly use: string;
  readonly download: (format: string) => string;
  readonly signedOut: string;
  readonly signIn: string;
  readonly failed: string;
  readonly reload: string;
  readonly noRoom: string;
  readonly noDesign: string;
  readonly changePrompt: string;
  readonly notPossible: string;
  readonly offline: string;
  readonly tryAgain: string;
  readonly slow: string;
  readonly keepWaiting: string;
  readonly done: string;
  readonly close: string;
  readonly people: string;
  readonly brand: string;
  readonly website: string;
  readonly readWebsite: string;
  readonly brandName: string;
  readonly tagline: string;
  readonly about: string;
  readonly audience: string;
  readonly tone: string;
  readonly primaryColor: string;
  readonly saveBrand: string;
  readonly brandSaved: string;
}
