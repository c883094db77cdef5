import {isJsonMediaType, type FormField} from '@developer-docs/openapi';
import type {JsonObject} from '@developer-docs/utils';
import type {MockMediaType} from '../contract/mock-operation.js';
import type {ValueType} from '../contract/value-types.js';
import {isMemberName, ParameterSyntaxError, type ParameterSyntax} from './parameter-syntax.js';
import {decodeQuery, getMemberType, readJson, readMember, readPairs, splitPairs} from './parameter-values.js';

/**
 * Parses a URL-encoded form into the value that its schema describes. A value in another format stays text, which the
 * schema rejects.
 */
export function parseForm(text: string, {fields, valueType}: MockMediaType): JsonObject {
  const pairs = splitPairs(text);
  const names = fields.map(({name}) => name);
  const syntaxes = fields.filter(({style}) => style !== undefined).map((field) => createSyntax(field, valueType));
  const members = new Map<string, unknown>();
  for (const syntax of syntaxes) {
    const value = readField(syntax, pairs, names);
    if (value !== undefined) members.set(syntax.name, value);
  }
  for (const name of new Set(pairs.map(([key]) => key))) {
    if (members.has(name) || syntaxes.some((syntax) => isMemberName(name, syntax))) continue;
    members.set(name, readTexts(listTexts(pairs, name), findField(fields, name), getMemberType(valueType, name)));
  }
  return Object.fromEntries(members);
}

/**
 * Parses a multipart form into the value that its schema describes. Files become strings with one character per byte.
 *
 * @throws TypeError if the body or the content type is invalid.
 */
export async function parseMultipart(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  {fields, valueType}: MockMediaType,
): Promise<JsonObject> {
  const form = await new Response(body, {headers: {'Content-Type': contentType}}).formData();
  const readPart = async (name: string): Promise<unknown> => {
    const field = findField(fields, name);
    const parts = form.getAll(name);
    if (field?.isFile === true) {
      const files = await Promise.all(parts.map(readBytes));
      return field.isList ? files : unwrap(files);
    }
    const texts = await Promise.all(parts.map(async (part) => (typeof part === 'string' ? part : part.text())));
    return readTexts(texts, field, getMemberType(valueType, name));
  };
  const names = [...new Set(form.keys())];
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readPart(name)] as const)));
}

const readBytes = async (part: FormDataEntryValue) =>
  typeof part === 'string' ? part : readBinary(new Uint8Array(await part.arrayBuffer()));

/** Returns a text with one character for each byte. */
function readBinary(bytes: Uint8Array<ArrayBuffer>): string {
  const chunks: string[] = [];
  // More arguments could exceed the size of the stack.
  for (let start = 0; start < bytes.length; start += 8192) {
    chunks.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
  }
  return chunks.join('');
}

const findField = (fields: readonly FormField[], name: string) => fields.find((field) => field.name === name);

/** A field with a style is written like a query parameter. */
const createSyntax = (
  {name, style = 'form', explode = style === 'form'}: FormField,
  type: ValueType,
): ParameterSyntax => ({name, style, explode, type: getMemberType(type, name)});

/** Lists the texts of the fields with a name. */
const listTexts = (pairs: ReturnType<typeof splitPairs>, name: string): string[] =>
  pairs.filter(([key]) => key === name).map(([, value]) => decodeQuery(value));

function readField(syntax: ParameterSyntax, pairs: ReturnType<typeof splitPairs>, names: readonly string[]): unknown {
  try {
    return readPairs(syntax, pairs, names, decodeQuery);
  } catch (error) {
    if (!(error instanceof ParameterSyntaxError)) throw error;
    return listTexts(pairs, syntax.name);
  }
}

/** Reads the strings of a field without a style. Each item of a list is a separate string, and an object is JSON. */
function readTexts(texts: readonly string[], field: FormField | undefined, type: ValueType): unknown {
  if (isJsonMediaType(field?.mediaType ?? '')) return unwrap(texts.map(readJson));
  const canBeScalar = type.types.some((name) => name !== 'array' && name !== 'null');
  if (field?.isList === true && (texts.length > 1 || !canBeScalar)) {
    return texts.map((text) => readMember(text, type.items));
  }
  return unwrap(texts.map((text) => readMember(text, type)));
}

/** Returns the only item, or all items if the name occurs several times. */
const unwrap = (items: readonly unknown[]) => (items.length === 1 ? items[0] : items);
