import {loadCode} from '@developer-docs/docusaurus-utils';
import {mapMembers} from '@developer-docs/utils';
import type {TokenProvider, TokenRequest, UserToken} from '../../../ui-sdk';
import {calls, type CallContext} from '../setups/calls';
import type {Login, PlaygroundWidget, Setup} from '../setups/model';
import {createTokenProviders} from './token-providers';

/** A function call, its result or error, a widget event, or a request to the sandbox. */
export interface LogEntry {
  readonly kind: 'call' | 'result' | 'error' | 'event' | 'request';
  readonly title: string;
  /** The payload as JSON. */
  readonly detail: string | undefined;
  /** The event name or error code. */
  readonly name: string | undefined;
}

/** An object with functions, such as the widget. */
type Api = Readonly<Record<string, unknown>>;
type AnyFunction = (...args: unknown[]) => unknown;

const sdkName = 'DesignWidget';
/** The path that `getToken` fetches a token from, as in the samples. */
const tokenPath = '/design-token';

/** Returns the functions of the script in the frame, or `undefined` if the script hasn't run. */
const findSdk = (frame: Window): Api | undefined => Reflect.get(frame, sdkName) as Api | undefined;

/**
 * Loads the sandbox script, which contains the widget and a simulated API, in a frame.
 *
 * @returns The window of the frame, in which the script has run.
 * @throws Error with a message for readers.
 */
export const loadFrame = (frame: HTMLIFrameElement, scriptUrl: string): Promise<Window> =>
  loadCode(async () => {
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve, {once: true});
      frame.srcdoc = `<!doctype html><html lang="en"><title>Widget</title><script src="${scriptUrl}"></script><body><div id="designer"></div>`;
    });
    const {contentWindow} = frame;
    if (contentWindow !== null && findSdk(contentWindow) !== undefined) return contentWindow;
    const message = 'The widget couldn’t be loaded. Check your connection, then retry.';
    throw Object.assign(new Error(message), {request: scriptUrl});
  });

interface RunnerOptions {
  /** The window of the frame, in which the sandbox script has run. */
  readonly frame: Window;
  readonly widget: PlaygroundWidget;
  /** The name of the function that creates the widget. */
  readonly factory: string;
  /** Called with all entries of the log when it changes. */
  readonly onLog: (log: readonly LogEntry[]) => void;
}

/** Where a run logs what happens. */
interface CallLog {
  readonly add: (kind: LogEntry['kind'], title: string, value?: unknown, name?: string) => void;
  readonly logError: (error: unknown) => void;
}

/** Runs setups with the widget in the frame, and logs calls, events, and requests. */
export class Runner {
  private log: readonly LogEntry[] = [];
  private setup: Setup = {};
  private handle: Api = {};
  /** Changed by each run, so that results of earlier runs are ignored. */
  private currentRun = {};
  private readonly callSandbox: Window['fetch'];
  private readonly otherUsersExist: Promise<unknown>;
  private readonly tokenProviders = createTokenProviders((request) => this.fetchToken(request));

  constructor(private readonly options: RunnerOptions) {
    const {frame, widget} = options;
    this.callSandbox = frame.fetch.bind(frame);
    simulatePage(
      frame,
      () => this.setup,
      (request, result) => this.add('request', `${request}: ${result}`),
    );
    this.otherUsersExist = Promise.all(widget.otherUsers.map((user) => this.logIn(user)));
  }

  /**
   * Creates the widget, replacing the previous instance.
   *
   * @param widgetOptions - All options except `getToken`.
   * @param makesCalls - Whether to make the setup's calls afterward.
   */
  async run(setup: Setup, widgetOptions: object, makesCalls: boolean): Promise<void> {
    const {frame, widget, factory} = this.options;
    this.stop();
    const thisRun = this.currentRun;
    this.setup = setup;
    this.setLog([]);
    // `destroy` also fires events, which are ignored if the widget has already been replaced.
    const callLog = createCallLog((...entry) => {
      if (thisRun === this.currentRun) this.add(...entry);
    });
    try {
      await this.otherUsersExist;
      if (thisRun !== this.currentRun) return;
      preparePage(frame, setup);
      const options = {...widgetOptions, getToken: this.getToken};
      const sdk = findSdk(frame) ?? {};
      this.add('call', formatCall(sdkName, factory, [options]));
      this.handle = (sdk[factory] as AnyFunction)(options) as Api;
      for (const name of Object.keys(widget.setups.event)) {
        (this.handle.on as AnyFunction)(name, (event: unknown) => callLog.add('event', name, event, name));
      }
      if (makesCalls) await makeCalls(setup.calls ?? [], {handle: this.handle, sdk, options}, callLog);
    } catch (error) {
      callLog.logError(error);
    }
  }

  /** Removes the widget. */
  stop(): void {
    this.currentRun = {};
    (this.handle.destroy as AnyFunction | undefined)?.();
  }

