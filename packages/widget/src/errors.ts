import type {AnyWidgetError, SuperuserErrorDetails, WidgetError} from '../../../contract/ui-sdk';

type Code = keyof SuperuserErrorDetails;

/** What each code means to a developer. */
const messages: {readonly [C in Code]: (details: SuperuserErrorDetails[C]) => string} = {
  missing_option: ({option}) => `The option "${option}" is required.`,
  unknown_option: ({option, suggestion}) =>
    `There is no option "${option}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
  invalid_option: ({option, got, takes}) => `"${option}" takes ${takes}. It got ${got}.`,
  fixed_option: ({option}) => `The option "${option}" cannot change after the start.`,
  container_not_found: ({container}) => `The document has no element ${container}.`,
  container_in_use: ({container}) => `A widget lives in ${container} already.`,
  container_too_small: ({width, height}) =>
    `The container measures ${width} × ${height} pixels, and 320 × 480 are needed.`,
  insecure_page: ({origin}) => `${origin} is not a secure address: serve the page over HTTPS.`,
  load_timeout: ({timeout}) => `The widget was not ready within ${timeout} ms.`,
  token_unavailable: ({reason}) => `getToken brought no token (reason: ${reason}).`,
  token_rejected: ({status, problem}) => `The API refused a new token: ${status} ${problem}.`,
  network_failed: ({url, attempts}) => `${url} was not reached in ${attempts} attempts.`,
  api_refused: ({status, problem}) => `The API answered ${status} ${problem}.`,
  request_failed: ({requestId, problem}) => `The request ${requestId} ended with ${problem}.`,
  request_timeout: ({requestId, timeout}) => `The request ${requestId} was not finished within ${timeout} ms.`,
  generation_prevented: () => 'A listener of "generation-starting" called preventDefault.',
  wrong_state: ({state, allowed}) => `The state is "${state}". Allowed: ${allowed.join(', ')}.`,
  variant_not_found: ({variantId}) =>
    variantId === null ? 'Nothing is chosen.' : `The design that is shown has no variant ${variantId}.`,
  format_not_available: ({format, available}) => `There is no ${format} file, only: ${available.join(', ')}.`,
  interrupted: ({by}) => `${by} was called before the call was finished.`,
  person_unknown: ({userId}) => `"${userId}" is not one of the option "people".`,
  brand_refused: ({pointer, detail}) => `${pointer}: ${detail}`,
};

/** Codes after which the same widget cannot go on. */
const final: ReadonlySet<Code> = new Set([
  'missing_option',
  'unknown_option',
  'invalid_option',
  'container_not_found',
  'container_in_use',
  'insecure_page',
  'load_timeout',
]);

const superuserCodes: ReadonlySet<Code> = new Set(['person_unknown', 'brand_refused']);
const docs = '__DOCS_URL__/__SLUG__-ui-sdk';

class DesignWidgetError<C extends Code> extends Error implements WidgetError<SuperuserErrorDetails, C> {
  override readonly name = 'WidgetError';
  readonly recoverable: boolean;
  readonly documentationUrl: string;

  constructor(
    readonly code: C,
    readonly details: SuperuserErrorDetails[C],
    cause?: unknown,
    recoverable = !final.has(code),
  ) {
    super(messages[code](details), cause === undefined ? undefined : {cause});
    this.recoverable = recoverable;
    const page = superuserCodes.has(code)
      ? 'superuser-features/superuser-widget-functions-events'
      : 'widget-functions-events';
    this.documentationUrl = `${docs}/${page}#error-${code.replaceAll('_', '-')}`;
  }
}

/**
 * Makes an error of the widget.
 *
 * @param code - What happened.
 * @param details - The facts that belong to the code.
 * @param more - What caused it, and whether the widget can go on where that does not follow from the code.
 */
export function failure<C extends Code>(
  code: C,
  details: SuperuserErrorDetails[C],
  more: {readonly cause?: unknown; readonly recoverable?: boolean} = {},
): AnyWidgetError<SuperuserErrorDetails> {
  // The union of all errors is keyed by the code, which the compiler cannot follow through a type parameter.
  return new DesignWidgetError(
    code,
    details,
    more.cause,
    more.recoverable,
  ) as unknown as AnyWidgetError<SuperuserErrorDetails>;
}

/** Tells an error of the widget from any other. */
export function isWidgetError(error: unknown): error is AnyWidgetError<SuperuserErrorDetails> {
  return error instanceof Error && error.name === 'WidgetError' && 'code' in error;
}
