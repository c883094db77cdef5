import type {Design, DesignFile, GenerateInput, Selection} from './designs';
import type {AnyWidgetError} from './errors';
import type {ChangeableSuperuserOption} from './superuser';
import type {TokenReason} from './token';
import type {ContentBlockType, ProgressStep, WidgetState} from './values';

/** What every event carries. */
export interface EventBase {
  /** When the event was fired, in UTC (RFC 3339). */
  readonly timestamp: string;
  /** The option `clientReference`, when it is set. */
  readonly clientReference?: string;
}

/** What an event carries that your code can stop. */
export interface CancelableEvent extends EventBase {
  /** Stops what the event announces. Call it before the listener returns; later calls do nothing. */
  preventDefault(): void;
}

/**
 * The events of the widget by name. A listener is called with one object: what the event carries, and its name as `type`.
 * Listeners run one after the other in the order in which they were added, before the call that caused the event goes on.
 * A listener that throws is reported in the console and stops nothing.
 */
export interface WidgetEventMap {
  /**
   * The widget went from one state to another.
   *
   * @when After each change of `state`, with the new state already in place.
   * @order Before the event that tells the cause: `ready`, `generation-succeeded`, `generation-failed`, `signed-in`, `signed-out`, `error` or `destroyed`. At a generation it comes after `generation-starting` and before `generation-started`.
   * @times Once per change.
   * @cancelable No.
   * @suppressed When a call leaves the state as it is.
   * @since 1.0
   * @example
   * ```ts
   * widget.on('state-changed', ({from, to}) => {
   *   console.log(`${from} → ${to}`);
   * });
   * ```
   */
  'state-changed': EventBase & {readonly type: 'state-changed'; readonly from: WidgetState; readonly to: WidgetState};

  /**
   * The widget is drawn, has a token, and takes a prompt. `loadTime` is in milliseconds since `init`.
   *
   * @when The start is over.
   * @order After `state-changed` to `ready`. Before every other event but `state-changed`, `opened`, `closing`, `closed`, `options-changed` and `error`.
   * @times At most once.
   * @cancelable No.
   * @suppressed When the start fails: then `error` tells why. A token that comes only after the user has signed in from `locked` fires `ready` after `signed-in`.
   * @since 1.0
   * @example
   * ```ts
   * widget.on('ready', ({loadTime}) => {
   *   console.log(`ready after ${loadTime} ms`);
   * });
   * ```
   */
  ready: EventBase & {readonly type: 'ready'; readonly version: string; readonly loadTime: number};

  /**
   * The dialog is open.
   *
   * @when After `open`.
   * @order After the dialog is visible and has the keyboard focus.
   * @times Each time the dialog opens.
   * @cancelable No.
   * @suppressed With `display: 'inline'`, and when the dialog is open already.
   * @since 1.1
   * @example
   * ```ts
   * widget.on('opened', () => {
   *   document.title = 'Design something';
   * });
   * ```
   */
  opened: EventBase & {readonly type: 'opened'};

  /**
   * The dialog is about to close. `cause` says what closes it: your call of `close`, the close button, or the Escape key.
   *
   * @when Before the dialog closes.
   * @order Before `closed`.
   * @times Each time something would close the dialog.
   * @cancelable Yes. `preventDefault` keeps the dialog open, and `closed` is not fired.
   * @suppressed With `display: 'inline'`, when the dialog is closed already, and on `destroy`.
   * @since 1.1
   * @example
   * ```ts
   * widget.on('closing', (event) => {
   *   if (widget.state === 'generating') event.preventDefault();
   * });
   * ```
   */
  closing: CancelableEvent & {readonly type: 'closing'; readonly cause: 'call' | 'button' | 'escape'};

  /**
   * The dialog is closed. A generation that is going on goes on.
   *
   * @when After the dialog has closed and the keyboard focus is back where it was before `open`.
   * @order After `closing`.
   * @times Each time the dialog closes.
   * @cancelable No.
   * @suppressed When a listener of `closing` called `preventDefault`, and on `destroy`.
   * @since 1.1
   * @example
   * ```ts
   * widget.on('closed', ({cause}) => {
   *   console.log(`closed by ${cause}`);
   * });
   * ```
   */
  closed: EventBase & {readonly type: 'closed'; readonly cause: 'call' | 'button' | 'escape'};

  /**
   * A generation is about to start. `input` is what will be sent, with the options filled in.
   *
   * @when The user presses "Generate", or your page calls `generate`; or the user presses "Apply", or your page calls `applyEdits`, and `input` is `null`.
   * @order First of a generation, still in the state `ready` or `editing`.
   * @times Once per generation.
   * @cancelable Yes. `preventDefault` stops it: nothing is sent, and the call rejects with `generation_prevented`.
   * @suppressed When the input is invalid, and on `resume` and `openDesign`.
   * @since 1.2
   * @example
   * ```ts
   * widget.on('generation-starting', (event) => {
   *   if (!navigator.onLine) event.preventDefault();
   * });
   * ```
   */
  'generation-starting': CancelableEvent & {
    readonly type: 'generation-starting';
    readonly input: (GenerateInput & Required<Pick<GenerateInput, 'designType' | 'variantCount'>>) | null;
  };

