import {
  chooseInRange,
  isJsonMediaType,
  isMultipart,
  isUrlEncoded,
  listSubschemas,
  listTypes,
  OpenApiDocument,
  readExampleValue,
  readExtensions,
  readFormFields,
  readOperations as readOpenApiOperations,
  readRateLimit,
  type FormField,
  type OpenApiHeader,
  type OpenApiMediaType,
  type OpenApiOperation,
  type OpenApiParameter,
  type OpenApiResponse,
  type RateLimit,
} from '@developer-docs/openapi';
import {arrayAt, entriesAt, isObject, objectAt, pickStrings, stringAt, type JsonObject} from '@developer-docs/internal';

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

/** Maximum depth of the types in a parameter or form, which can be recursive. */
const maxTypeDepth = 5;

/**
 * Reads the operations in a bundled document.
 *
 * @throws Error when a `$ref` can't be resolved.
 */
export function readOperations(name: string, content: JsonObject): Operation[] {
  const document = new OpenApiDocument(content);
  const securitySchemes = objectAt(content.components, 'securitySchemes');
  const locateSchema = (owner: JsonObject): LocatedSchema => ({
    uri: `${name}${document.pointerTo(owner)}/schema`,
    value: objectAt(owner, 'schema'),
  });

  const readTypes = (schema: unknown) => listTypes(listSubschemas(schema, document));

  const readHeader = ({name, declaration, isRequired}: OpenApiHeader): ResponseHeader => {
    const [first] = Object.values(objectAt(declaration, 'examples'));
    const example = declaration.example ?? document.resolve(first).value;
    return {
      name,
      required: isRequired,
      schema: locateSchema(declaration),
      types: readTypes(declaration.schema),
      ...(example !== undefined && {example}),
    };
  };

  const readType = (schema: unknown, depth = 0): ParameterType => {
    const subschemas = depth > maxTypeDepth ? [] : listSubschemas(schema, document);
    const items = subschemas.find((subschema) => subschema.items !== undefined)?.items;
    const additional = subschemas.map(({additionalProperties}) => additionalProperties);
    const additionalSchema = additional.find(isObject);
    return {
      types: readTypes(schema),
      ...(items !== undefined && {items: readType(items, depth + 1)}),
      properties: Object.fromEntries(
        subschemas
          .flatMap((subschema) => [
            ...entriesAt(subschema, 'properties'),
            ...Object.entries(arrayAt(subschema, 'prefixItems')),
          ])
          .map(([name, property]) => [name, readType(property, depth + 1)]),
      ),
      ...(additionalSchema !== undefined && {additional: readType(additionalSchema, depth + 1)}),
      ...(additional.includes(false) && {additional: false}),
    };
  };

  const readParameter = (parameter: OpenApiParameter): Parameter => {
    const {name, isRequired, declaration, style} = parameter;
    const [mediaType, content] = entriesAt(declaration, 'content')[0] ?? [];
    const owner = mediaType === undefined ? declaration : document.resolve(content);
    const {default: defaultValue} = document.resolve(owner.schema);
    return {
      name,
      required: isRequired,
      schema: locateSchema(owner),
      in: parameter.in as Parameter['in'],
      style,
      explode: typeof declaration.explode === 'boolean' ? declaration.explode : style === 'form' || style === 'cookie',
      ...(mediaType !== undefined && {mediaType}),
      allowsEmptyValue: declaration.allowEmptyValue === true,
      type: readType(owner.schema),
      ...(defaultValue !== undefined && {default: defaultValue}),
    };
  };

  const readFieldDefaults = (schema: unknown): JsonObject =>
    Object.fromEntries(
      entriesAt(document.resolve(schema), 'properties')
        .map(([field, fieldSchema]) => [field, document.resolve(fieldSchema).default] as const)
        .filter(([, defaultValue]) => defaultValue !== undefined),
    );

  const readBody = (media: OpenApiMediaType, isRequired: boolean): BodyDeclaration => {
    const {type, declaration} = media;
    return {
      mediaType: removeParameters(type),
      format: readFormat(type, declaration.schema === undefined ? undefined : readTypes(declaration.schema)),
      isRequired,
      schema: locateSchema(declaration),
      fields: readFormFields(type, declaration, document),
      fileTypes: Object.fromEntries(
        entriesAt(declaration, 'encoding').flatMap(([name, encoding]) => {
          const types = stringAt(encoding, 'contentType');
          return types === undefined ? [] : [[name, types]];
        }),
      ),
      type: readType(declaration.schema),
      defaults: readFieldDefaults(declaration.schema),
      examples: readExampleValues(media),
    };
  };

  const readResponse = ({status, headers, content}: OpenApiResponse): ResponseDeclaration => {
    const media = content.find(({type}) => isJsonMediaType(type)) ??
      content[0] ?? {type: '', declaration: {}, examples: []};
    const isText = readTypes(media.declaration.schema).join() === 'string';
    return {
      status: readStatus(status),
      ...(status === 'default' && {isDefault: true}),
      // A range, such as `*/*`, isn't the type of a body.
      mediaType: chooseInRange(media.type) ?? (isText ? 'text/plain' : 'application/json'),
      media: media.declaration,
      schema: locateSchema(media.declaration),
      headers: headers.map(readHeader),
      examples: readExampleValues(media),
    };
  };

  const readScheme = (value: unknown): SecurityScheme => {
    const scheme = document.resolve(value);
    const name = stringAt(scheme, 'scheme')?.toLowerCase();
    return {
      type: stringAt(scheme, 'type') ?? '',
      ...(name !== undefined && {scheme: name}),
      ...pickStrings(scheme, 'in', 'name'),
    };
  };

  const readOperation = (operation: OpenApiOperation): Operation => {
    const {declaration} = operation;
    const rateLimit = readRateLimit(declaration);
    const credentials = operation.security.flatMap((schemes) => schemes.map(({scheme}) => scheme));
    const {content = [], isRequired = false} = operation.requestBody ?? {};
    const bodies = content.map((media) => readBody(media, isRequired));
    const body = bodies.find(({format}) => format === 'json') ?? bodies.find(({fields}) => fields.length > 0);
    return {
      id: operation.id,
      document: name,
      method: operation.method.toUpperCase(),
      basePath: readBasePath(operation),
      path: operation.path,
      parameters: operation.parameters.map(readParameter),
      ...(body && {body}),
      bodies,
      responses: operation.responses.map(readResponse),
      credentials,
      security: operation.security.map((schemes) => schemes.map(({scheme}) => readScheme(securitySchemes[scheme]))),
      ...readOrigin(operation),
      ...(rateLimit && {rateLimit}),
      extensions: readExtensions(declaration),
    };
  };

  return readOpenApiOperations(document)
    .filter(({kind}) => kind === 'operation')
    .map(readOperation);
}

