import {isInRanges, isJsonMediaType, removeMediaTypeParameters} from '@developer-docs/openapi';
import {getErrorMessage, isObject, isTooDeep, maxJsonDepth, parseJson, toNearestNumbers} from '@developer-docs/utils';
import {getSchemaUri, type MockMediaType, type MockOperation} from '../contract/mock-operation.js';
import type {Validators} from '../contract/validators.js';
import type {MockBehavior} from '../extension/extension.js';
import {ProblemError, type FieldError} from '../extension/problem-error.js';
import {toFieldErrors} from './field-errors.js';

/** A request body. */
export interface ParsedBody {
  /** How the operation declares it. */
  readonly media: MockMediaType;
  /** `undefined` for formats that aren't read, such as XML, and for parts without names. */
  readonly value: unknown;
}

/**
 * Parses a request body as its content type specifies. Numbers in JSON are kept as they were sent. Handlers only get
 * objects.
 *
 * @returns `undefined` if the operation has no body, or if the body is optional and absent.
 * @throws ProblemError with `body_too_large`, `unsupported_media_type`, or `malformed_body`.
 */
export async function parseCallBody(
  body: Uint8Array<ArrayBuffer>,
  contentType: string | null,
  operation: MockOperation,
  {handlers = {}, maxBodyBytes = Infinity}: MockBehavior,
): Promise<ParsedBody | undefined> {
  const parsed = await parseBody(body, contentType, operation, maxBodyBytes);
  const hasHandler = Object.hasOwn(handlers, operation.id);
  if (hasHandler && parsed?.media.format === 'json' && !isObject(parsed.value)) {
    throw new ProblemError('malformed_body', {detail: 'The request body must be an object.'});
  }
  return parsed;
}

async function parseBody(
  body: Uint8Array<ArrayBuffer>,
  contentType: string | null,
  {bodies, requestBody}: MockOperation,
  maxBytes: number,
): Promise<ParsedBody | undefined> {
  if (bodies.length === 0 || (body.length === 0 && requestBody?.isRequired !== true)) return undefined;
  if (body.length > maxBytes) {
    throw new ProblemError('body_too_large', {
      detail: `The request body is ${body.length} bytes; the maximum is ${maxBytes}.`,
    });
  }
  const media = findMediaType(contentType, bodies);
  if (media === undefined) {
    const problem =
      contentType === null ? 'The Content-Type header is missing.' : `The Content-Type is ${contentType}.`;
    const types = bodies.map(({type}) => type).join(' or ');
    throw new ProblemError('unsupported_media_type', {detail: `${problem} Send ${types}.`});
  }
  try {
    return {media, value: await readValue(body, contentType ?? '', media)};
  } catch (error) {
    throw new ProblemError('malformed_body', {detail: `${getErrorMessage(error).replace(/\.$/, '')}.`});
  }
}

/** Finds the media type for a content type: the same type, or else a range that contains it. */
function findMediaType(contentType: string | null, bodies: readonly MockMediaType[]): MockMediaType | undefined {
  const sentType = removeMediaTypeParameters(contentType ?? 'application/octet-stream');
  return (
    bodies.find(({type}) => type === sentType) ??
    findInRange(sentType, bodies) ??
    // JSON is also accepted under its common name.
    (sentType === 'application/json' ? bodies.find(({format}) => format === 'json') : undefined)
  );
}

/** Finds a range such as `application/*`. JSON is read unless it's a file, whose schema is a string. */
function findInRange(sentType: string, bodies: readonly MockMediaType[]): MockMediaType | undefined {
  const range = bodies.find(({type}) => type.includes('*') && isInRanges(sentType, type));
  const isJson = isJsonMediaType(sentType) && range?.valueType.types.some((type) => type !== 'string') === true;
  return isJson ? {...range, format: 'json'} : range;
}

async function readValue(body: Uint8Array<ArrayBuffer>, contentType: string, media: MockMediaType): Promise<unknown> {
  const readText = () => new TextDecoder('utf-8', {fatal: true}).decode(body);
  switch (media.format) {
    case 'json': {
      if (body.length === 0) throw new Error('The request has no body');
      const text = readText();
      if (isTooDeep(text)) throw new Error(`The body is nested more than ${maxJsonDepth} levels deep`);
      return parseJson(text);
    }
    // In a browser, forms are only loaded for documents that have them.
    case 'form':
      return (await import('./form.js')).parseForm(readText(), media);
    case 'multipart':
      return (await import('./form.js')).parseMultipart(body, contentType, media);
    case 'text':
      return readText();
    case 'other':
      return undefined;
  }
}

/** Validates a request body against its schema and, if it's valid, against the extension's rules. */
export function validateBody(
  operation: MockOperation,
  {media, value}: ParsedBody,
  validators: Validators,
  {findBodyErrors}: Pick<MockBehavior, 'findBodyErrors'>,
): readonly FieldError[] {
  if (value === undefined) return [];
  const errors = toFieldErrors(validators.validateRequest(getSchemaUri(operation, media.declaration), value));
  return errors.length > 0 || !isObject(value) ? errors : (findBodyErrors?.(operation, toNearestNumbers(value)) ?? []);
}
