/**
 * The model of an API document: everything that the pages, the samples and the error catalogue are made from.
 * It is made by `toModel` from OpenAPI 3.0 or 3.1; nothing that reads it knows OpenAPI.
 */

export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};
export type JsonObject = Readonly<Record<string, Json>>;

/** CommonMark with tables and bare links (GFM). */
export type Markdown = string;

export interface ApiDocument {
  readonly title: string;
  readonly version: string;
  readonly description?: Markdown;
  readonly servers: readonly Server[];
  readonly tags: readonly Tag[];
  readonly operations: readonly Operation[];
  readonly webhooks: readonly Operation[];
  /** The named schemas, in the order of the document. */
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly securitySchemes: readonly SecurityScheme[];
}

export interface Server {
  readonly url: string;
  readonly description?: Markdown;
}

/** A group of operations. */
export interface Tag {
  readonly name: string;
  readonly title: string;
  readonly description?: Markdown;
}

export interface SecurityScheme {
  readonly name: string;
  readonly kind: 'bearer' | 'basic' | 'apiKey' | 'oauth2' | 'openIdConnect' | 'other';
  /** What a reader calls it: "API key". */
  readonly title: string;
  readonly description?: Markdown;
  /** For `apiKey`: where the key is sent. */
  readonly in?: 'header' | 'query' | 'cookie';
  /** For `apiKey`: name of the header, query parameter or cookie. */
  readonly parameter?: string;
  /** Scopes of OAuth 2.0 with their meaning. */
  readonly scopes: Readonly<Record<string, string>>;
}

/** Schemes that are needed together; an operation lists the sets that are enough. */
export type SecurityNeed = readonly {readonly scheme: SecurityScheme; readonly scopes: readonly string[]}[];

/** A call that a client makes (operation), or one that the API makes (webhook, callback). */
export interface Operation {
  readonly kind: 'operation' | 'webhook' | 'callback';
  /** `operationId`, or a name made of method and path. */
  readonly id: string;
  /** Lower case. */
  readonly method: string;
  /** Path template of an operation, name of a webhook, runtime expression of a callback. */
  readonly path: string;
  readonly summary: string;
  readonly description?: Markdown;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  readonly servers: readonly Server[];
  readonly security: readonly SecurityNeed[];
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Operation[];
  readonly documentation?: Link;
  /** Every `x-` key of the operation. */
  readonly extensions: JsonObject;
  /** Where it stands in the document. */
  readonly pointer: string;
}

export interface Link {
  readonly url: string;
  readonly text: string;
}

export type Place = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  readonly name: string;
  readonly in: Place;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: Markdown;
  readonly schema: Schema;
  readonly style: string;
  readonly explode: boolean;
  /** Media type of the value, when it is serialized by one. */
  readonly mediaType?: string;
  readonly examples: readonly Example[];
  readonly extensions: JsonObject;
}

export interface Body {
  readonly required: boolean;
  readonly description?: Markdown;
  readonly media: readonly Media[];
}

export interface Media {
  /** `application/json` */
  readonly type: string;
  readonly schema?: Schema;
  readonly examples: readonly Example[];
  /** Content type of parts of a form, by field. */
  readonly partTypes: Readonly<Record<string, string>>;
}

export interface Example {
  /** Key of the example in the contract; `default` for an unnamed one. */
  readonly name: string;
  readonly summary?: string;
  readonly description?: Markdown;
  /** Absent for an example that is only a link. */
  readonly value?: Json;
  readonly externalUrl?: string;
  /** Whether it was made from the schema because the contract has none. */
  readonly generated: boolean;
}

export interface Response {
  /** `202`, `4XX` or `default`. */
  readonly status: string;
  readonly description: Markdown;
  readonly headers: readonly Header[];
  readonly media: readonly Media[];
  readonly extensions: JsonObject;
}

export interface Header {
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: Markdown;
  readonly schema: Schema;
  readonly examples: readonly Example[];
  readonly extensions: JsonObject;
}

/** A constraint in words: label "Length", text "1 to 80 characters". */
export interface Fact {
  readonly label: string;
  readonly text: string;
  /** Whether the text is code, such as a pattern. */
  readonly code: boolean;
}

/** A member of an enumeration. */
export interface EnumValue {
  readonly value: Json;
  readonly title?: string;
  readonly description?: Markdown;
  /** Everything else that the contract says about the value. */
  readonly facts: JsonObject;
}

/**
 * A schema. One with `ref` stands for a named schema of the document: its annotations and constraints are copied here, its
 * structure (fields, items, choices) is in `ApiDocument.schemas`, so that recursion ends.
 */
export interface Schema {
  readonly ref?: string;
  readonly title?: string;
  readonly description?: Markdown;
  /** JSON types; none: any value. `null` stands last. */
  readonly types: readonly string[];
  /** Whether no value at all is valid (`false` as a schema). */
  readonly never: boolean;
  readonly format?: string;
  readonly facts: readonly Fact[];
  readonly values: readonly EnumValue[];
  readonly constant?: Json;
  readonly default?: Json;
  readonly examples: readonly Json[];
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly fields: readonly Field[];
  /** Fields whose name matches a pattern. */
  readonly patternFields: readonly {readonly pattern: string; readonly schema: Schema}[];
  /** Schema of fields that are not listed; `none`: they are refused; absent: not said. */
  readonly otherFields?: Schema | 'none';
  readonly items?: Schema;
  /** Schemas of the first items of a tuple. */
  readonly tuple: readonly Schema[];
  readonly choices: readonly Choice[];
  readonly not?: Schema;
  /** Every `x-` key except those that are part of the model. */
  readonly extensions: JsonObject;
}

export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** Alternatives of which exactly one, or at least one, holds. */
export interface Choice {
  readonly kind: 'one' | 'any';
  /** The field whose value tells the variants apart. */
  readonly property?: string;
  readonly variants: readonly Variant[];
}

export interface Variant {
  readonly label: string;
  /** Values of the discriminating field. */
  readonly values: readonly string[];
  /** Fields that this variant makes required, when it says nothing else. */
  readonly requires: readonly string[];
  readonly schema: Schema;
}

/** Something of a document that the pages do not show. */
export interface Note {
  readonly pointer: string;
  readonly feature: string;
}
