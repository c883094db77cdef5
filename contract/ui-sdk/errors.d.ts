import type {TokenReason} from './token';
import type {OutputFormat, WidgetState} from './values';

/** Every error code of the widget with the details that come with it. */
export interface WidgetErrorDetails {
  /**
   * A required option is missing.
   *
   * @action Add the option that `details.option` names.
   * @userSees Nothing: the widget is not drawn.
   * @recoverable No. Call `init` again with the option.
   * @since 1.0
   */
  missing_option: {readonly option: string};

  /**
   * The options contain a name that does not exist.
   *
   * @action Correct the name. `details.suggestion` holds the nearest name when there is one.
   * @userSees Nothing: the widget is not drawn, or it stays as it was when `update` was called.
   * @recoverable Yes after `update`, no after `init`. Call the function again with the right name.
   * @since 1.0
   */
  unknown_option: {readonly option: string; readonly suggestion?: string};

  /**
   * An option has a value of the wrong type or outside its range.
   *
   * @action Pass what `details.takes` describes.
   * @userSees Nothing: the widget is not drawn, or it stays as it was when a function was called.
   * @recoverable Yes after every other function, no after `init`. Call the function again with a right value.
   * @since 1.0
   */
  invalid_option: {readonly option: string; readonly got: string; readonly takes: string};

  /**
   * `update` was called with an option that cannot change after the start.
   *
   * @action Destroy the widget and call `init` with the new value.
   * @userSees Nothing: the widget stays as it was.
   * @recoverable Yes. The widget goes on with its old options.
   * @since 1.0
   */
  fixed_option: {readonly option: string};

  /**
   * The selector in `container` finds no element, or the element is not in the document.
   *
   * @action Call `init` after the element is in the document, and compare the selector with its id.
   * @userSees Nothing: there is no place to draw.
   * @recoverable No. Call `init` again.
   * @since 1.0
   */
  container_not_found: {readonly container: string};

  /**
   * Another widget lives in the container.
   *
   * @action Call `destroy` on the first widget before you start the second one.
   * @userSees The first widget, unharmed.
   * @recoverable No. Call `init` again after `destroy`.
   * @since 1.0
   */
  container_in_use: {readonly container: string};

  /**
   * The container is smaller than 320 × 480 pixels. Sizes are in pixels.
   *
   * @action Give the container at least this size with CSS.
   * @userSees "There is not enough room here." in place of the widget, until there is room.
   * @recoverable Yes. The widget shows itself again as soon as the container is large enough.
   * @since 1.2
   */
  container_too_small: {readonly width: number; readonly height: number};

  /**
   * The page is served neither over HTTPS nor from `localhost`, `127.0.0.1`, or `[::1]`.
   *
   * @action Serve the page over HTTPS.
   * @userSees Nothing: the widget is not drawn.
   * @recoverable No. Load the page from a secure address.
   * @since 1.0
   */
  insecure_page: {readonly origin: string};

  /**
   * The widget was not ready within `loadTimeout`. `details.timeout` is in milliseconds.
   *
   * @action Measure how long your `getToken` takes, and raise `loadTimeout` when it must take so long.
   * @userSees "The designer could not start." and "Load the page again."
   * @recoverable No. Destroy the widget and call `init` again.
   * @since 1.0
   */
  load_timeout: {readonly timeout: number};

  /**
   * Your `getToken` rejected, gave an answer of another shape, or took longer than 10 seconds.
   *
   * @action Look at `cause`, repair the token endpoint, and answer 401 when the user has to log in to your product first.
   * @userSees "Your session has ended." and a button "Sign in again".
   * @recoverable Yes. The widget is `locked` until `signIn`, or the button, brings a token.
   * @since 1.0
   */
  token_unavailable: {readonly reason: TokenReason};

  /**
   * The API rejected a token that `getToken` had just returned. `details.problem` is the code of the HTTP API. With
   * `api_key_in_browser`, your server returned its API key instead of a user token.
   *
   * @action Check that your server calls `loginUser` with the key of the right account, and passes the response on unchanged.
   * @userSees "Your session has ended." and a button "Sign in again".
   * @recoverable Yes. The widget is `locked` until `signIn`, or the button, brings a token that the API accepts.
   * @since 1.0
   */
  token_rejected: {readonly status: number; readonly problem: string};

