import type {FormField, RateLimit} from '@developer-docs/openapi';
import type {JsonObject} from '@developer-docs/utils';

/** A schema with its location. */
export interface LocatedSchema {
  /** The name of the document and the JSON pointer to the schema, such as `core-api#/components/schemas/User`. */
  readonly uri: string;
  readonly value: JsonObject;
}

/** A parameter of a request. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'querystring' | 'header' | 'cookie';
  readonly required: boolean;
  readonly schema: LocatedSchema;
  readonly style: string;
  readonly explode: boolean;
  /** The media type of the value if the parameter has `content`. */
  readonly mediaType?: string;
  /** Whether the value can be empty whatever its type is. */
  readonly allowsEmptyValue: boolean;
  /** Determines how the text is parsed. */
  readonly type: ParameterType;
  readonly default?: unknown;
}

/** The types of a value and of the values in it. */
export interface ParameterType {
  /** JSON Schema types, such as `integer`. */
  readonly types: readonly string[];
  readonly items?: ParameterType;
  /** The types of named members, and those of numbered items. */
  readonly properties: Readonly<Record<string, ParameterType>>;
  /** The type of other properties; `false` if there can't be any. */
  readonly additional?: ParameterType | false;
}

/** A header that a response declares. */
export interface ResponseHeader extends Pick<Parameter, 'name' | 'required' | 'schema'> {
  /** JSON Schema types, such as `integer`. */
  readonly types: readonly string[];
  /** The first value that the header itself declares. */
  readonly example?: unknown;
}

/** A response that an operation declares. */
export interface ResponseDeclaration {
  readonly status: number;
  /** Whether the response is declared as `default`. */
  readonly isDefault?: boolean;
  /** The media type of the body: JSON if it's declared. Empty without a body. */
  readonly mediaType: string;
  /** The media type object of the document. */
  readonly media: JsonObject;
  readonly schema: LocatedSchema;
  readonly headers: readonly ResponseHeader[];
  /** Example values by key. In error responses, the key is the error code. */
  readonly examples: Readonly<Record<string, JsonObject>>;
}

/** A media type of a request body. */
export interface BodyDeclaration {
  /** A media type, or a range such as `image/*`, without parameters and in lowercase. */
  readonly mediaType: string;
  /** How a body is read and validated. Any body is valid in the format `other`, such as a file or XML. */
  readonly format: 'json' | 'form' | 'multipart' | 'text' | 'other';
  readonly isRequired: boolean;
  readonly schema: LocatedSchema;
  /** How the members of a form are sent; empty for other formats. */
  readonly fields: readonly FormField[];
  /** The media types of files in a form, such as `image/png, image/tiff`, by field. */
  readonly fileTypes: Readonly<Record<string, string>>;
  /** Determines how the texts in a form are parsed. */
  readonly type: ParameterType;
  /** The defaults of top-level fields. */
  readonly defaults: JsonObject;
  /** Example values by key. */
  readonly examples: JsonObject;
}

/** How a request proves who sends it. */
export interface SecurityScheme {
  /** `apiKey`, `http`, `oauth2`, `openIdConnect`, or `mutualTLS`. */
  readonly type: string;
  /** For `http`, in lowercase: `bearer`, `basic`, or another one. */
  readonly scheme?: string;
  /** For `apiKey`: the location and name of the key. */
  readonly in?: string;
  readonly name?: string;
}

/** An operation, with the parts of its declaration that the mock uses. */
export interface Operation {
  readonly id: string;
  readonly document: string;
  /** In uppercase. */
  readonly method: string;
  /** The path of the server URL without a trailing slash, such as `/v1`. */
  readonly basePath: string;
  /** The path template without the base path, such as `/users/{userId}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** The JSON body or form that handlers receive. Absent if the operation accepts neither. */
  readonly body?: BodyDeclaration;
  /** All declarations of the request body. */
  readonly bodies: readonly BodyDeclaration[];
  readonly responses: readonly ResponseDeclaration[];
  /** The names of the accepted security schemes. */
  readonly credentials: readonly string[];
  /** The security schemes that a request must use together. It must meet one of the requirements, if there are any. */
  readonly security: readonly (readonly SecurityScheme[])[];
  /** The origin of the server, such as `https://api.example.com`; absent if the document names no host. */
  readonly origin?: string;
  /** The bucket is in the words of the extension's `getScope`. */
  readonly rateLimit?: RateLimit;
  /** The specification extensions (`x-…`) of the operation. */
  readonly extensions: JsonObject;
}
