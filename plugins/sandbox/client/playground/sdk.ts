import type {PlaygroundWidget} from './setup';

/** The control for the value of an option: one value, several values, text, or JavaScript. */
export type OptionControl = 'choice' | 'choices' | 'text' | 'expression';

export interface PlaygroundOption {
  readonly name: string;
  readonly type: string;
  /** Plain text with inline code. */
  readonly description: string;
  readonly default: string;
  /** Whether the function `update` accepts it. */
  readonly isChangeable: boolean;
  readonly control: OptionControl;
  /** The values to choose from, as JavaScript. */
  readonly values: readonly string[];
  /** An example value as JavaScript. */
  readonly example?: string;
}

export interface PlaygroundFunction {
  readonly name: string;
  readonly parameters: readonly {readonly name: string; readonly type: string; readonly values: readonly string[]}[];
  readonly returnsPromise: boolean;
}

/** A kind of widget, from its declarations. */
export interface PlaygroundModel extends PlaygroundWidget {
  /** The function that creates the widget, such as `init`. */
  readonly factory: string;
  /** All options except `container` and `getToken`, which the playground sets. */
  readonly optionEntries: readonly PlaygroundOption[];
  readonly functions: readonly PlaygroundFunction[];
  readonly events: readonly {readonly name: string; readonly isCancelable: boolean}[];
}

/** The data that the build generates for the playground. */
export interface PlaygroundData {
  /** The URL of the page in the frame, relative to the base URL of the site. */
  readonly frame: string;
  /** Models by the name of their factory function. */
  readonly widgets: Readonly<Record<string, PlaygroundModel>>;
}
