import {mapMembers, omitKeys, toObject, type JsonObject} from '@developer-docs/utils';
import {isMediaType, isUrlEncoded} from '../../media-types.js';
import {arrayStyles, convertHeader, convertReference, type SwaggerContext} from './convert-parameters.js';
import {convertSchema} from './convert-schemas.js';

/** Creates the content of a body, which is the same for all media types. */
const createContent = (types: readonly string[], media: JsonObject): Record<string, JsonObject> =>
  Object.fromEntries(types.map((type) => [type, media]));

export const convertBody = (body: JsonObject, context: SwaggerContext): JsonObject => ({
  ...omitKeys(body, 'schema', 'name', 'in'),
  content: createContent(context.consumes ?? ['application/json'], {schema: convertSchema(body.schema ?? {})}),
});

export function convertForm(fields: readonly JsonObject[], context: SwaggerContext): JsonObject {
  const hasFile = fields.some(({type}) => type === 'file');
  const isForm = (type: string) => /^multipart\/form-data\b/i.test(type) || (!hasFile && isUrlEncoded(type));
  const declared = (context.consumes ?? []).filter(isForm);
  const types =
    declared.length > 0 ? declared : [hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'];
  const required = fields.filter((field) => field.required === true).map(({name}) => String(name));
  const properties = fields.map((field) => {
    const {schema, ...others} = convertHeader(field);
    return [
      String(field.name),
      {...(schema as JsonObject), ...omitKeys(others, 'name', 'in', 'required', 'allowEmptyValue')},
    ] as const;
  });
  const encoding = fields.flatMap((field) => {
    const {name, type, collectionFormat = 'csv'} = field;
    const style = arrayStyles.get(collectionFormat);
    if (style === undefined) {
      context.document.reportUnsupported(
        context.document.pointerTo(field),
        `the "collectionFormat" ${String(collectionFormat)} of the form field "${String(name)}", whose values are separate fields instead,`,
      );
    }
    // If there's no encoding, each item is a separate field.
    return type === 'array' && style?.explode === false ? [[String(name), style] as const] : [];
  });
  const media = {
    schema: {type: 'object', ...(required.length > 0 && {required}), properties: Object.fromEntries(properties)},
    ...(encoding.length > 0 && {encoding: Object.fromEntries(encoding)}),
  };
  return {...(required.length > 0 && {required: true}), content: createContent(types, media)};
}

/** Shared responses have the document's media types, so operations with other media types have copies of them. */
export function convertResponseReference(
  response: unknown,
  context: SwaggerContext,
  inherited: SwaggerContext,
): JsonObject {
  const isShared = context.produces === inherited.produces;
  return (isShared ? convertReference(response, 'responses') : undefined) ?? convertResponse(response, context);
}

export function convertResponse(value: unknown, context: SwaggerContext): JsonObject {
  const {document} = context;
  const {schema, examples, headers, ...others} = document.resolve(value);
  const isFile = document.resolve(schema).type === 'file';
  const types = context.produces ?? [isFile ? 'application/octet-stream' : 'application/json'];
  const media = schema === undefined ? {} : {schema: convertSchema(schema)};
  const content = createContent(schema === undefined ? [] : types, media);
  // The keys of examples are media types.
  for (const [type, example] of Object.entries(toObject(examples))) {
    if (isMediaType(type)) content[type] = {...(content[type] ?? media), example};
  }
  const convertedHeaders = mapMembers(headers, (header) => convertHeader(document.resolve(header)));
  return {
    description: '',
    ...others,
    ...(Object.keys(convertedHeaders).length > 0 && {headers: convertedHeaders}),
    ...(Object.keys(content).length > 0 && {content}),
  };
}
