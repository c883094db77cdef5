import {chooseMediaType, isIncluded, type Parameter, type SampleKind} from '@developer-docs/openapi';
import {getOwn} from '@developer-docs/utils';
import {getParameterKey, type ConsoleOperation} from '../../../shared/console-operation';
import type {RequestDraft} from './draft';
import {isSecretParameter} from './remove-secrets';
import {mayBeSecret} from './secret-names';
import {createBody, formatValue} from './values';

/** The IDs in a response, with the request's credential. Other operations need both. */
export interface IdContext {
  readonly ids: Readonly<Record<string, string>>;
  readonly credential: string;
  /** The ID of the sandbox. Others don't have the records. */
  readonly sandbox: string;
}

/**
 * Returns the latest context of a sandbox that has IDs for all of these path parameters and one of these credentials.
 */
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
 * are required. A plain `id` or `name` doesn't say which resource it belongs to, each request has an idempotency key of
 * its own, and what may be a secret stays with the server that it was entered for.
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
