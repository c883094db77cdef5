import {declaredNames} from 'virtual:declarations';
import type {AnyWidgetError, SuperuserEventMap, Unsubscribe, UserToken, WidgetState} from '../../ui-sdk';
import {ApiClient} from './api';
import {observeSize, reserveContainer} from './container';
import {Emitter} from './emitter';
import {designTypes as allDesignTypes} from './enumerations';
import {createError, isWidgetError, type AnyError} from './errors';
import {findLocale} from './messages';
import {argumentRules, assertArgument, oneOf, type Options} from './options';
import {TokenManager} from './token-manager';
import {version} from './version';
import type {ViewActions, ViewModel} from './view/model';
import {View} from './view/view';

const defaultApiUrl = 'https://api.__SLUG__.example/v1';
const defaultLoadTimeoutMs = 15_000;

/** Manages the state and the token of a widget: starts, locks, unlocks, and destroys the widget. */
export abstract class Lifecycle {
  readonly emitter = new Emitter(() => this.options.clientReference);
  options: Options;
  state: WidgetState = 'loading';
  isOpen: boolean;
  protected readonly eventNames: readonly string[] = declaredNames.widgetEvents;
  protected readonly view: View;
  protected readonly api: ApiClient;
  private readonly tokens: TokenManager;
  private readonly createdAt = performance.now();
  private readonly isDialog: boolean;
  private readonly stopObserving: () => void;
  private readonly releaseContainer: () => void;
  private language: string | undefined;
  private hasEmittedReady = false;
  private abortController = new AbortController();
  private readyPromise: Promise<void>;

  constructor(options: Options) {
    const {element, release} = reserveContainer(options.container);
    this.releaseContainer = release;
    this.options = options;
    this.isDialog = options.display === 'dialog';
    this.isOpen = !this.isDialog;
    this.tokens = new TokenManager(options.getToken, (reason, {expiresAt}) =>
      this.emitter.emit('token-refreshed', {reason, expiresAt}),
    );
    this.api = new ApiClient(options.apiUrl ?? defaultApiUrl, this.tokens);
    const {prompt = '', designTypes = allDesignTypes} = options;
    const model = {...this.resolveAppearance(), prompt, designTypes};
    this.view = new View(element, this.isDialog, model, this.createActions());
    this.stopObserving = this.isDialog
      ? () => undefined
      : observeSize(element, (width, height, isTooSmall) => {
          this.view.update({isTooSmall});
          if (isTooSmall) this.emitError(createError('container_too_small', {width, height}));
        });
    // Loading starts in a microtask so that the caller can add listeners first.
    this.readyPromise = Promise.resolve().then(() => this.load());
    this.readyPromise.catch(() => undefined);
  }

  whenReady(): Promise<void> {
    return this.readyPromise;
  }

  on<Name extends keyof SuperuserEventMap>(
    name: Name,
    listener: (event: SuperuserEventMap[Name]) => void,
  ): Unsubscribe {
    this.assertAlive();
    assertArgument('name', name, oneOf(this.eventNames));
    assertArgument('listener', listener, argumentRules.listener);
    return this.emitter.on(name, listener);
  }

  open(): void {
    this.assertAlive();
    if (this.isDialog && !this.isOpen) {
      this.isOpen = true;
      this.view.open();
      this.emitter.emit('opened', {});
    }
  }

  close(): void {
    this.closeDialog('call');
  }

  protected closeDialog(cause: 'call' | 'button' | 'escape'): void {
    this.assertAlive();
    if (this.isDialog && this.isOpen && !this.emitter.emitCancelable('closing', {cause})) {
      this.isOpen = false;
      this.view.close();
      this.emitter.emit('closed', {cause});
    }
  }

  async signIn(): Promise<void> {
    this.assertState('ready', 'generating', 'editing', 'locked');
    if (this.state !== 'locked') return;
    const token = await this.fetchToken('sign-in');
    await this.verifyToken();
    this.applyToken(token);
    this.transitionTo('ready');
    this.emitter.emit('signed-in', {expiresAt: token.expiresAt});
    this.emitReady();
  }

  signOut(): void {
    this.assertState('loading', 'ready', 'generating', 'editing', 'locked');
    if (this.state !== 'locked') {
      this.clearDesign();
      this.view.update({prompt: ''});
      this.interrupt('signOut');
      this.lock('call');
    }
  }

  destroy(): void {
    if (this.state !== 'destroyed') {
      this.isOpen = false;
      this.stopObserving();
      this.interrupt('destroy');
      this.view.remove();
      this.releaseContainer();
      this.transitionTo('destroyed');
      this.emitter.emit('destroyed', {});
      this.emitter.clear();
    }
  }

  /** Creates the actions that users can trigger in the view. */
  protected abstract createActions(): ViewActions;