  /**
   * A call or a download failed in 3 attempts without a response. The browser doesn't reveal why: the visitor is offline, the
   * domain of the page isn't an allowed domain of your account, or `connect-src` of the page blocks the URL.
   *
   * @action Read the console of the browser, then check the allowed domains and the content security policy.
   * @userSees "The connection was lost." and a button "Try again".
   * @recoverable Yes. The same call can be made again.
   * @since 1.0
   */
  network_failed: {readonly url: string; readonly attempts: number};

  /**
   * The API answered a call with a problem. `details.problem` is its code, `details.callId` the value of its
   * `Request-Id` header.
   *
   * @action Follow the entry of `details.problem` in the error catalogue of the HTTP API.
   * @userSees "This was not possible."
   * @recoverable Yes. The widget is as it was before the call.
   * @since 1.0
   */
  api_refused: {readonly status: number; readonly problem: string; readonly callId: string | null};

  /**
   * A request ended as `failed` or `expired`. `details.problem` is the code in its `error`.
   *
   * @action Follow the entry of `details.problem` in the error catalogue of the HTTP API.
   * @userSees "No design could be made." and "Change the prompt and try again."
   * @recoverable Yes. Generate again.
   * @since 1.0
   */
  request_failed: {readonly requestId: string; readonly problem: string};

  /**
   * A generation was not finished within `requestTimeout`. `details.timeout` is in milliseconds.
   *
   * @action Call `resume` with `details.requestId`: the request goes on without the widget.
   * @userSees "This takes longer than usual." and a button "Go on waiting".
   * @recoverable Yes. `resume` waits for the same request again.
   * @since 1.3
   */
  request_timeout: {readonly requestId: string; readonly timeout: number};

  /**
   * A listener of `generation-starting` called `preventDefault`.
   *
   * @action Nothing: your own code decided so.
   * @userSees Nothing: say yourself why nothing happens.
   * @recoverable Yes. Generate again.
   * @since 1.2
   */
  generation_prevented: {readonly prompt: string | null};

  /**
   * A function was called in a state in which it is not allowed.
   *
   * @action Wait for one of the states in `details.allowed`, for example with `whenReady`.
   * @userSees Nothing: the widget stays as it was.
   * @recoverable Yes. Call the function again in one of the allowed states.
   * @since 1.0
   */
  wrong_state: {readonly state: WidgetState; readonly allowed: readonly WidgetState[]};

  /**
   * A function needs a choice and nothing is chosen, or it names a variant that the shown design does not have.
   *
   * @action Call `selectVariant` with an id from the design that is shown, or with `null` for the design itself.
   * @userSees Nothing: the widget stays as it was.
   * @recoverable Yes. Call the function again after something is chosen.
   * @since 1.1
   */
  variant_not_found: {readonly variantId: string | null};

  /**
   * What is chosen has no file in the format asked for.
   *
   * @action Ask for one of `details.available`, or add the format to the option `formats` before you generate.
   * @userSees Nothing: the widget stays as it was.
   * @recoverable Yes. Ask for another format.
   * @since 1.1
   */
  format_not_available: {readonly format: string; readonly available: readonly OutputFormat[]};

  /**
   * `signOut` or `destroy` was called before the call was finished.
   *
   * @action Nothing: your own code decided so. A request that was created goes on, and `resume` waits for it.
   * @userSees What `signOut` or `destroy` shows: the sign-in message, or nothing.
   * @recoverable Yes after `signOut`, no after `destroy`.
   * @since 1.0
   */
  interrupted: {readonly by: 'signOut' | 'destroy'};
}

/** The name of an error of the widget. Branch on it, never on the message. */
export type WidgetErrorCode = keyof WidgetErrorDetails;

/** Every error that the widget throws, rejects with or reports. `isWidgetError` tells it from any other error. */
export interface WidgetError<
  Details extends object = WidgetErrorDetails,
  Code extends keyof Details & string = keyof Details & string,
> extends Error {
  /** Always `'WidgetError'`. */
  readonly name: 'WidgetError';
  /** What happened. */
  readonly code: Code;
  /** The facts that belong to the code. */
  readonly details: Details[Code];
  /** Whether the same widget can go on. */
  readonly recoverable: boolean;
  /** The address of the entry of the code in this documentation. */
  readonly documentationUrl: string;
}

/** A union of all errors, told apart by `code`. */
export type AnyWidgetError<Details extends object = WidgetErrorDetails> = {
  [Code in keyof Details & string]: WidgetError<Details, Code>;
}[keyof Details & string];
