/*
 * The model of an API document, which pages, samples, changes, and Postman collections share. Mocks read operations
 * from the declarations instead.
 * `readApiDocument` reads OpenAPI 3.0 to 3.2 into it, so code that uses the model doesn't know the differences. Code
 * that reads documents as they're written does, such as checks, overlays, and the selection of operations.
 */

import type {Json, JsonObject} from '@developer-docs/utils';
import type {Deprecation} from '../declarations/deprecation.js';
import type {OpenApiOperation, OpenApiParameter} from '../declarations/operations.js';
import type {CredentialSyntax, OAuthFlow} from '../declarations/security.js';
import type {Server} from '../declarations/servers.js';
import type {Bound} from '../schemas/number-range.js';

/** CommonMark with tables and autolinks (GFM). */
export type Markdown = string;

export interface ApiDocument {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: Markdown;
  readonly contact?: Contact;
  readonly license?: License;
  readonly termsOfService?: string;
  readonly externalDocs?: ExternalDocs;
  readonly servers: readonly Server[];
  readonly tags: readonly Tag[];
  readonly operations: readonly Operation[];
  readonly webhooks: readonly Operation[];
  /** The named schemas, in document order. */
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly securitySchemes: readonly SecurityScheme[];
}

export interface Contact {
  readonly name?: string;
  readonly url?: string;
  readonly email?: string;
}

/** An API's license. `identifier` is an SPDX expression (OpenAPI 3.1). */
export interface License {
  readonly name: string;
  readonly url?: string;
  readonly identifier?: string;
}

/** A group of operations. */
export interface Tag {
  readonly name: string;
  readonly title: string;
  /** The name of the tag that contains this one (OpenAPI 3.2). */
  readonly parent?: string;
  /** The purpose of the tag in OpenAPI 3.2: `nav`, `badge`, `audience`, or a different one. */
  readonly kind?: string;
  readonly description?: Markdown;
  readonly externalDocs?: ExternalDocs;
}

export interface SecurityScheme extends CredentialSyntax {
  readonly name: string;
  /** The environment variable with the secret in samples, such as `API_KEY`. No other scheme of the document has it. */
  readonly variable: string;
  /** Display name: "API key". */
  readonly title: string;
  readonly description?: Markdown;
  /** For `bearer`, the token format, such as `JWT`. */
  readonly bearerFormat?: string;
  /** For `openIdConnect`: URL of the discovery document. */
  readonly openIdConnectUrl?: string;
  /** For `oauth2`: URL of the metadata of the authorization server (OpenAPI 3.2). */
  readonly oauth2MetadataUrl?: string;
  /** For `oauth2`. */
  readonly flows: readonly OAuthFlow[];
  readonly isDeprecated: boolean;
}

/** Schemes that are required together. A request must meet one of an operation's requirements. */
export type SecurityRequirement = readonly {readonly scheme: SecurityScheme; readonly scopes: readonly string[]}[];

/**
 * An operation as readers see it, whose schemas are read into the model. Pages, samples, collections, and comparisons
 * are created from it. {@link OpenApiOperation} is what the document declares.
 */
export interface Operation extends Omit<
  OpenApiOperation,
  'declaration' | 'pathItem' | 'security' | 'parameters' | 'requestBody' | 'responses'
