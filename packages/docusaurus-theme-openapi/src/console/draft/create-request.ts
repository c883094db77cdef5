import {
  chooseMediaType,
  createSampleRequest,
  getBodyFormat,
  insertSecret,
  isStructured,
  placeholderOrigin,
  type MediaType,
  type Parameter,
  type SampleRequest,
} from '@developer-docs/openapi';
import {tryParseJson, type Json} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import {getValueKey, type ConsoleOperation} from '../../shared/console-operation';
import {isDotSegment} from '../../shared/server-urls';
import {getRequirement} from './credentials';
import type {RequestDraft} from './draft';
import {FieldValueError} from './errors';
import {parseForm, parseFieldValue} from './field-text';

/** A path parameter whose value the path can't contain. */
interface PathProblem {
  /** The parameter's name. */
  readonly parameter: string;
  readonly in: 'path';
  /** The message for readers. */
  readonly detail: string;
}

/**
 * Finds the path parameters whose values would make the request call another operation: `DELETE /pets/{id}` with `..`
 * or an empty list is a request to `/` or `/pets/`. Links can set the values of parameters. Those without a value are
 * ignored.
 */
export function findUnsafeValues(
  {path, parameters}: ConsoleOperation,
  draft: Pick<RequestDraft, 'parameters'>,
): PathProblem[] {
  const inPath = insertValues(parameters, draft.parameters).filter(({in: location}) => location === 'path');
  const problems: PathProblem[] = [];
  for (const template of path.split('/')) {
    const used = inPath.filter(({name}) => template.includes(`{${name}}`));
    const [parameter] = used;
    if (parameter === undefined) continue;
    const detail = explainSegment(template, used, parameter.name);
    if (detail !== undefined) problems.push({parameter: parameter.name, in: 'path', detail});
  }
  return problems;
}

/** Explains why a segment of a path can't have its values; `undefined` if it can. */
function explainSegment(template: string, parameters: readonly Parameter[], name: string): string | undefined {
  const part = {method: '', path: `/${template}`, servers: [], security: [], parameters, responses: []};
  const {url = ''} = createSampleRequest(part, 'realistic') ?? {};
  const value = insertSecret(url, '').slice(`${placeholderOrigin}/`.length);
  if (value === '') return describeMissingValue(name);
  const segment = value.split(/[/\\]/).find(isDotSegment);
  return segment === undefined ? undefined : describeDotSegment(name, segment);
}

/** Returns the message for a path parameter without a value. */
const describeMissingValue = (name: string) =>
  translate(
    {id: 'theme.openapi.console.emptyParameter', message: 'Enter a value for the path parameter {name}.'},
    {name},
  );

const describeDotSegment = (name: string, value: string) =>
  translate(
    {
      id: 'theme.openapi.console.dotSegment',
      message:
        'Enter another value for the path parameter {name}. “{value}” is removed from URLs, so the request would call another operation.',
    },
    {name, value},
  );

/**
 * Checks the values of path parameters.
 *
 * @throws A `FieldValueError` if one is missing or unsafe, so that the request doesn't have a URL.
 */
export function checkPath(operation: ConsoleOperation, draft: Pick<RequestDraft, 'parameters'>): void {
  const empty = operation.parameters.find(
    (parameter) => parameter.in === 'path' && (draft.parameters[getValueKey(parameter)] ?? '') === '',
  );
  if (empty !== undefined) throw new FieldValueError(describeMissingValue(empty.name), {parameter: empty.name});
  const [unsafe] = findUnsafeValues(operation, draft);
  if (unsafe !== undefined) throw new FieldValueError(unsafe.detail, {parameter: unsafe.parameter});
}

/** Returns the parameters that are sent, with their values as examples. */
const insertValues = (parameters: readonly Parameter[], values: RequestDraft['parameters']): Parameter[] =>
  parameters.flatMap((parameter) => {
    const text = values[getValueKey(parameter)] ?? '';
    const example = {
      name: 'draft',
      value: parseFieldValue(parameter.schema.types, parameter.mediaType, text),
      isGenerated: false,
    };
    const isSent = text !== '' || (parameter.isRequired && parameter.allowsEmptyValue);
    return isSent ? [{...parameter, isRequired: true, examples: [example]}] : [];
  });

/**
 * Creates the request that the samples show, with environment variables instead of credentials. Path parameters without
 * a value, and those with an unsafe one, are placeholders.
 *
 * @param server - The URL of the server. Default: the one that the sandbox simulates.
 */
export function createRequest(
  operation: ConsoleOperation,
  draft: Omit<RequestDraft, 'simulation'>,
  server = operation.sandboxUrl,
): SampleRequest {
  const {body} = draft;
  const unsafe = findUnsafeValues(operation, draft);
  const parameters = insertValues(operation.parameters, draft.parameters).filter(
    ({name, in: location}) => location !== 'path' || !unsafe.some(({parameter}) => parameter === name),
  );
  const {requestBody} = operation;
  const mediaType = requestBody && body.trim() !== '' ? chooseMediaType(requestBody, draft.mediaType) : undefined;
  const value = mediaType && parseBody(mediaType, body);
  const example = {name: 'realistic', value: value ?? null, isGenerated: false};
  const request = createSampleRequest(
    {
      ...operation,
      servers: [{url: server}],
      parameters,
      security: [getRequirement(operation, draft.credential)],
      requestBody: requestBody && mediaType && {...requestBody, content: [{...mediaType, examples: [example]}]},
    },
    'realistic',
    {files: draft.files},
  );
  if (request === undefined) throw new Error(`The ${operation.id} request can't be created.`);
  // Invalid JSON is sent as is, so that readers see how the API responds.
  return mediaType !== undefined && value === undefined ? {...request, body: {kind: 'text', text: body}} : request;
}

/** Returns the value of a body, or `undefined` for invalid JSON. */
function parseBody(mediaType: MediaType, text: string): Json | undefined {
  const format = getBodyFormat(mediaType);
  // Ranges that include all types include JSON.
  const value = format === 'text' && mediaType.type.includes('*') ? tryParseJson(text) : undefined;
  if (format === 'text' || format === 'file') return isStructured(value) ? value : text;
  return format === 'json' ? tryParseJson(text) : parseForm(text);
}
