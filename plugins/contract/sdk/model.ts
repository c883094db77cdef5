/** Where a declaration stands, for messages. */
export interface Place {
  /** Name of the file, such as `options.d.ts`. */
  readonly file: string;
  /** Line, counted from 1. */
  readonly line: number;
}

/** What every entry of the reference has. All texts are Markdown. */
interface Entry {
  readonly name: string;
  readonly description: string;
  /** Version of the widget that had it first, such as `1.0`. */
  readonly since: string;
  /** Lines of TypeScript. */
  readonly example: string;
  readonly place: Place;
}

export interface OptionEntry extends Entry {
  readonly kind: 'option';
  readonly type: string;
  readonly isRequired: boolean;
  readonly default: string;
  /** Whether and how it can change after the start. */
  readonly changeable: string;
  readonly unit?: string;
  readonly range?: string;
  readonly throws: readonly string[];
}

export interface FunctionEntry extends Entry {
  readonly kind: 'function';
  /** As it is declared: `generate(input: GenerateInput): Promise<GenerationResult>`. */
  readonly signature: string;
  readonly parameters: readonly {readonly name: string; readonly type: string; readonly description: string}[];
  /** What it returns or resolves to; absent when that is nothing. */
  readonly returns?: string;
  readonly throws: readonly string[];
  /** The states in which a call is allowed. */
  readonly states: string;
}

/** A field of an event. */
export interface EventField {
  readonly name: string;
  readonly type: string;
}

export interface EventEntry extends Entry {
  readonly kind: 'event';
  /** What the event carries beside what every event carries. */
  readonly fields: readonly EventField[];
  readonly when: string;
  readonly order: string;
  readonly times: string;
  readonly cancelable: string;
  readonly suppressed: string;
}

/** Any entry that has a heading of its own in the reference. */
export type AnyEntry = OptionEntry | FunctionEntry | EventEntry | ErrorEntry;

export interface ErrorEntry extends Omit<Entry, 'example'> {
  readonly kind: 'code';
  readonly details: readonly EventField[];
  readonly action: string;
  readonly userSees: string;
  readonly recoverable: string;
}

/** A field of a described type. */
export interface TypeField {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** A type that options, functions and events use. */
export interface TypeEntry {
  readonly name: string;
  readonly description: string;
  /** The fields of an interface; empty for other types. */
  readonly fields: readonly TypeField[];
  /** The values of a union of string literals; empty for other types. */
  readonly values: readonly string[];
  /** The declaration of a type that is neither. */
  readonly declaration?: string;
  readonly place: Place;
}

/** Everything that the declarations say. Keys of `groups` are names of interfaces; `index` holds the exported functions. */
export interface SdkModel {
  readonly options: ReadonlyMap<string, readonly OptionEntry[]>;
  readonly functions: ReadonlyMap<string, readonly FunctionEntry[]>;
  readonly events: ReadonlyMap<string, readonly EventEntry[]>;
  readonly errors: ReadonlyMap<string, readonly ErrorEntry[]>;
  readonly types: ReadonlyMap<string, TypeEntry>;
}

/** A file of declarations. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}
