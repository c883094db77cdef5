import type {FieldError} from '@developer-docs/mock-api';
import {
  decodeUriPart,
  getOwn,
  isObject,
  stringifyJson,
  toPlainText,
  toWellFormed,
  type Json,
} from '@developer-docs/utils';
import {
  chooseExample,
  chooseMediaType,
  createSampleRequest,
  getBodyFormat,
  isIncluded,
  type MediaType,
  type Parameter,
  type SampleKind,
  type SampleRequest,
} from '@developer-docs/openapi';
import {isTooDeep, tryParseJson} from './json-depth';
import {getRequirement} from './credentials';
import {createLinkPrefix, getLinkName, isLinkTo} from '../../client/try-it/link-prefix';
import {getParameterKey, type ConsoleOperation} from '../data/operation';
import {findSecretParameters, isSecretParameter, mayBeSecret, removeSecrets, toRequirement} from './draft-secrets';
import {findUnsafePathValues, type UnsafePathValue} from './path-values';

/** A request that the reader is editing. */
export interface RequestDraft {
  /** The ID of the credential. */
  readonly credential: string;
  /** Parameter values as text, by {@link getParameterKey}. An empty optional parameter isn't sent. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The media type of the request body; empty if the operation has none. */
  readonly mediaType: string;
  /** The text of the request body. A form is the JSON of its members. If it's empty, no body is sent. */
  readonly body: string;
  /** The files that the reader has chosen, by the name of the form's field; `''` for a body that's a file. */
  readonly files: Readonly<Record<string, readonly File[]>>;
  readonly simulation: Simulation;
}

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

/** The `Mock-*` headers that make the sandbox simulate errors and delays. Empty headers aren't sent. */
export type Simulation = Readonly<Record<string, string>>;

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
  if (value === undefined) {
    return '';
  }
  const items = Array.isArray(value) && mediaType === undefined ? (value as readonly Json[]) : [];
  const isList = items.length > 0 && items.every((item) => !isStructured(item) && !toPlainText(item).includes(','));
  return isList ? items.map(toPlainText).join(',') : toPlainText(value);
}

const isStructured = (value: Json | undefined) => Array.isArray(value) || isObject(value);

/** Creates the text of a body from the example of a media type. */
export function createBody(mediaType: MediaType, kind: SampleKind): string {
  const value = chooseExample(mediaType.examples, kind)?.value;
  if (getBodyFormat(mediaType) === 'file') {
    return 'file';
  }
  return value === undefined ? '' : formatBody(mediaType, value);
}

/** Formats an example of a body as a draft's text. */
export const formatBody = (mediaType: MediaType, value: Json): string =>
  getBodyFormat(mediaType) === 'text' ? toPlainText(value) : stringifyJson(value, 2);

/** Finds the field errors in a problem document. */
export function findFieldErrors(body: Json | undefined): FieldError[] {
  const errors = isObject(body) && Array.isArray(body['errors']) ? (body['errors'] as readonly Json[]) : [];
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
  if (value !== undefined && (isJson || (isStructured(value) && acceptsStructure))) {
    return value;
  }
  return types.includes('array') ? text.split(',').map((item) => item.trim()) : text;
}

/** Finds the path parameters whose values would make the request call another operation. */
export const findUnsafeValues = (
  {operation}: ConsoleOperation,
  {parameters}: Pick<RequestDraft, 'parameters'>,
): UnsafePathValue[] =>
  findUnsafePathValues({...operation, parameters: insertValues(operation.parameters, parameters)});

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
 * @param hidden - The parameters that are variables or placeholders, too. Default: none.
 */
