import type {
  AnyWidgetError,
  SuperuserErrorDetails,
  SuperuserOptions,
  UserToken,
  WidgetState,
} from '../../../contract/ui-sdk';
import {ApiClient} from './api';
import {Emitter} from './emitter';
import {failure, isWidgetError} from './errors';
import {localeOf} from './messages';
import {watchSize} from './size';
import {TokenKeeper} from './token';
import {designTypes} from './values';
import {version} from './version';
import {View, type Look, type ViewActions} from './view/view';

/** The options that a widget works with: those of a superuser are absent in an ordinary one. */
export type Options = Omit<SuperuserOptions, 'container' | 'people'> & Partial<Pick<SuperuserOptions, 'people'>>;

/** Any error of the widget. */
export type WidgetFailure = AnyWidgetError<SuperuserErrorDetails>;

const defaultApiUrl = 'https://api.__SLUG__.example/v1';
const defaultLoadTimeout = 15_000;

/** Starts, locks, unlocks and ends a widget: everything that has to do with its state and its token. */
export abstract class Lifecycle {
  readonly emitter = new Emitter(() => this.options.clientReference);
  options: Options;
  protected readonly view: View;
  protected readonly api: ApiClient;
  readonly #tokens: TokenKeeper;
  readonly #startedAt = performance.now();
  readonly #isDialog: boolean;
  readonly #stopWatching: () => void;
  #state: WidgetState = 'loading';
  #isOpen: boolean;
  #language: string | undefined;
  #isReadyFired = false;
  #work = new AbortController();
  #started: Promise<void>;

