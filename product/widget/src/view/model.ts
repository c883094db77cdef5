import type {
  BrandPersona,
  Design,
  DesignType,
  Locale,
  OutputFormat,
  Person,
  PlacedBlock,
  Selection,
  SuperuserPanel,
  Theme,
  ThemeColors,
  WidgetState,
} from '../../../ui-sdk';
import type {Messages} from '../messages';

/** The state that the panels display. */
export interface PanelModel {
  readonly available: readonly SuperuserPanel[];
  readonly open: SuperuserPanel | null;
  readonly people: readonly Person[];
  readonly userId: string;
}

/** The actions that users can trigger. */
export interface ViewActions {
  readonly generate: () => void;
  readonly select: (variantId: string | null) => void;
  readonly edit: () => void;
  readonly accept: () => void;
  readonly download: (format: OutputFormat) => void;
  readonly editText: (block: PlacedBlock, text: string) => void;
  readonly apply: () => void;
  readonly cancel: () => void;
  readonly close: (cause: 'button' | 'escape') => void;
  /** The actions that superusers can trigger in the panels. */
  readonly superuser?: {
    readonly openPanel: (panel: SuperuserPanel) => void;
    readonly actFor: (userId: string) => void;
    readonly extract: (websiteUrl: string) => void;
    readonly save: (brand: BrandPersona) => void;
  };
}

/** A message that appears above or instead of the content, with an optional button. */
export interface Notice {
  readonly text: string;
  readonly action?: {readonly label: string; readonly onClick: () => void};
}

/** The state that the view displays. */
export interface ViewModel {
  readonly state: WidgetState;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly themeColors: ThemeColors;
  /** The formats to show download buttons for. `undefined` shows all formats of the selection. */
  readonly formats: readonly OutputFormat[] | undefined;
  readonly prompt: string;
  readonly designTypes: readonly DesignType[];
  /** The selected design type. */
  readonly designType: DesignType;
  readonly design: Design | null;
  readonly selection: Selection | null;
  /** The text and image URLs that the user has edited, by block ID. */
  readonly edits: Readonly<Record<string, string>>;
  readonly status: string;
  /** The progress of a generation, once it has started. */
  readonly percent: number | null;
  readonly notice: Notice | null;
  readonly isTooSmall: boolean;
  readonly panels?: PanelModel;
  /** The brand in the form. Fields that aren't in the form are saved, too. */
  readonly brand: Partial<BrandPersona>;
  readonly brandError: {readonly pointer: string; readonly detail: string} | null;
  readonly websiteUrl: string;
}

/** The props that components share. */
export interface ViewProps {
  readonly model: ViewModel;
  readonly text: Messages;
  readonly actions: ViewActions;
  readonly update: (changes: Partial<ViewModel>) => void;
}
