import type {Design, DesignFile, GenerateInput, Selection} from './designs';
import type {AnyWidgetError} from './errors';
import type {ChangeableSuperuserOption} from './superuser';
import type {TokenReason} from './token';
import type {ContentBlockType, ProgressStep, WidgetState} from './values';

/** The properties of every event. */
export interface EventBase {
  /** The time at which the event fired, as an RFC 3339 timestamp in UTC. */
  readonly timestamp: string;
  /** The value of the `clientReference` option, if it's set. */
  readonly clientReference?: string;
}

/** An event whose default action a listener can prevent. */
export interface CancelableEvent extends EventBase {
  /** Prevents the default action of the event. Call it synchronously in the listener; later calls have no effect. */
  preventDefault(): void;
}

/**
 * The former name of `CancelableEvent`.
 *
 * @deprecated Since 1.5, use `CancelableEvent`.
 */
export type CancellableEvent = CancelableEvent;

/**
 * The widget's events, by name. A listener receives one object, which contains the name of the event in `type`.
 * Listeners run synchronously in the order in which they were added. An exception in a listener is reported to the
 * console and doesn't affect other listeners.
 */
export interface WidgetEventMap {
  /**
   * The state of the widget changed.
   *
   * @when The value of `state` changed.
   * @cancelable No.
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
   * The widget is rendered, has a token, and accepts prompts. `loadTime` is the time since `init` in milliseconds.
   *
   * @when The widget finished loading. The event fires at most once.
   * @cancelable No.
   * @suppressed The widget can't be loaded, in which case `error` fires. If the widget is locked first, `ready` fires
   *   after `signed-in`.
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
   * The dialog opened.
   *
   * @when Your page calls `open`.
   * @order After the dialog is visible and has keyboard focus.
   * @cancelable No.
   * @suppressed The widget uses `display: 'inline'`, or the dialog is already open.
   * @since 1.1
   * @example
   * ```ts
   * widget.on('opened', () => {
   *   document.title = 'Create a design';
   * });
   * ```
   */
  opened: EventBase & {readonly type: 'opened'};

  /**
   * The dialog is about to close. `cause` specifies whether your page called `close`, or the user clicked the
   * close button or pressed Escape.
   *
   * @when The user or your page tries to close the dialog.
   * @cancelable Yes. `preventDefault` keeps the dialog open, and `closed` doesn't fire.
   * @suppressed The widget uses `display: 'inline'`, the dialog is already closed, or your page calls `destroy`.
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
   * The dialog closed. A generation in progress continues.
   *
   * @when The keyboard focus returned to the element that had it before `open`.
   * @cancelable No.
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
   * A generation is about to start. `input` includes the resolved `designType` and `variantCount`. It's `null` if the
   * user's edits are being applied.
   *
   * @when The user clicks "Generate" or "Apply", or your page calls `generate` or `applyEdits`.
   * @cancelable Yes. `preventDefault` stops the generation before anything is sent, and the call rejects with
   *   `generation_prevented`.
   * @suppressed The input is invalid, or your page calls `resume` or `openDesign`.
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
   * The API accepted the request. Store `requestId` so that you can call `resume` after the page is reloaded.
   *
   * @when The API returned `202`. For `resume` and `openDesign`, the widget found the request.
   * @cancelable No.
   * @suppressed The API rejects the request, in which case `generation-failed` fires.
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
   * The generation made progress. `percent` is an integer from 0 to 99 that never decreases.
   *
   * @when The API reports a new percentage or step, up to about 100 times.
   * @cancelable No.
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
   * The design is finished and displayed with its variants.
   *
   * @when The request succeeded.
   * @cancelable No.
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
   * The generation ended without a design. `requestId` is `null` if the API didn't accept the request.
   *
   * @when The generation ends with `api_rejected`, `network_failed`, `request_failed`, `request_timeout`,
   *   `token_unavailable`, `token_rejected`, `variant_not_found` (only for `openDesign`), or `interrupted` (only by
   *   `signOut`).
   * @cancelable No.
   * @suppressed A listener for `generation-starting` called `preventDefault`, or your page calls `destroy`.
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
   * A design or variant was selected. `variantId` is `null` for the original design.
   *
   * @when The user clicks a preview, or your page calls `selectVariant`.
   * @cancelable No.
   * @suppressed The design or variant is already selected, or a new design clears the selection.
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
   * The user edited text. Nothing has been sent to the API yet.
   *
   * @when The user leaves a text field after changing its text.
   * @cancelable No.
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
   * The user wants to use the selected design in your product. Download the files and store them, because their
   * URLs expire after 24 hours.
   *
   * @when The user clicks "Use this design".
   * @order After the `variant-selected` event of the accepted design.
   * @cancelable No.
   * @suppressed Your page calls a function. Only the user can accept a design.
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
   * A file of the selection is about to be downloaded. Unless you prevent it, the widget saves the file in the browser.
   *
   * @when The user clicks a download button, or your page calls `exportFile`.
   * @order Before the download starts, and before the promise of `exportFile` resolves.
   * @cancelable Yes. `preventDefault` stops the download, so your page can handle `file.url` itself.
   * @suppressed The selection has no file in this format, in which case `exportFile` rejects.
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
   * Options changed. `changed` lists the options whose values are different now. `people` and `panels` occur only in
   * superuser widgets.
   *
   * @when Your page called `update`, and the changes were rendered.
   * @cancelable No.
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
   * The widget replaced its token.
   *
   * @when `getToken` returned a token for the reason `expiring` or `rejected`.
   * @cancelable No.
   * @suppressed The widget receives its first token, in which case `ready` fires, or a token for `signIn`, in which
   *   case `signed-in` fires.
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
   * The widget discarded its token. `cause` specifies whether your page called `signOut` or the token couldn't be
   * replaced.
   *
   * @when The state changed to `locked`.
   * @cancelable No.
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
   * @when The API accepted the token that `getToken` returned for the reason `sign-in`, after the user clicked "Sign in
   *   again" or your page called `signIn`.
   * @cancelable No.
   * @suppressed `getToken` doesn't return a token, or the API rejects it. The widget stays `locked`, and `error` fires.
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
   * The widget couldn't be loaded or can't get a valid token, or its container is too small.
   *
   * @when One of the errors `load_timeout`, `token_unavailable`, `token_rejected`, and `container_too_small` occurs.
   * @cancelable No.
   * @suppressed Another error occurs. Functions throw or reject with it, and failed generations fire
   *   `generation-failed`.
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
   * The widget was destroyed. Its elements, timers, listeners, and token have been removed.
   *
   * @when Your page calls `destroy`.
   * @cancelable No.
   * @since 1.0
   * @example
   * ```ts
   * widget.on('destroyed', () => {
   *   console.log('The widget was removed.');
   * });
   * ```
   */
  destroyed: EventBase & {readonly type: 'destroyed'};
}

/** An event name. */
export type WidgetEventName = keyof WidgetEventMap;

/** The union of all events, discriminated by `type`. */
export type WidgetEvent<Events extends object = WidgetEventMap> = Events[keyof Events];

/** Removes the listener. Calling it again has no effect. */
export type Unsubscribe = () => void;
