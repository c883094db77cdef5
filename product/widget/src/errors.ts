import {createSlug} from '@developer-docs/utils';
import type {AnyWidgetError, SuperuserErrorDetails, WidgetError} from '../../ui-sdk';

type ErrorCode = keyof SuperuserErrorDetails;

/** Any widget error. */
export type AnyError = AnyWidgetError<SuperuserErrorDetails>;

/** The API's error code for an API key in a request from a browser. */
export const apiKeyInBrowser = 'api_key_in_browser';

/** Messages for developers, which explain the problem and, where possible, the solution. */
const messages: {readonly [C in ErrorCode]: (details: SuperuserErrorDetails[C]) => string} = {
  missing_option: ({option}) => `The required option "${option}" is missing. Add it to the options.`,
  unknown_option: ({option, suggestion}) =>
    `Unknown option "${option}". ${suggestion === undefined ? 'Remove it, or correct its name.' : `Did you mean "${suggestion}"?`}`,
  invalid_option: ({option, got, expected}) => `Invalid value for "${option}": expected ${expected}, got ${got}.`,
  fixed_option: ({option}) =>
    `The "${option}" option can't be changed after init. Destroy the widget and create a new one.`,
  container_not_found: ({container}) =>
    `The container ${container} isn't in the document. Check the selector, and call init after the element has been added.`,
  container_in_use: ({container}) => `The container ${container} already contains a widget. Destroy that widget first.`,
  container_too_small: ({width, height}) =>
    `The container is ${width} × ${height} pixels, but it must be at least 320 × 480. Change its size with CSS.`,
  insecure_page: ({origin}) => `${origin} isn't a secure context. Serve the page over HTTPS or from localhost.`,
  load_timeout: ({timeout}) =>
    `The widget wasn't ready within ${timeout} ms. Increase loadTimeout to more than 10000, so that getToken has its full time.`,
  token_unavailable: ({reason}) =>
    `getToken didn't return a token (reason: ${reason}). Check the cause of this error and your token endpoint.`,
  token_rejected: ({status, problem}) =>
    problem === apiKeyInBrowser
      ? 'getToken returned an API key instead of a user token. Revoke the key, and return the response of loginUser.'
      : `The API rejected the token from getToken with ${status} ${problem}. Return the response of loginUser unchanged.`,
  network_failed: ({url, attempts}) =>
    `${url} couldn't be reached in ${attempts} attempts. Check the network, your account's allowed domains, and the connect-src directive.`,
  api_rejected: ({status, problem, callId}) =>
    `The API returned ${status} ${problem} (Request-Id ${callId ?? 'unknown'}). See the error catalog.`,
  request_failed: ({requestId, problem}) => `The request ${requestId} failed with ${problem}. See the error catalog.`,
  request_timeout: ({requestId, timeout}) =>
    `The request ${requestId} didn't finish within ${timeout} ms. Call resume to wait for it again.`,
  generation_prevented: () => 'A listener for "generation-starting" prevented the generation.',
  wrong_state: ({state, allowed}) =>
    `This function isn't allowed in the "${state}" state. Allowed states: ${allowed.join(', ')}.`,
  variant_not_found: ({variantId}) =>
    variantId === null
      ? 'Nothing is selected. Call selectVariant first.'
      : `The current design has no variant ${variantId}. Pass the ID of one of its variants, or null.`,
  format_not_available: ({format, available}) =>
    `The selection has no ${format} file. Available formats: ${available.join(', ')}. To add formats, use the "formats" option.`,
  interrupted: ({by}) => `The call was interrupted by ${by}.`,
  person_unknown: ({userId}) => `"${userId}" isn't in the "people" option. Add the person to it first.`,
  brand_rejected: ({pointer, detail}) => `The brand is invalid at ${pointer}: ${detail}`,
};

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

class DesignWidgetError<C extends ErrorCode> extends Error implements WidgetError<SuperuserErrorDetails, C> {
  override readonly name = 'WidgetError';
  readonly recoverable: boolean;
  readonly documentationUrl: string;

  constructor(
    readonly code: C,
    readonly details: SuperuserErrorDetails[C],
    cause?: unknown,
    recoverable = !fatalCodes.has(code),
  ) {
    super(messages[code](details), cause === undefined ? undefined : {cause});
    this.recoverable = recoverable;
    const page = superuserCodes.has(code)
      ? 'superuser-features/superuser-widget-functions-events'
      : 'widget-functions-events';
    this.documentationUrl = `${documentationUrl}/${page}#${createSlug(`error ${code}`)}`;
  }
}

/**
 * Creates a widget error.
 *
 * @param details - The details that the code requires.
 * @param options - The cause, and whether the widget can recover if the code alone doesn't determine it.
 */
export function createError<C extends ErrorCode>(
  code: C,
  details: SuperuserErrorDetails[C],
  options: {readonly cause?: unknown; readonly recoverable?: boolean} = {},
): AnyError {
  // TypeScript can't convert the type parameter to the union of all codes.
  return new DesignWidgetError(code, details, options.cause, options.recoverable) as unknown as AnyError;
}

/** Returns whether a value is a widget error. */
export function isWidgetError(error: unknown): error is AnyError {
  return error instanceof Error && error.name === 'WidgetError' && 'code' in error;
}
