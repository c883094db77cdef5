/** Position of a declaration, for error messages. */
export interface SourceLocation {
  /** Name of the file, such as `options.d.ts`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The properties that all entries of the SDK reference share. Descriptions and tags are Markdown. */
interface Entry {
  readonly name: string;
  readonly description: string;
  /** The version of the widget that introduced it, such as `1.0`. */
  readonly since: string;
  /** TypeScript code. */
  readonly example: string;
  readonly location: SourceLocation;
}

export interface OptionEntry extends Entry {
  readonly kind: 'option';
  readonly type: string;
  readonly isRequired: boolean;
  readonly default: string;
  /** Whether and how the option can be changed after initialization. */
  readonly changeable: string;
  readonly unit?: string;
  readonly range?: string;
  /** Error codes. */
  readonly throws: readonly string[];
}

export interface FunctionEntry extends Entry {
  readonly kind: 'function';
  /** `generate(input: GenerateInput): Promise<GenerationResult>` */
  readonly signature: string;
  readonly parameters: readonly {readonly name: string; readonly type: string; readonly description: string}[];
  /** Description of the return value, or of the value that the promise resolves to. Absent for `void`. */
  readonly returns?: string;
  /** Error codes. */
  readonly throws: readonly string[];
  /** The states of the widget in which the function can be called. */
  readonly states: string;
}

export interface EventField {
  readonly name: string;
  readonly type: string;
}

export interface EventEntry extends Entry {
  readonly kind: 'event';
  /** The fields in addition to those of every event. */
  readonly fields: readonly EventField[];
  readonly when: string;
  readonly order: string;
  readonly times: string;
  readonly cancelable: string;
  readonly suppressed: string;
}

export interface ErrorEntry extends Omit<Entry, 'example'> {
  readonly kind: 'code';
  readonly details: readonly EventField[];
  readonly action: string;
  readonly userSees: string;
  readonly recoverable: string;
}

/** An entry that has its own heading in the reference. */
export type SdkEntry = OptionEntry | FunctionEntry | EventEntry | ErrorEntry;

export interface TypeMember {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** A type that options, functions and events use. */
export interface TypeEntry {
  readonly name: string;
  readonly description: string;
  /** The members of an interface; empty for other types. */
  readonly members: readonly TypeMember[];
  /** The members of a union of string literals; empty for other types. */
  readonly values: readonly string[];
  /** The declaration of a type that is neither. */
  readonly declaration?: string;
}

/**
 * The contents of the declarations. The keys of the first four maps are names of interfaces; exported functions are in
 * `functions` under `index`.
 */
export interface SdkModel {
  readonly options: ReadonlyMap<string, readonly OptionEntry[]>;
  readonly functions: ReadonlyMap<string, readonly FunctionEntry[]>;
  readonly events: ReadonlyMap<string, readonly EventEntry[]>;
  readonly errors: ReadonlyMap<string, readonly ErrorEntry[]>;
  readonly types: ReadonlyMap<string, TypeEntry>;
}

/** A declaration file. */
export interface DeclarationFile {
  readonly file: string;
  readonly text: string;
}
