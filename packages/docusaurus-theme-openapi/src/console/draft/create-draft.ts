import {chooseMediaType, isIncluded, type Parameter, type SampleKind} from '@developer-docs/openapi';
import {getOwn} from '@developer-docs/utils';
import {getValueKey, type ConsoleOperation} from '../../shared/console-operation';
import type {RequestDraft} from './draft';
import {createBody, formatFieldValue} from './field-text';
import {isSecretParameter} from './remove-secrets';

/** The IDs in a response, with the request's credential. Other operations need both. */
export interface IdContext {
  readonly ids: Readonly<Record<string, string>>;
  /** The credential's ID. */
  readonly credential: string;
}

/** What the reader has chosen and entered for other operations of the document. */
export interface RememberedValues {
  /** The ID of the credential that the reader chose last. */
  readonly credential?: string;
  /** The values of parameters that many operations have, such as a tenant, by their keys in drafts. */
  readonly parameters: Readonly<Record<string, string>>;
}

interface DraftOptions {
  /** The media type of the body. Default: the preferred one. */
  readonly mediaType?: string;
  /** The IDs for the path parameters. */
  readonly context?: IdContext;
  readonly remembered?: RememberedValues;
}

/**
 * Returns whether a parameter means the same in all operations of a document, such as a tenant or a version: those that
 * are required. A plain `id` or `name` doesn't say which resource it belongs to, each request has an idempotency key of
 * its own, and a credential stays with the server that it was entered for.
 */
export const isSharedParameter = (operation: ConsoleOperation, parameter: Parameter): boolean =>
  parameter.isRequired &&
  parameter.in !== 'querystring' &&
  !/^(?:id|name|slug)$|idempotency/i.test(parameter.name) &&
  !isSecretParameter(operation, parameter);

/**
 * Creates the draft that the console opens with: the sample on the page, with IDs from earlier responses in this tab.
 */
export function createDraft(
  operation: ConsoleOperation,
  kind: SampleKind,
  {mediaType: preferredType, context, remembered = {parameters: {}}}: DraftOptions = {},
): RequestDraft {
  const accepted = operation.credentials.filter(({isAccepted}) => isAccepted).map(({id}) => id);
  const parameters = operation.parameters.map((parameter) => {
    const example = isIncluded(parameter, kind) ? parameter.examples[0]?.value : undefined;
    const key = getValueKey(parameter);
    const known = parameter.in === 'path' ? context?.ids[parameter.name] : undefined;
    const shared = isSharedParameter(operation, parameter) ? getOwn(remembered.parameters, key) : undefined;
    return [key, known ?? shared ?? formatFieldValue(parameter.mediaType, example)] as const;
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
