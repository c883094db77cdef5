import {createSlug} from '@developer-docs/utils';
import type {AnyWidgetError, SuperuserErrorDetails} from '../../ui-sdk';
import messages from './messages/errors.json';

type ErrorCode = keyof SuperuserErrorDetails;

export type AnyError = AnyWidgetError<SuperuserErrorDetails>;

/** The API's error code for an API key in a request from a browser. */
export const apiKeyInBrowser = 'api_key_in_browser';

/** Returns the message for developers, which explains the problem and, where possible, the solution. */
function formatMessage(code: ErrorCode, details: Readonly<Record<string, unknown>>): string {
  const {suggestion, problem, variantId} = details;
  let message = messages[code];
  if (suggestion !== undefined) message = messages.unknown_option_similar;
  else if (code === 'token_rejected' && problem === apiKeyInBrowser) message = messages.token_rejected_api_key;
  else if (code === 'variant_not_found' && variantId === null) message = messages.variant_not_found_unselected;
  return message.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = details[name];
    return Array.isArray(value) ? value.join(', ') : String(value ?? 'unknown');
  });
}

/** The codes of errors that the widget can't recover from. */
const fatalCodes: ReadonlySet<ErrorCode> = new Set([
  'missing_option',
  'unknown_option',
  'invalid_option',
  'container_not_found',
  'container_in_use',
  'insecure_page',
  'load_timeout',
]);

const superuserCodes: ReadonlySet<ErrorCode> = new Set(['person_unknown', 'brand_rejected']);
const documentationUrl = '__DOCS_URL__/__SLUG__-ui-sdk';

/**
 * Creates a widget error.
 *
 * @param details - The details that the code requires.
 * @param options - The cause, and whether the widget can recover if the code alone doesn't determine it.
 */
export function createError<C extends ErrorCode>(
  code: C,
  details: SuperuserErrorDetails[C],
  {cause, recoverable = !fatalCodes.has(code)}: {readonly cause?: unknown; readonly recoverable?: boolean} = {},
): AnyError {
  const page = superuserCodes.has(code)
    ? 'superuser-features/superuser-widget-functions-events'
    : 'widget-functions-events';
  const error = new Error(formatMessage(code, {...details}), cause === undefined ? undefined : {cause});
  // TypeScript can't convert the type parameter to the union of all codes.
  return Object.assign(error, {
    name: 'WidgetError',
    code,
    details,
    recoverable,
    documentationUrl: `${documentationUrl}/${page}#${createSlug(`error ${code}`)}`,
  }) as AnyError;
}

export const isWidgetError = (error: unknown): error is AnyError =>
  error instanceof Error && error.name === 'WidgetError' && 'code' in error;