  private readonly getToken: TokenProvider = (request) =>
    this.tokenProviders[this.setup.token ?? '']?.(request) ?? this.fetchToken(request);

  private async fetchToken({signal}: Pick<TokenRequest, 'signal'>): Promise<UserToken> {
    const response = await this.logIn(this.options.widget.user, signal);
    this.add('request', `POST ${tokenPath}: ${response.status}`);
    return response.json() as Promise<UserToken>;
  }

  private logIn(user: Login, signal?: AbortSignal): Promise<Response> {
    return this.callSandbox(tokenPath, {method: 'POST', body: JSON.stringify(user), signal});
  }

  private add(kind: LogEntry['kind'], title: string, value?: unknown, name?: string): void {
    const detail = value === undefined ? undefined : toJson(value);
    this.setLog([...this.log, {kind, title, detail, name}]);
  }

  private setLog(log: readonly LogEntry[]): void {
    this.log = log;
    this.options.onLog(log);
  }
}

/** Creates a log that contains each error once, although an error of a call also ends the run. */
function createCallLog(add: CallLog['add']): CallLog {
  const loggedErrors = new Set<unknown>();
  const logError = (error: unknown) => {
    const {code, message} = error as {readonly code?: string; readonly message?: string};
    const title = code === undefined ? String(message ?? error) : `${code}: ${message ?? ''}`;
    if (!loggedErrors.has(error)) add('error', title, error, code);
    loggedErrors.add(error);
  };
  return {add, logError};
}

/** Sets up what a widget finds in its page when it's created. */
function preparePage(frame: Window, {page}: Setup): void {
  const isSecureContext = page !== 'insecure' && window.isSecureContext;
  Object.defineProperty(frame, 'isSecureContext', {value: isSecureContext, configurable: true});
  const container = frame.document.querySelector<HTMLElement>('#designer');
  // At least as wide as the widget requires, even in a narrow window.
  if (container !== null) container.style.width = page === 'small' ? '300px' : 'max(100%, 320px)';
}

/** Makes the calls of a setup when the widget is ready. They can use the result of the first one. */
async function makeCalls(
  names: readonly string[],
  {handle, sdk, options}: {readonly handle: Api; readonly sdk: Api; readonly options: object},
  callLog: CallLog,
): Promise<void> {
  const widget = observeCalls(handle, 'widget', callLog);
  await (widget.whenReady as AnyFunction)();
  let result: unknown;
  for (const name of names) {
    const context: unknown = {widget, [sdkName]: observeCalls(sdk, sdkName, callLog), options, result};
    const value = await (calls[name as keyof typeof calls](context as CallContext) as unknown);
    result ??= value;
  }
}

/** Makes the widget in the frame call the sandbox as the setup requires, and reports its requests. */
function simulatePage(frame: Window, getSetup: () => Setup, onRequest: (request: string, result: string) => void) {
  const callSandbox = frame.fetch.bind(frame);
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const {method = 'GET', headers} = init;
    const {pathname, search} = new URL(url);
    const request = `${method} ${pathname}${search}`;
    const {page, headers: setupHeaders} = getSetup();
    if (page === 'offline') {
      onRequest(request, 'no response');
      throw new TypeError('Failed to fetch');
    }
    const response = await callSandbox(url, {...init, headers: {...headers, ...(method === 'POST' && setupHeaders)}});
    onRequest(request, String(response.status));
    return response;
  };
  Object.defineProperty(frame, 'fetch', {value: fetch, configurable: true});
}

const toJson = (value: unknown): string => JSON.stringify(value, serialize);

const formatCall = (apiName: string, name: string, args: readonly unknown[]) =>
  `${apiName}.${name}(${args.map(toJson).join(', ')})`;

/** Returns an object whose functions call those of the given object, and log the calls and their results. */
const observeCalls = (api: Api, apiName: string, {add, logError}: CallLog): Api =>
  mapMembers(api, (member, name) => {
    if (typeof member !== 'function') return member;
    return async (...args: unknown[]) => {
      add('call', formatCall(apiName, name, args));
      try {
        const result = await (member as AnyFunction)(...args);
        // Functions that create a widget return an object, and `on` returns a function.
        const isHandle = typeof result === 'function' || (apiName === sdkName && typeof result === 'object');
        if (result !== undefined && !isHandle) add('result', name, result);
        return result;
      } catch (error) {
        logError(error);
        throw error;
      }
    };
  });

/**
 * Serializes functions and images as an ellipsis, and the properties of errors, which aren't all enumerable. Errors
 * from the frame aren't instances of this window's `Error`.
 */
function serialize(_key: string, value: unknown): unknown {
  if (typeof value === 'function') return '…';
  if (typeof value === 'string' && value.startsWith('data:')) return 'data:…';
  if (typeof value === 'object' && value !== null && 'message' in value && 'stack' in value) {
    const {name, message, code, details, recoverable, documentationUrl} = value as Readonly<Record<string, unknown>>;
    return {name, message, code, details, recoverable, documentationUrl};
  }
  return value;
}