  protected abstract clearDesign(): void;

  protected resolveAppearance(): Pick<ViewModel, 'locale' | 'theme' | 'themeColors' | 'formats'> {
    const {locale, theme = 'auto', themeColors = {}, formats} = this.options;
    const fallback = findLocale(document.documentElement.lang) ?? findLocale(this.language) ?? 'en';
    return {locale: locale ?? fallback, theme, themeColors, formats};
  }

  /** Aborts when `signOut` or `destroy` is called. Pass it to every API call. */
  protected get interruptionSignal(): AbortSignal {
    return this.abortController.signal;
  }

  /** Changes the state, updates the view, and fires `state-changed`. */
  protected transitionTo(to: WidgetState): void {
    const from = this.state;
    if (from !== to) {
      this.state = to;
      this.view.setState(to);
      this.emitter.emit('state-changed', {from, to});
    }
  }

  /** @throws `wrong_state` if the widget is in none of the allowed states. */
  protected assertState(...allowedStates: WidgetState[]): void {
    if (!allowedStates.includes(this.state)) {
      throw createError('wrong_state', {state: this.state, allowed: allowedStates});
    }
  }

  /**
   * Locks the widget if the error means that there's no valid token, and returns whether it did. Call `emitError` after
   * more specific events.
   */
  protected lockIfUnauthorized(error: AnyError): boolean {
    const isTokenError = error.code === 'token_unavailable' || error.code === 'token_rejected';
    if (isTokenError) {
      this.tokens.clear();
      this.lock('token');
    }
    return isTokenError;
  }

  protected emitError(error: AnyError): void {
    this.emitter.emit('error', {error: error as AnyWidgetError});
  }

  private async load(): Promise<void> {
    const timeout = this.options.loadTimeout ?? defaultLoadTimeoutMs;
    const timer = setTimeout(() => {
      const error = createError('load_timeout', {timeout});
      this.abortController.abort(error);
      this.tokens.clear();
      this.transitionTo('failed');
      this.view.update({notice: {text: `${this.view.messages.loadFailed} ${this.view.messages.reloadPage}`}});
      this.emitError(error);
    }, timeout);
    try {
      this.applyToken(await this.fetchToken('initial'));
      this.transitionTo('ready');
      this.emitReady();
    } finally {
      clearTimeout(timer);
    }
  }

  private async fetchToken(reason: 'initial' | 'sign-in'): Promise<UserToken> {
    const interruptionSignal = this.abortController.signal;
    try {
      const token = await this.tokens.fetch(reason);
      interruptionSignal.throwIfAborted();
      return token;
    } catch (error) {
      interruptionSignal.throwIfAborted();
      if (isWidgetError(error)) {
        this.lock('token');
        this.emitError(error);
      }
      throw error;
    }
  }

  /**
   * Verifies the token with the cheapest call that accepts one. The request doesn't exist, so a valid token results in
   * `request_not_found`.
   */
  private async verifyToken(): Promise<void> {
    const path = '/requests/req_0000000000000000';
    try {
      await this.api.call({method: 'GET', path, replacesToken: false, signal: this.abortController.signal});
    } catch (error) {
      if (isWidgetError(error) && error.code === 'api_rejected') return;
      this.tokens.clear();
      if (isWidgetError(error) && error.code === 'token_rejected') this.emitError(error);
      throw error;
    }
  }

  private applyToken({user}: UserToken): void {
    this.language = user?.language;
    this.view.update(this.resolveAppearance());
  }

  private emitReady(): void {
    if (!this.hasEmittedReady) {
      this.hasEmittedReady = true;
      this.readyPromise = Promise.resolve();
      const loadTime = Math.round(performance.now() - this.createdAt);
      this.emitter.emit('ready', {version, loadTime});
      if (this.options.autoFocus === true && this.state === 'ready') this.view.focus();
    }
  }

  private lock(cause: 'call' | 'token'): void {
    if (this.state !== 'locked') {
      this.transitionTo('locked');
      this.offerSignIn();
      this.emitter.emit('signed-out', {cause});
    }
  }

  private offerSignIn(): void {
    const {signedOut, signIn} = this.view.messages;
    const onClick = () => {
      // The `error` event reports a failed sign-in.
      this.signIn().catch(() => undefined);
    };
    this.view.update({notice: {text: signedOut, action: {label: signIn, onClick}}});
  }

  private interrupt(by: 'signOut' | 'destroy'): void {
    this.abortController.abort(createError('interrupted', {by}, {recoverable: by === 'signOut'}));
    this.abortController = new AbortController();
    this.tokens.clear();
  }

  /** @throws `wrong_state` after `destroy`. */
  private assertAlive(): void {
    this.assertState('loading', 'ready', 'generating', 'editing', 'locked', 'failed');
  }
}