  /**
   * The API has accepted the request. Keep `requestId`: with it `resume` finds the result after a reload of the page.
   *
   * @when The API has returned 202; on `resume` and `openDesign`, when the request is found.
   * @order After `state-changed` to `generating`. Before `generation-progress`, `generation-succeeded` and `generation-failed`.
   * @times At most once per generation.
   * @cancelable No.
   * @suppressed When the API refuses the request: then `generation-failed` follows at once.
   * @since 1.0
   * @example
   * ```ts
   * widget.on('generation-started', ({requestId}) => {
   *   sessionStorage.setItem('request', requestId);
   * });
   * ```
   */
  'generation-started': EventBase & {readonly type: 'generation-started'; readonly requestId: string};

  /**
   * The work on the request has moved on. `percent` is a whole number from 0 to 99 that never falls.
   *
   * @when An answer of the API shows another percentage or another step than the one before.
   * @order After `generation-started`.
   * @times 0 to about 100 times per generation.
   * @cancelable No.
   * @suppressed While the request waits in the state `queued`, and when an answer shows no change.
   * @since 1.0
   * @example
   * ```ts
   * widget.on('generation-progress', ({percent, step}) => {
   *   console.log(`${step}: ${percent} %`);
   * });
   * ```
   */
  'generation-progress': EventBase & {
    readonly type: 'generation-progress';
    readonly requestId: string;
    readonly percent: number;
    readonly step: ProgressStep;
  };

  /**
   * The design is there, and the user sees it with its variants.
   *
   * @when The request has succeeded.
   * @order After `state-changed` to `ready`. Before the promise of `generate`, `resume`, `openDesign` or `applyEdits` resolves.
   * @times At most once per generation.
   * @cancelable No.
   * @suppressed When the generation fails: then `generation-failed` is fired.
   * @since 1.0
   * @example
   * ```ts
   * widget.on('generation-succeeded', ({design}) => {
   *   console.log(`${design.variants.length} variants`);
   * });
   * ```
   */
  'generation-succeeded': EventBase & {
    readonly type: 'generation-succeeded';
    readonly requestId: string;
    readonly design: Design;
  };

  /**
   * A generation has ended without a design. `requestId` is `null` when the API did not accept the request.
   *
   * @when The generation ends with `api_refused`, `network_failed`, `request_failed`, `request_timeout`, `token_unavailable`, `token_rejected`, `variant_not_found` (on `openDesign`), or `interrupted` by `signOut`.
   * @order After `state-changed` to `ready`, `editing` or `locked`. Before the promise of `generate`, `resume`, `openDesign` or `applyEdits` rejects.
   * @times At most once per generation.
   * @cancelable No.
   * @suppressed When a listener of `generation-starting` called `preventDefault`, and on `destroy`.
   * @since 1.0
   * @example
   * ```ts
   * widget.on('generation-failed', ({error}) => {
   *   console.warn(error.code, error.details);
   * });
   * ```
   */
  'generation-failed': EventBase & {
    readonly type: 'generation-failed';
    readonly requestId: string | null;
    readonly error: AnyWidgetError;
  };

  /**
   * The design or one of its variants is chosen. `variantId` is `null` for the design itself.
   *
   * @when The user clicks a picture, or your page calls `selectVariant`.
   * @order After the picture is marked.
   * @times Each time another picture is chosen.
   * @cancelable No.
   * @suppressed When the picture is the chosen one already, and when a new design is shown: then nothing is chosen.
   * @since 1.1
   * @example
   * ```ts
   * widget.on('variant-selected', ({designId, variantId}) => {
   *   console.log(designId, variantId ?? 'the design itself');
   * });
   * ```
   */
  'variant-selected': EventBase & Selection & {readonly type: 'variant-selected'};

  /**
   * The user has changed a text that is open in the editor. Nothing is sent yet.
   *
   * @when The user leaves a text field whose text is another than before.
   * @order After `state-changed` to `editing`.
   * @times Each time a field is left with another text.
   * @cancelable No.
   * @suppressed When the text is as it was.
   * @since 1.3
   * @example
   * ```ts
   * widget.on('text-edited', ({blockType, text}) => {
   *   console.log(`${blockType}: ${text}`);
   * });
   * ```
   */
  'text-edited': EventBase & {
    readonly type: 'text-edited';
    readonly designId: string;
    readonly blockId: string;
    readonly blockType: ContentBlockType;
    readonly text: string;
  };

  /**
   * The user wants to use what is chosen in your product. Fetch the files and store them: their addresses expire after
   * 24 hours.
   *
   * @when The user presses "Use this design".
   * @order After the `variant-selected` of what is accepted.
   * @times Each time the user presses the button.
   * @cancelable No.
   * @suppressed Never: no call of your page fires it.
   * @since 1.0
   * @example
   * ```ts
   * widget.on('design-accepted', ({files}) => {
   *   console.log(files.map(({url}) => url));
   * });
   * ```
   */
  'design-accepted': EventBase & Selection & {readonly type: 'design-accepted'};

