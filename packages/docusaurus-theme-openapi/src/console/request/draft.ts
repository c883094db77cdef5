import type {FieldError} from '@developer-docs/mock-api';
import {
  chooseExample,
  chooseMediaType,
  createSampleRequest,
  getBodyFormat,
  isIncluded,
  isStructured,
  type MediaType,
  type Parameter,
  type SampleKind,
  type SampleRequest,
} from '@developer-docs/openapi';
import {getOwn, isObject, stringifyJson, toPlainText, type Json} from '@developer-docs/utils';
import {getParameterKey, type ConsoleOperation} from '../data/operation';
import {getRequirement} from './credentials';
import {isSecretParameter, mayBeSecret, toRequirement, type SharedDraft} from './draft-secrets';
import {FieldValueError} from './errors';
import {tryParseJson} from './json-depth';
import {describeUnsafeValue, findUnsafePathValues, type UnsafePathValue} from './path-values';
import type {RequestDraft} from './request-draft';

/** The IDs in a response, with the request's credential. Other operations need both. */
export interface IdContext {
  readonly ids: Readonly<Record<string, string>>;
  readonly credential: string;
  /** The ID of the sandbox. Others don't have the records. */
  readonly sandbox: string;
}

/** Returns the latest context of a sandbox that has IDs for all of these path parameters and one of these credentials. */
export type FindIdContext = (
  names: readonly string[],
  credentials: readonly string[],
  sandbox: string,
) => IdContext | undefined;