  constructor(container: HTMLElement, options: Options) {
    this.options = options;
    this.#isDialog = options.display === 'dialog';
    this.#isOpen = !this.#isDialog;
    this.#tokens = new TokenKeeper(options.getToken, {
      onReplaced: (reason, {expiresAt}) => {
        this.emitter.emit('token-refreshed', {reason, expiresAt});
      },
    });
    this.api = new ApiClient(options.apiUrl ?? defaultApiUrl, this.#tokens);
    this.view = new View(container, this.#isDialog, this.look(), this.actions());
    this.view.form.offer(options.designTypes ?? designTypes);
    this.view.form.prompt = options.prompt ?? '';
    this.view.enter('loading');
    this.#stopWatching = this.#isDialog ? () => undefined : watchSize(container, this.#onSize);
    // After this task, so that the caller can add listeners first.
    this.#started = Promise.resolve().then(() => this.#load());
    this.#started.catch(() => undefined);
  }

  get state(): WidgetState {
    return this.#state;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  whenReady(): Promise<void> {
    return this.#started;
  }

  open(): void {
    this.assertAlive();
    if (this.#isDialog && !this.#isOpen) {
      this.#isOpen = true;
      this.view.open();
      this.emitter.emit('opened', {});
    }
  }

  close(cause: 'call' | 'button' | 'escape' = 'call'): void {
    this.assertAlive();
    if (this.#isDialog && this.#isOpen && !this.emitter.emitCancelable('closing', {cause})) {
      this.#isOpen = false;
      this.view.close();
      this.emitter.emit('closed', {cause});
    }
  }

  async signIn(): Promise<void> {
    this.assertState('ready', 'generating', 'editing', 'locked');
    if (this.#state !== 'locked') {
      return;
    }
    const token = await this.#fetchToken('sign-in');
    this.#adopt(token);
    this.enter('ready');
    this.emitter.emit('signed-in', {expiresAt: token.expiresAt});
    this.#fireReady();
  }

  signOut(): void {
    this.assertState('loading', 'ready', 'generating', 'editing', 'locked');
    if (this.#state !== 'locked') {
      this.forget();
      this.view.form.prompt = '';
      this.#interrupt('signOut');
      this.#lock('call');
    }
  }

  destroy(): void {
    if (this.#state !== 'destroyed') {
      this.#isOpen = false;
      this.#stopWatching();
      this.#interrupt('destroy');
      this.view.remove();
      this.enter('destroyed');
      this.emitter.emit('destroyed', {});
      this.emitter.clear();
    }
  }

  /** The user's actions beyond the lifecycle. */
  protected abstract actions(): ViewActions;

  /** Forgets what is shown. */
  protected abstract forget(): void;

  protected look(): Look {
    const {locale, theme = 'auto', themeColors = {}, formats = []} = this.options;
    const fallback = localeOf(document.documentElement.lang) ?? localeOf(this.#language) ?? 'en';
    return {locale: locale ?? fallback, theme, themeColors, formats};
  }

  /** Breaks off when `signOut` or `destroy` is called: pass it to every call of the API. */
  protected get interruption(): AbortSignal {
    return this.#work.signal;
  }

  /** Goes to a state, shows it and tells it. */
  protected enter(to: WidgetState): void {
    const from = this.#state;
    if (from !== to) {
      this.#state = to;
      this.view.enter(to);
      this.emitter.emit('state-changed', {from, to});
    }
  }

  /** @throws `wrong_state` in any other state. */
  protected assertState(...allowed: WidgetState[]): void {
    if (!allowed.includes(this.#state)) {
      throw failure('wrong_state', {state: this.#state, allowed});
    }
  }

  /** Locks the widget when an error says that there is no token. Call `report` afterwards. */
  protected lockFor(error: WidgetFailure): boolean {
    const isToken = error.code === 'token_unavailable' || error.code === 'token_rejected';
    if (isToken) {
      this.#tokens.forget();
      this.#lock('token');
      this.#offerSignIn();
    }
    return isToken;
  }

  /** Fires `error`. */
  protected report(error: WidgetFailure): void {
    this.emitter.emit('error', {error: error as AnyWidgetError});
  }

  async #load(): Promise<void> {
    const timeout = this.options.loadTimeout ?? defaultLoadTimeout;
    const timer = setTimeout(() => {
      const error = failure('load_timeout', {timeout});
      this.#work.abort(error);
      this.#tokens.forget();
      this.enter('failed');
      this.view.notify({text: `${this.view.messages.failed} ${this.view.messages.reload}`});
      this.report(error);
    }, timeout);
    try {
      this.#adopt(await this.#fetchToken('initial'));
      this.enter('ready');
      this.#fireReady();
    } finally {
      clearTimeout(timer);
    }
  }

  async #fetchToken(reason: 'initial' | 'sign-in'): Promise<UserToken> {
    const interruption = this.#work.signal;
    try {
      const token = await this.#tokens.fetch(reason);
      interruption.throwIfAborted();
      return token;
    } catch (error) {
      interruption.throwIfAborted();
      if (isWidgetError(error)) {
        this.#lock('token');
        this.#offerSignIn();
        this.report(error);
      }
      throw error;
    }
  }

  #adopt({user}: UserToken): void {
    this.#language = user?.language;
    this.view.dress(this.look());
  }

  #fireReady(): void {
    if (!this.#isReadyFired) {
      this.#isReadyFired = true;
      this.#started = Promise.resolve();
      const loadTime = Math.round(performance.now() - this.#startedAt);
      this.emitter.emit('ready', {version, loadTime});
      if (this.options.autoFocus === true && this.#state === 'ready') {
        this.view.form.focus();
      }
    }
  }

  #lock(cause: 'call' | 'token'): void {
    if (this.#state !== 'locked') {
      this.enter('locked');
      this.#offerSignIn();
      this.emitter.emit('signed-out', {cause});
    }
  }

  #offerSignIn(): void {
    const {signedOut, signIn} = this.view.messages;
    const run = () => {
      // The failure of a click is told by `error`.
      this.signIn().catch(() => undefined);
    };
    this.view.notify({text: signedOut, action: {label: signIn, run}});
  }

  #interrupt(by: 'signOut' | 'destroy'): void {
    this.#work.abort(failure('interrupted', {by}, {recoverable: by === 'signOut'}));
    this.#work = new AbortController();
    this.#tokens.forget();
  }

  /** @throws `wrong_state` after `destroy`. */
  assertAlive(): void {
    this.assertState('loading', 'ready', 'generating', 'editing', 'locked', 'failed');
  }

  readonly #onSize = (width: number, height: number, isTooSmall: boolean) => {
    this.view.squeeze(isTooSmall);
    if (isTooSmall) {
      this.report(failure('container_too_small', {width, height}));
    }
  };
}
