import {isObject, objectAt, parseJson, type JsonObject} from '@developer-docs/internal';
import {
  isJsonMediaType,
  listSubschemas,
  listTypes,
  type FormField,
  type OpenApiDocument,
} from '@developer-docs/openapi';
import {parseValue} from './parameters.js';

/** How the members of a form are sent, and the schema of its value. */
interface FormDeclaration {
  readonly fields: readonly FormField[];
  readonly schema: unknown;
  readonly document: OpenApiDocument;
}

const noField: Omit<FormField, 'name'> = {isFile: false, isList: false, types: [], itemTypes: []};

/**
 * Parses a URL-encoded form into the value that its schema describes.
 *
 * @throws URIError if the percent-encoding is invalid.
 */
export function parseForm(text: string, {fields, schema, document}: FormDeclaration): JsonObject {
  // The members of an exploded object are fields of their own.
  const explodedObject = fields.find(
    ({style, explode = true, types}) => style === 'form' && explode && types.includes('object'),
  );
  const value = createRecord<unknown>();
  const deepValues = createRecord<Record<string, unknown>>();
  for (const [name, texts] of readPairs(text)) {
    const field = fields.find((candidate) => candidate.name === name);
    const property = findProperty(schema, name, document);
    const deepField = fields.find((item) => item.style === 'deepObject' && name.startsWith(`${item.name}[`));
    if (deepField !== undefined) {
      const keys = [...name.matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key);
      setMember((deepValues[deepField.name] ??= createRecord()), keys, texts.map(decode));
    } else if (field === undefined && explodedObject !== undefined) {
      setMember((deepValues[explodedObject.name] ??= createRecord()), [name], texts.map(decode));
    } else if (field !== undefined && isDelimited(field)) {
      value[name] = readDelimited(field, texts, property, document);
    } else {
      value[name] = readMember(field ?? {name, ...noField}, texts.map(decode), property, document);
    }
  }
  for (const [name, members] of Object.entries(deepValues)) {
    value[name] = convertTexts(members, findProperty(schema, name, document), document);
  }
  return {...value};
}

/** Creates an object without inherited members, because names such as `__proto__` come from clients. */
const createRecord = <T>() => Object.create(null) as Record<string, T>;

/**
 * Parses a multipart form into the value that its schema describes. Files become strings with one character per byte.
 *
 * @throws TypeError if the body or the content type is invalid.
 */
export async function parseMultipart(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  {fields, schema, document}: FormDeclaration,
): Promise<JsonObject> {
  const form = await new Response(body, {headers: {'Content-Type': contentType}}).formData();
  const value = createRecord<unknown>();
  for (const name of new Set(form.keys())) {
    const field = fields.find((candidate) => candidate.name === name) ?? {name, ...noField};
    const texts = await Promise.all(
      form.getAll(name).map((part) => (typeof part === 'string' ? part : field.isFile ? readBytes(part) : part.text())),
    );
    const property = findProperty(schema, name, document);
    value[name] = field.isFile ? (field.isList ? texts : unwrap(texts)) : readMember(field, texts, property, document);
  }
  return {...value};
}

async function readBytes(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const chunks: string[] = [];
  // More arguments could exceed the size of the stack.
  for (let start = 0; start < bytes.length; start += 8192) {
    chunks.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  }
  return chunks.join('');
}

/** Lists the names of a URL-encoded form with their values, which are still encoded. */
function readPairs(text: string): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  for (const pair of text.split('&').filter((item) => item !== '')) {
    const [name = '', ...rest] = pair.split('=');
    const key = decode(name);
    pairs.set(key, [...(pairs.get(key) ?? []), rest.join('=')]);
  }
  return pairs;
}

const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

/** Returns the only item, or all items if the name occurs several times. */
const unwrap = (items: readonly unknown[]) => (items.length === 1 ? items[0] : items);

/** Returns whether the values of a list or object are in one field. */
const isDelimited = ({style, explode = style === 'form', mediaType}: FormField) =>
  style !== undefined && style !== 'deepObject' && !explode && mediaType === undefined;

/** Reads a list, or an object as alternating keys and values, that a delimiter separates. */
function readDelimited(
  {style = 'form', isList, types}: FormField,
  texts: readonly string[],
  property: unknown,
  document: OpenApiDocument,
): unknown {
  const delimiter = {spaceDelimited: /%20|\+/, pipeDelimited: /%7C|\|/i}[style] ?? ',';
  const items = texts.flatMap((text) => text.split(delimiter)).map(decode);
  if (isList) return convertTexts(items, property, document);
  if (!types.includes('object')) return convertTexts(unwrap(texts.map(decode)), property, document);
  const entries = items.flatMap((key, index) => (index % 2 === 0 ? [[key, items[index + 1] ?? '']] : []));
  return convertTexts(Object.fromEntries(entries), property, document);
}

/** Reads the values of a name. Each item of a list is a value of its own, and an object is JSON. */
function readMember(
  {isList, types, mediaType = ''}: FormField,
  texts: readonly string[],
  property: unknown,
  document: OpenApiDocument,
): unknown {
  if (isJsonMediaType(mediaType)) return unwrap(texts.map(readJson));
  const canBeScalar = types.some((type) => type !== 'array' && type !== 'null');
  const isScalar = !isList || (canBeScalar && texts.length === 1);
  return convertTexts(isScalar ? unwrap(texts) : texts, property, document);
}

/** Returns a text that isn't JSON unchanged, so that the schema rejects it. */
function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** Converts the texts in a value to the types that a schema declares. */
function convertTexts(value: unknown, schema: unknown, document: OpenApiDocument): unknown {
  const schemas = listSubschemas(schema, document);
  const types = listTypes(schemas);
  if (typeof value === 'string') {
    const isJson = (types.includes('object') || types.includes('array')) && !types.includes('string');
    return isJson ? readJson(value) : parseValue(value, types);
  }
  if (Array.isArray(value) || (isObject(value) && types.includes('array'))) {
    const items = schemas.map((part) => part.items).findLast((item) => item !== undefined);
    return Object.values(value).map((item) => convertTexts(item, items, document));
  }
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).map(([name, member]) => [
      name,
      convertTexts(member, findProperty(schema, name, document), document),
    ]),
  );
}

const findProperty = (schema: unknown, name: string, document: OpenApiDocument): unknown =>
  listSubschemas(schema, document)
    .map((part) => objectAt(part, 'properties'))
    .findLast((properties) => Object.hasOwn(properties, name))?.[name];

/** Sets a nested member: `{a: {b: 'x'}}` for the keys `a` and `b`. */
function setMember(target: Record<string, unknown>, [key = '', ...rest]: readonly string[], texts: readonly string[]) {
  if (rest.length === 0) {
    target[key] = unwrap(texts);
    return;
  }
  const child = target[key];
  const members = isObject(child) ? (child as Record<string, unknown>) : createRecord<unknown>();
  target[key] = members;
  setMember(members, rest, texts);
}
