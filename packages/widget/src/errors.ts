import type {AnyWidgetError, SuperuserErrorDetails, WidgetError} from '../../../contract/ui-sdk';

type ErrorCode = keyof SuperuserErrorDetails;

/** Messages for developers, which explain the problem and, where possible, the solution. */
const messages: {readonly [C in ErrorCode]: (details: SuperuserErrorDetails[C]) => string} = {
  missing_option: ({option}) => `The option "${option}" is required.`,
  unknown_option: ({option, suggestion}) =>
    `Unknown option "${option}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
  invalid_option: ({option, got, takes}) => `Invalid value for "${option}": expected ${takes}, got ${got}.`,
  fixed_option: ({option}) => `The option "${option}" can't be changed after init.`,
  container_not_found: ({container}) => `The container ${container} isn't in the document.`,
  container_in_use: ({container}) => `The container ${container} already contains a widget. Destroy that widget first.`,
  container_too_small: ({width, height}) => `The container is ${width} × ${height} pixels. The minimum is 320 × 480.`,
  insecure_page: ({origin}) => `${origin} isn't a secure context. Serve the page over HTTPS.`,
  load_timeout: ({timeout}) => `The widget wasn't ready within ${timeout} ms.`,
  token_unavailable: ({reason}) => `getToken returned no token (reason: ${reason}).`,
  token_rejected: ({status, problem}) => `The API rejected a new token: ${status} ${problem}.`,
  network_failed: ({url, attempts}) => `${url} couldn't be reached in ${attempts} attempts.`,
  api_refused: ({status, problem}) => `The API returned ${status} ${problem}.`,
  request_failed: ({requestId, problem}) => `The request ${requestId} failed with ${problem}.`,
  request_timeout: ({requestId, timeout}) => `The request ${requestId} wasn't finished within ${timeout} ms.`,
  generation_prevented: () => 'A listener of "generation-starting" called preventDefault.',
  wrong_state: ({state, allowed}) =>
    `This call isn't possible in the state "${state}", only in: ${allowed.join(', ')}.`,
  variant_not_found: ({variantId}) =>
    variantId === null ? 'Nothing is selected.' : `The current design has no variant ${variantId}.`,
  format_not_available: ({format, available}) =>
    `The selection has no ${format} file. Available formats: ${available.join(', ')}.`,
  interrupted: ({by}) => `The call was interrupted by ${by}.`,
  person_unknown: ({userId}) => `"${userId}" isn't in the option "people".`,
  brand_refused: ({pointer, detail}) => `${pointer}: ${detail}`,
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

const superuserCodes: ReadonlySet<ErrorCode> = new Set(['person_unknown', 'brand_refused']);
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
    this.documentationUrl = `${documentationUrl}/${page}#error-${code.replaceAll('_', '-')}`;
  }
}

/**
 * Creates an error of the widget.
 *
 * @param details - The details that the code requires.
 * @param options - The cause, and whether the widget can recover if the code alone doesn't determine it.
 */
export function createError<C extends ErrorCode>(
  code: C,
  details: SuperuserErrorDetails[C],
  options: {readonly cause?: unknown; readonly recoverable?: boolean} = {},
): AnyWidgetError<SuperuserErrorDetails> {
  // TypeScript can't convert the type parameter to the union of all codes.
  return new DesignWidgetError(
    code,
    details,
    options.cause,
    options.recoverable,
  ) as unknown as AnyWidgetError<SuperuserErrorDetails>;
}

/** Whether a value is an error of the widget. */
export function isWidgetError(error: unknown): error is AnyWidgetError<SuperuserErrorDetails> {
  return error instanceof Error && error.name === 'WidgetError' && 'code' in error;
}