const readExampleValues = ({type, examples}: OpenApiMediaType): Record<string, JsonObject> =>
  Object.fromEntries(
    examples.map(({name, declaration}) => [name, objectAt({value: readExampleValue(declaration, type)}, 'value')]),
  );

/** Returns a media type in lowercase without parameters such as `charset`. */
export const removeParameters = (mediaType: string): string => mediaType.split(';', 1).join('').trim().toLowerCase();

/** @param types - The types of the schema; absent without a schema. */
function readFormat(mediaType: string, types: readonly string[] | undefined): BodyDeclaration['format'] {
  if (isJsonMediaType(mediaType)) return 'json';
  if (types === undefined) return 'other';
  if (isUrlEncoded(mediaType)) return 'form';
  if (isMultipart(mediaType)) return 'multipart';
  return /^text\/(?!xml)/i.test(mediaType) && types.includes('string') ? 'text' : 'other';
}

function readOrigin({servers}: OpenApiOperation): {origin?: string} {
  const url = servers[0]?.url ?? '';
  return URL.canParse(url) ? {origin: new URL(url).origin} : {};
}

/** Returns the path of the first server without a trailing slash, unless it has another protocol than HTTP. */
function readBasePath({servers}: OpenApiOperation): string {
  const url = servers[0]?.url ?? '';
  const {protocol, pathname} = new URL(URL.canParse(url, 'http://localhost') ? url : '', 'http://localhost');
  return /^(?:https?|wss?):$/.test(protocol) ? pathname.replace(/\/$/, '') : '';
}

/** Converts a response key to a status: `2XX` to the first status of its range, and `default` to an error. */
const readStatus = (key: string) => (key === 'default' ? 500 : Number(key.replaceAll(/x/gi, '0')));
