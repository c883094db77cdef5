/** A parameter of a function, a property of an event, a detail of an error, or a member of an interface. */
export interface SdkField {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Markdown. Properties of events and details of errors may have none. */
  readonly description?: string;
}

/** An entry that has its own heading in the reference. Descriptions and tags are Markdown. */
export interface SdkEntry {
  /** `code` is an error code. */
  readonly kind: 'option' | 'function' | 'event' | 'code';
  readonly name: string;
  readonly description: string;
  /** The type of an option, or the signature of a function, such as `close(): void`. Empty for events and errors. */
  readonly type: string;
  /** Parameters of a function, details of an error, or the properties that an event adds to the common ones. */
  readonly fields: readonly SdkField[];
  /** The text of each TSDoc tag, by name, such as `since`. If a tag is repeated, the last one is used. */
  readonly tags: Readonly<Record<string, string>>;
  /** The code of `@example`, in a code fence of the language `ts`. Error codes have none. */
  readonly example?: string;
  /** The error codes in `@throws`, which are in backticks. */
  readonly throws: readonly string[];
  /** The file and line, such as `options.d.ts:12`, for error messages. */
  readonly location: string;
}

/** A type that options, functions, and events use. */
export interface TypeEntry {
  readonly name: string;
  readonly description: string;
  /** An interface's members; empty for other types. */
  readonly members: readonly SdkField[];
  /** The members of a union of string literals; empty for other types. */
  readonly values: readonly string[];
  /** The declaration of a type that is neither. */
  readonly declaration?: string;
}

/** The kinds of interfaces that declare entries. */
export type SdkGroup = 'options' | 'functions' | 'events' | 'errors';

/**
 * The content of the declarations. The groups' keys are interface names; exported functions are in `functions`
 * under `index`.
 */
export interface SdkModel extends Readonly<Record<SdkGroup, ReadonlyMap<string, readonly SdkEntry[]>>> {
  readonly types: ReadonlyMap<string, TypeEntry>;
}