/** What the reader has chosen and entered for other operations of the document. */
export interface RememberedValues {
  readonly credential?: string;
  /** The values of parameters, by their keys. */
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Returns whether a parameter means the same in all operations of a document, such as a tenant or a version: those that
 * are required. A plain `id` or `name` doesn't say of what, each request has an idempotency key of its own, and what may be a
 * secret stays with the server that it was entered for.
 */
export const isRepeated = (parameter: Parameter): boolean =>
  parameter.isRequired &&
  parameter.in !== 'querystring' &&
  !/^(?:id|name|slug)$|idempotency/i.test(parameter.name) &&
  !mayBeSecret(parameter.name) &&
  !isSecretParameter(parameter);

/**
 * Creates the draft that the console opens with: the sample on the page, with IDs from earlier responses in this tab.
 *
 * @param preferredType - The media type of the body.
 * @param remembered - Default: nothing.
 */
export function createDraft(
  {operation, credentials, sandbox}: ConsoleOperation,
  kind: SampleKind,
  findContext: FindIdContext,
  preferredType?: string,
  remembered: RememberedValues = {parameters: {}},
): RequestDraft {
  const accepted = credentials.filter(({isAccepted}) => isAccepted).map(({id}) => id);
  const context = findContext(getPathParameterNames(operation.parameters), accepted, sandbox);
  const parameters = operation.parameters.map((parameter) => {
    const example = isIncluded(parameter, kind) ? parameter.examples[0]?.value : undefined;
    const key = getParameterKey(parameter);
    const known = parameter.in === 'path' ? context?.ids[parameter.name] : undefined;
    const repeated = isRepeated(parameter) ? getOwn(remembered.parameters, key) : undefined;
    return [key, known ?? repeated ?? formatValue(parameter.mediaType, example)] as const;
  });
  const credential = accepted.find((id) => id === remembered.credential) ?? accepted[0] ?? 'none';
  const mediaType = operation.requestBody && chooseMediaType(operation.requestBody, preferredType);
  const hasBody = operation.requestBody?.isRequired === true || kind === 'realistic';
  return {
    credential: context?.credential ?? credential,
    parameters: Object.fromEntries(parameters),
    mediaType: mediaType?.type ?? '',
    body: mediaType !== undefined && hasBody ? createBody(mediaType, kind) : '',
    files: {},
    simulation: {},
  };
}

const getPathParameterNames = (parameters: readonly Parameter[]) =>
  parameters.filter((parameter) => parameter.in === 'path').map(({name}) => name);

/** Converts the value of a parameter or form field to text. Commas separate an array's items, unless they contain commas. */
export function formatValue(mediaType: string | undefined, value: Json | undefined): string {
  if (value === undefined) return '';
  const items = Array.isArray(value) && mediaType === undefined ? (value as readonly Json[]) : [];
  const isList = items.length > 0 && items.every((item) => !isStructured(item) && !toPlainText(item).includes(','));
  return isList ? items.map(toPlainText).join(',') : toPlainText(value);
}

/** Creates the text of a body from the example of a media type. */
export function createBody(mediaType: MediaType, kind: SampleKind): string {
  const value = chooseExample(mediaType.examples, kind)?.value;
  if (getBodyFormat(mediaType) === 'file') return 'file';
  return value === undefined ? '' : formatBody(mediaType, value);
}

/** Formats an example of a body as a draft's text. */
export const formatBody = (mediaType: MediaType, value: Json): string =>
  getBodyFormat(mediaType) === 'text' ? toPlainText(value) : stringifyJson(value, 2);

/** Finds the field errors in a problem document. */
export function findFieldErrors(body: Json | undefined): FieldError[] {
  const errors = isObject(body) && Array.isArray(body.errors) ? (body.errors as readonly Json[]) : [];
  return errors.filter(isObject) as unknown as FieldError[];
}

/**
 * Converts the text of a parameter or form field to the value to serialize. Objects are JSON, and arrays are JSON or
 * items that are separated by commas.
 */
export function parseValue(types: readonly string[], mediaType: string | undefined, text: string): Json {
  const value = tryParseJson(text);
  const acceptsStructure = types.length === 0 || types.includes('array') || types.includes('object');
  const isJson = mediaType !== undefined && !types.includes('string');
  if (value !== undefined && (isJson || (isStructured(value) && acceptsStructure))) return value;
  return types.includes('array') ? text.split(',').map((item) => item.trim()) : text;
}

/** Finds the path parameters whose values would make the request call another operation. */
export const findUnsafeValues = (
  {operation}: ConsoleOperation,
  {parameters}: Pick<RequestDraft, 'parameters'>,
): UnsafePathValue[] =>
  findUnsafePathValues({...operation, parameters: insertValues(operation.parameters, parameters)});

/**
 * Checks the values of path parameters.
 *
 * @throws A `FieldValueError` if one is missing or unsafe, so that the request doesn't have a URL.
 */
export function checkPath(model: ConsoleOperation, draft: Pick<RequestDraft, 'parameters'>): void {
  const empty = model.operation.parameters.find(
    (parameter) => parameter.in === 'path' && (draft.parameters[getParameterKey(parameter)] ?? '') === '',
  );
  const [unsafe] = empty === undefined ? findUnsafeValues(model, draft) : [{parameter: empty.name, value: ''}];
  if (unsafe !== undefined) throw new FieldValueError(describeUnsafeValue(unsafe), {parameter: unsafe.parameter});
}

/** Returns the parameters that are sent, with their values as examples. */
const insertValues = (parameters: readonly Parameter[], values: RequestDraft['parameters']): Parameter[] =>
  parameters.flatMap((parameter) => {
    const text = values[getParameterKey(parameter)] ?? '';
    const example = {
      name: 'draft',
      value: parseValue(parameter.schema.types, parameter.mediaType, text),
      isGenerated: false,
    };
    const isSent = text !== '' || (parameter.isRequired && parameter.allowsEmptyValue);
    return isSent ? [{...parameter, isRequired: true, examples: [example]}] : [];
  });

/**
 * Creates the request that the samples show, with environment variables instead of credentials. Path parameters without a
 * value, and those with an unsafe one, are placeholders.
 *
 * @param draft - Of a draft without secrets, the hidden parameters are variables or placeholders, too.
 */
export function createRequest(
  model: ConsoleOperation,
  draft: Omit<RequestDraft, 'simulation'> | SharedDraft,
): SampleRequest {
  const {operation, credentials} = model;
  const {body = '', hidden = []} = draft as Partial<SharedDraft>;
  const unsafe = findUnsafeValues(model, draft);
  const shown = operation.parameters.filter((parameter) => !hidden.includes(parameter));
  const parameters = insertValues(shown, draft.parameters).filter(
    ({name, in: location}) => location !== 'path' || !unsafe.some(({parameter}) => parameter === name),
  );
  const {requestBody, ...operationFields} = operation;
  const credential = credentials.find(({id}) => id === draft.credential);
  const mediaType = requestBody && body.trim() !== '' ? chooseMediaType(requestBody, draft.mediaType) : undefined;
  const value = mediaType && readBody(mediaType, body);
  const example = {name: 'realistic', value: value ?? null, isGenerated: false};
  const request = createSampleRequest(
    {
      ...operationFields,
      parameters,
      security: [[...getRequirement(model, credential), ...toRequirement(hidden)]],
      ...(requestBody && mediaType && {requestBody: {...requestBody, content: [{...mediaType, examples: [example]}]}}),
    },
    'realistic',
    {files: draft.files},
  );
  if (request === undefined) throw new Error(`The ${operation.id} request can't be created.`);
  // Invalid JSON is sent as is, so that readers see how the API responds.
  return mediaType !== undefined && value === undefined ? {...request, body: {kind: 'text', text: body}} : request;
}

/** Returns the value of a body, or `undefined` for invalid JSON. */
function readBody(mediaType: MediaType, text: string): Json | undefined {
  const format = getBodyFormat(mediaType);
  // Ranges that include all types include JSON.
  const value = format === 'text' && mediaType.type.includes('*') ? tryParseJson(text) : undefined;
  if (format === 'text' || format === 'file') return isStructured(value) ? value : text;
  return format === 'json' ? tryParseJson(text) : parseForm(text);
}

export function parseForm(text: string): Readonly<Record<string, Json>> {
  const value = tryParseJson(text);
  return isStructured(value) ? {...(value as Readonly<Record<string, Json>>)} : {};
}