  /**
   * A file of the selection is about to be downloaded. The widget saves the file in the browser unless you prevent it.
   *
   * @when The user clicks a download button, or your page calls `exportFile`.
   * @order Before the download, and before the promise of `exportFile` resolves.
   * @times Once per file.
   * @cancelable Yes. `preventDefault` stops the download, so that your page can handle `file.url` itself.
   * @suppressed If the selection has no file in this format: then `exportFile` rejects.
   * @since 1.1
   * @example
   * ```ts
   * widget.on('file-exported', (event) => {
   *   event.preventDefault();
   *   window.open(event.file.url);
   * });
   * ```
   */
  'file-exported': CancelableEvent & {
    readonly type: 'file-exported';
    readonly designId: string;
    readonly variantId: string | null;
    readonly file: DesignFile;
  };

  /**
   * Options were changed. `changed` lists those whose value is another than before; `people` and `panels` only occur in a
   * superuser's widget.
   *
   * @when After `update`, with the new look already drawn.
   * @order Before `update` returns.
   * @times Once per call of `update` that changes something.
   * @cancelable No.
   * @suppressed When every value is as it was, and when `update` throws.
   * @since 1.2
   * @example
   * ```ts
   * widget.on('options-changed', ({changed}) => {
   *   console.log(changed.join(', '));
   * });
   * ```
   */
  'options-changed': EventBase & {
    readonly type: 'options-changed';
    readonly changed: readonly ChangeableSuperuserOption[];
  };

  /**
   * A new token has replaced the one in use.
   *
   * @when `getToken` has answered a request whose `reason` is `expiring` or `rejected`.
   * @order Before the call that needed the token goes on.
   * @times Each time a token is replaced.
   * @cancelable No.
   * @suppressed For the first token (`ready` follows) and after `signIn` (`signed-in` follows).
   * @since 1.0
   * @example
   * ```ts
   * widget.on('token-refreshed', ({reason, expiresAt}) => {
   *   console.log(reason, expiresAt);
   * });
   * ```
   */
  'token-refreshed': EventBase & {
    readonly type: 'token-refreshed';
    readonly reason: Extract<TokenReason, 'expiring' | 'rejected'>;
    readonly expiresAt: string;
  };

  /**
   * The widget has forgotten its token. `cause` says why: your call of `signOut`, or a token that could not be replaced.
   *
   * @when The widget gets into the state `locked`.
   * @order After `state-changed` to `locked`. With the cause `token`, `error` follows.
   * @times Each time the widget is locked.
   * @cancelable No.
   * @suppressed When the widget is locked already.
   * @since 1.0
   * @example
   * ```ts
   * widget.on('signed-out', ({cause}) => {
   *   console.log(`locked: ${cause}`);
   * });
   * ```
   */
  'signed-out': EventBase & {readonly type: 'signed-out'; readonly cause: 'call' | 'token'};

  /**
   * The widget has a token again.
   *
   * @when `getToken` has answered a request whose `reason` is `sign-in`: the user pressed "Sign in again", or your page called `signIn`.
   * @order After `state-changed` to `ready`.
   * @times Each time a locked widget is unlocked.
   * @cancelable No.
   * @suppressed When no token comes: then the widget stays `locked` and `error` is fired.
   * @since 1.0
   * @example
   * ```ts
   * widget.on('signed-in', ({expiresAt}) => {
   *   console.log(`signed in until ${expiresAt}`);
   * });
   * ```
   */
  'signed-in': EventBase & {readonly type: 'signed-in'; readonly expiresAt: string};

  /**
   * The widget has met a failure by itself: at its start, with its token, or with the size of its container.
   *
   * @when One of `load_timeout`, `token_unavailable`, `token_rejected` and `container_too_small` happens.
   * @order After `state-changed` when the failure changes the state, and after `signed-out` when it locks the widget.
   * @times Once per failure.
   * @cancelable No.
   * @suppressed For what a function throws or rejects with because of your call, and for the end of a generation, which `generation-failed` tells.
   * @since 1.0
   * @example
   * ```ts
   * widget.on('error', ({error}) => {
   *   console.error(error.code, error.documentationUrl);
   * });
   * ```
   */
  error: EventBase & {readonly type: 'error'; readonly error: AnyWidgetError};

  /**
   * The widget is gone: its elements, timers, listeners and token.
   *
   * @when After `destroy`.
   * @order Last of all events, after `state-changed` to `destroyed`.
   * @times Once.
   * @cancelable No.
   * @suppressed On a second call of `destroy`.
   * @since 1.0
   * @example
   * ```ts
   * widget.on('destroyed', () => {
   *   console.log('gone');
   * });
   * ```
   */
  destroyed: EventBase & {readonly type: 'destroyed'};
}

/** The name of an event. */
export type WidgetEventName = keyof WidgetEventMap;

/** A union of all events, told apart by `type`. */
export type WidgetEvent<Events extends object = WidgetEventMap> = Events[keyof Events];

/** Removes the listener. A second call does nothing. */
export type Unsubscribe = () => void;
