import type {TokenReason} from './token';
import type {OutputFormat, WidgetState} from './values';

/** The error codes of the widget, and the details that each error provides. */
export interface WidgetErrorDetails {
  /**
   * A required option is missing.
   *
   * @action Pass the option that `details.option` names.
   * @recoverable No.
   * @since 1.0
   */
  missing_option: {readonly option: string};

  /**
   * The options contain an unknown name.
   *
   * @action Correct the name. If a known option has a similar name, `details.suggestion` contains it.
   * @recoverable Yes after `update`, no after `init`.
   * @since 1.0
   */
  unknown_option: {readonly option: string; readonly suggestion?: string};

  /**
   * The value of an option or argument has the wrong type or is out of range.
   *
   * @action Pass a value that matches `details.expected`.
   * @recoverable Yes, except after `init`.
   * @since 1.0
   */
  invalid_option: {readonly option: string; readonly got: string; readonly expected: string};

  /**
   * `update` was called with an option that can't be changed after `init`.
   *
   * @action Call `destroy`, and then call `init` with the new value.
   * @recoverable Yes.
   * @since 1.0
   */
  fixed_option: {readonly option: string};

  /**
   * The selector in `container` doesn't match any element, or the element isn't in the document.
   *
   * @action Check the selector, and call `init` after the element has been added to the document.
   * @recoverable No.
   * @since 1.0
   */
  container_not_found: {readonly container: string};

  /**
   * The container already contains a widget.
   *
   * @action Call `destroy` on the existing widget before you create another one.
   * @recoverable No.
   * @since 1.0
   */
  container_in_use: {readonly container: string};

  /**
   * The container is smaller than 320 × 480 pixels. `details` contains its size in pixels.
   *
   * @action Use CSS to make the container at least this large.
   * @userSees "There isn't enough space to show the designer." until the container is large enough.
   * @recoverable Yes. The widget then reappears.
   * @since 1.2
   */
  container_too_small: {readonly width: number; readonly height: number};

  /**
   * The page isn't a secure context: it's served neither over HTTPS nor from `localhost`, `127.0.0.1`, or `[::1]`.
   *
   * @action Serve the page over HTTPS.
   * @recoverable No.
   * @since 1.0
   */
  insecure_page: {readonly origin: string};

  /**
   * The widget wasn't ready within `loadTimeout`. `details.timeout` is in milliseconds.
   *
   * @action Increase `loadTimeout` to more than 10,000, so that `getToken` has its full time of 10 seconds.
   * @userSees "The designer couldn't be loaded." and "Reload the page to try again."
   * @recoverable No. Call `destroy`, and then call `init` again.
   * @since 1.0
   */
  load_timeout: {readonly timeout: number};

  /**
   * `getToken` rejected, returned something other than a token, or took longer than 10 seconds.
   *
   * @action Check the error's `cause` and your token endpoint's logs.
   * @userSees "Your session has ended." and a "Sign in again" button.
   * @recoverable Yes. The widget stays `locked` until the user clicks the button or your page calls `signIn`.
   * @since 1.0
   */
  token_unavailable: {readonly reason: TokenReason};

  /**
   * The API rejected the token that `getToken` returned. `details.problem` is the API's error code. If it's
   * `api_key_in_browser`, your server returned its API key.
   *
   * @action Check that your server calls `loginUser` at the URL in `apiUrl` and forwards the response unchanged.
   * @userSees "Your session has ended." and a "Sign in again" button.
   * @recoverable Yes. The widget stays `locked` until the user clicks the button or your page calls `signIn`.
   * @since 1.0
   */
  token_rejected: {readonly status: number; readonly problem: string};

  /**
   * An API call or a download failed 3 times in a row without a usable response, and browsers don't reveal the reason.
   * Typically, the user is offline.
   *
   * @action Check the browser console, your account's allowed domains, and your page's `connect-src` directive.
   * @userSees "Connection lost. Check your internet connection." and a "Try again" button.
   * @recoverable Yes.
   * @since 1.0
   */
  network_failed: {readonly url: string; readonly attempts: number};

  /**
   * The API returned an error. The widget first retries temporary errors twice. `details.problem` is the API's error
   * code, and `details.callId` identifies the call for support.
   *
   * @action Look up `details.problem` in the API's error catalog.
   * @userSees "Your request couldn't be completed."
   * @recoverable Yes.
   * @since 1.0
   */
  api_rejected: {readonly status: number; readonly problem: string; readonly callId: string | null};

  /**
   * The generation ended with the status `failed` or `expired`. `details.problem` is the request's error code.
   *
   * @action Look up `details.problem` in the API's error catalog.
   * @userSees "Your design couldn't be created." and "Change the prompt and try again."
   * @recoverable Yes.
   * @since 1.0
   */
  request_failed: {readonly requestId: string; readonly problem: string};

  /**
   * The generation didn't finish within `requestTimeout`. `details.timeout` is in milliseconds.
   *
   * @action Call `resume` with `details.requestId`. The request continues on the server.
   * @userSees "This is taking longer than usual." and a "Keep waiting" button.
   * @recoverable Yes.
   * @since 1.3
   */
  request_timeout: {readonly requestId: string; readonly timeout: number};

  /**
   * A listener for `generation-starting` called `preventDefault`.
   *
   * @action Tell the user why the generation didn't start.
   * @recoverable Yes.
   * @since 1.2
   */
  generation_prevented: {readonly prompt: string | null};

  /**
   * The function isn't allowed in the current state of the widget.
   *
   * @action Wait for one of the states in `details.allowed`, for example with `whenReady`.
   * @recoverable Yes.
   * @since 1.0
   */
  wrong_state: {readonly state: WidgetState; readonly allowed: readonly WidgetState[]};

  /**
   * The function requires a selection, but nothing is selected, or the current design doesn't have this variant.
   *
   * @action Call `selectVariant` with a variant of the current design, or with `null` for the original design.
   * @recoverable Yes.
   * @since 1.1
   */
  variant_not_found: {readonly variantId: string | null};

  /**
   * The selection doesn't have a file in the requested format.
   *
   * @action Request one of `details.available`, or add the format to the `formats` option before you generate designs.
   * @recoverable Yes.
   * @since 1.1
   */
  format_not_available: {readonly format: string; readonly available: readonly OutputFormat[]};

  /**
   * `signOut` or `destroy` was called before the call finished.
   *
   * @action None. A request that was already created continues on the server, and `resume` waits for it.
   * @userSees After `signOut`, "Your session has ended." After `destroy`, nothing.
   * @recoverable Yes after `signOut`, no after `destroy`.
   * @since 1.0
   */
  interrupted: {readonly by: 'signOut' | 'destroy'};
}

/** The code of an error. Base your error handling on the code, not on the message. */
export type WidgetErrorCode = keyof WidgetErrorDetails;

/** An error that the widget throws, rejects with, or reports in an event. To recognize one, call `isWidgetError`. */
export interface WidgetError<
  Details extends object = WidgetErrorDetails,
  Code extends keyof Details & string = keyof Details & string,
> extends Error {
  /** Always `'WidgetError'`. */
  readonly name: 'WidgetError';
  /** Identifies the problem. */
  readonly code: Code;
  /** Additional information that depends on the code. */
  readonly details: Details[Code];
  /** Whether you can continue to use the same widget. */
  readonly recoverable: boolean;
  /** The URL of the code's entry in this documentation. */
  readonly documentationUrl: string;
}

/** The union of all errors, discriminated by `code`. */
export type AnyWidgetError<Details extends object = WidgetErrorDetails> = {
  [Code in keyof Details & string]: WidgetError<Details, Code>;
}[keyof Details & string];