export function createRequest(
  model: ConsoleOperation,
  draft: Omit<RequestDraft, 'simulation'>,
  hidden: readonly Parameter[] = [],
): SampleRequest {
  const {operation, credentials} = model;
  const unsafe = findUnsafeValues(model, draft);
  const shown = operation.parameters.filter((parameter) => !hidden.includes(parameter));
  const parameters = insertValues(shown, draft.parameters).filter(
    ({name, in: location}) => location !== 'path' || !unsafe.some(({parameter}) => parameter === name),
  );
  const {requestBody, ...operationFields} = operation;
  const credential = credentials.find(({id}) => id === draft.credential);
  const mediaType = requestBody && draft.body.trim() !== '' ? chooseMediaType(requestBody, draft.mediaType) : undefined;
  const value = mediaType && readBody(mediaType, draft.body);
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
  if (request === undefined) {
    throw new Error(`The ${operation.id} request can't be created.`);
  }
  // Invalid JSON is sent as is, so that readers see how the API responds.
  return mediaType !== undefined && value === undefined
    ? {...request, body: {kind: 'text', text: draft.body}}
    : request;
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

/** Creates the request as the history and commands show it, without what may be a credential in its body. */
export const createShownRequest = (model: ConsoleOperation, draft: RequestDraft): SampleRequest =>
  createRequest(model, {...draft, body: removeSecrets(model, draft).body ?? ''}, findSecretParameters(model, draft));

/** Creates the fragment of a link that opens the console with a draft. It never contains a credential or a file. */
export function encodeDraft(model: ConsoleOperation, kind: SampleKind, draft: RequestDraft): string {
  const {credential, parameters, mediaType, body, simulation} = removeSecrets(model, draft);
  const kept = model.operation.parameters
    .map(getParameterKey)
    .filter((key) => parameters[key] === draft.parameters[key]);
  const shared = {
    credential,
    parameters: Object.fromEntries(kept.map((key) => [key, parameters[key]])),
    mediaType,
    body,
    simulation,
  };
  const content = JSON.stringify(shared);
  const bytes = Array.from(new TextEncoder().encode(content), (byte) => String.fromCharCode(byte));
  const base64 = btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const name = toWellFormed(getLinkName(model.operation.id, model.sandbox));
  return createLinkPrefix(encodeURIComponent(name), kind) + base64;
}

/** Reloads the page after a deploy, and then opens the console with the same draft. */
export function reloadWithDraft(model: ConsoleOperation, kind: SampleKind, draft: RequestDraft): void {
  window.history.replaceState(window.history.state, '', encodeDraft(model, kind, draft));
  window.location.reload();
}

/**
 * Reads the draft in a link's fragment.
 *
 * @param draft - Provides everything that the link doesn't contain.
 * @throws Error if the draft in the link is invalid, for example because the link was truncated.
 */
export function decodeDraft(
  hash: string,
  {operation, sandbox, credentials, mockHeaders}: ConsoleOperation,
  kind: SampleKind,
  draft: RequestDraft,
): RequestDraft {
  const name = getLinkName(operation.id, sandbox);
  const content = isLinkTo(hash, name, kind) ? decodeUriPart(hash).slice(createLinkPrefix(name, kind).length) : '';
  if (content === '') {
    return draft;
  }
  const binary = atob(content.replaceAll('-', '+').replaceAll('_', '/'));
  const text = new TextDecoder('utf-8', {fatal: true}).decode(
    Uint8Array.from(binary, (character) => character.charCodeAt(0)),
  );
  const link = tryParseJson(text);
  if (!isObject(link)) {
    throw new Error("The link doesn't contain a draft.");
  }
  const {credential, parameters, mediaType, body, simulation} = link;
  // Readers can change only these headers.
  const headers = new Set(['Mock-Error', 'Mock-Delay', ...mockHeaders.map(({header}) => header)]);
  const isDeclared = operation.requestBody?.content.some(({type}) => type === mediaType) === true;
  // As links don't contain credentials, one that does is somebody else's.
  const keys = operation.parameters.filter((parameter) => !isSecretParameter(parameter)).map(getParameterKey);
  const linkedParameters = Object.fromEntries(
    Object.entries(pickTexts(parameters)).filter(([key]) => keys.includes(key)),
  );
  const linkedDraft = {
    credential: credentials.find(({id}) => id === credential)?.id ?? draft.credential,
    parameters: {...draft.parameters, ...linkedParameters},
    mediaType: isDeclared ? String(mediaType) : draft.mediaType,
    body: typeof body === 'string' ? body : draft.body,
    files: {},
    simulation: Object.fromEntries(Object.entries(pickTexts(simulation)).filter(([name]) => headers.has(name))),
  };
  const texts = [linkedDraft.body, ...Object.values(linkedDraft.parameters)];
  if (texts.some((value) => isTooDeep(value) || value !== toWellFormed(value))) {
    throw new Error('The draft has too many levels, or text that is not Unicode.');
  }
  return linkedDraft;
}

const pickTexts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