> {
  readonly summary: string;
  readonly description?: Markdown;
  readonly tags: readonly string[];
  readonly security: readonly SecurityRequirement[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: readonly OperationResponse[];
  readonly callbacks: readonly Operation[];
  readonly externalDocs?: ExternalDocs;
  /** Code samples that the document contains (`x-codeSamples`). */
  readonly codeSamples: readonly CodeSample[];
}

export interface CodeSample {
  /** The name of the language as written in the document, such as `C#`. */
  readonly language: string;
  readonly label: string;
  readonly source: string;
}

export interface ExternalDocs {
  readonly url: string;
  readonly description?: string;
}

export interface Parameter
  extends Header, Pick<OpenApiParameter, 'in' | 'style' | 'explode' | 'mediaType' | 'allowsEmptyValue'> {
  /** Whether reserved characters in the value aren't percent-encoded. */
  readonly allowsReserved: boolean;
  /** The parameter's specification extensions (`x-…`). */
  readonly extensions: JsonObject;
}

export interface RequestBody {
  readonly isRequired: boolean;
  readonly description?: Markdown;
  readonly content: readonly MediaType[];
}

export interface MediaType {
  /** Media type, such as `application/json`. */
  readonly type: string;
  readonly schema?: Schema;
  readonly examples: readonly Example[];
  /** Whether the body is a file's content. */
  readonly isFile: boolean;
  /** How the members of a form are sent; empty for other media types. */
  readonly fields: readonly FormField[];
}

/** How a member of a form is sent. */
export interface FormField {
  readonly name: string;
  readonly isFile: boolean;
  /** Whether the value is a list, such as several files. */
  readonly isList: boolean;
  /** JSON types of the value; empty if they aren't declared. */
  readonly types: readonly string[];
  /** JSON types of a list's items. */
  readonly itemTypes: readonly string[];
  /** The content types that the `encoding` allows, such as `image/png, image/jpeg`. */
  readonly contentType?: string;
  /** The first of these types, or else the `contentMediaType` of a file. */
  readonly mediaType?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowsReserved?: boolean;
  /** The headers of its part. */
  readonly headers?: readonly Header[];
}

export interface Example {
  /** The example's key in the document; `default` for an unnamed example. */
  readonly name: string;
  readonly summary?: string;
  readonly description?: Markdown;
  /** Absent if the example is only a link (`externalValue`) or text. */
  readonly value?: Json;
  /** URL of the value. It can be relative to the document. */
  readonly externalValue?: string;
  /** Whether it was generated from the schema because the document has no example. */
  readonly isGenerated: boolean;
}

/** A response that an operation declares, in contrast to one that has arrived. */
export interface OperationResponse {
  /** Status code or range, such as `202` or `4XX`, or `default`. */
  readonly status: string;
  readonly description: Markdown;
  readonly headers: readonly Header[];
  readonly content: readonly MediaType[];
  /** The keys of the examples of an error; empty for other responses. */
  readonly errorCodes: readonly string[];
  readonly links: readonly Link[];
}

/** An operation that can use values from a response. */
export interface Link {
  readonly name: string;
  readonly description?: Markdown;
  /** ID of the operation; absent if the document only has a reference to it. */
  readonly operationId?: string;
  /** Reference to the operation, such as `#/paths/~1users/get`. */
  readonly operationRef?: string;
  /** Constants or runtime expressions, such as `$response.body#/id`, by the parameter that they're passed to. */
  readonly parameters: Readonly<Record<string, Json>>;
  readonly requestBody?: Json;
  readonly server?: Server;
}

export interface Header {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  readonly deprecation?: Deprecation;
  readonly description?: Markdown;
  readonly schema: Schema;
  readonly examples: readonly Example[];
}

export type CodeConstraintKind = 'pattern' | 'mediaType' | 'encoding' | 'forbiddenFields' | 'fieldNames' | 'not';

/** A validation rule. Numbers of characters, items, and fields are inclusive, and a minimum of 0 is absent. */
export type Constraint =
  | {readonly kind: 'range'; readonly minimum?: Bound; readonly maximum?: Bound}
  | {readonly kind: 'multipleOf'; readonly value: number}
  /** The number of characters, or of fields. */
  | {readonly kind: 'length' | 'fieldCount'; readonly minimum?: number; readonly maximum?: number}
  | {readonly kind: 'items'; readonly minimum?: number; readonly maximum?: number; readonly isUnique: boolean}
  /** The fields that must exist if another one does. */
  | {readonly kind: 'dependentFields'; readonly field: string; readonly required: readonly string[]}
  /** A regular expression, a media type or encoding, names of fields, or a schema as JSON. */
  | {readonly kind: CodeConstraintKind; readonly code: string}
  /** A keyword without a specific kind, with its value as JSON. */
  | {readonly kind: 'keyword'; readonly keyword: string; readonly code: string};

/** A member of an enumeration, with its title, description, and metadata from `x-values`. */
export interface EnumValue {
  readonly value: Json;
  readonly title?: string;
  readonly description?: Markdown;
  /** Present if the value is deprecated. */
  readonly deprecation?: Deprecation;
  /** All other keys of the value in `x-values`, such as `status` and `retryable` of an error code. */
  readonly metadata: JsonObject;
}

/**
 * A schema. A schema with `ref` represents a named schema in the document: it has the annotations and constraints of
 * its target, while its structure (properties, items, alternatives) is only in `ApiDocument.schemas`, so recursive
 * schemas don't cause infinite recursion.
 */
export interface Schema {
  readonly ref?: string;
  readonly title?: string;
  readonly description?: Markdown;
  /** JSON types; empty if any value is valid. `null` comes last. */
  readonly types: readonly string[];
  /** Whether no value is valid (`false` as a schema). */
  readonly isNever: boolean;
  readonly format?: string;
  readonly constraints: readonly Constraint[];
  readonly enumValues: readonly EnumValue[];
  readonly const?: Json;
  readonly default?: Json;
  readonly examples: readonly Json[];
  readonly isDeprecated: boolean;
  readonly deprecation?: Deprecation;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  readonly properties: readonly Property[];
  readonly patternProperties: readonly {readonly pattern: string; readonly schema: Schema}[];
  /**
   * The schema of unlisted properties: `false` if they're rejected, and absent if the document doesn't specify one.
   */
  readonly additionalProperties?: Schema | false;
  readonly items?: Schema;
  /** Schemas of tuple items. */
  readonly prefixItems: readonly Schema[];
  readonly alternatives: readonly Alternatives[];
  readonly not?: Schema;
  readonly externalDocs?: ExternalDocs;
}

export interface Property {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
}

/** The members of a `oneOf` or `anyOf`. */
export interface Alternatives {
  readonly kind: 'oneOf' | 'anyOf';
  /** The property whose value distinguishes the variants. */
  readonly discriminator?: string;
  readonly variants: readonly Variant[];
}

export interface Variant {
  readonly discriminatorValues: readonly string[];
  /** The required properties if the variant contains nothing else; otherwise, empty. */
  readonly requiredProperties: readonly string[];
  readonly schema: Schema;
}
