import {createObservable, rememberIds, type Sandbox} from '@developer-docs/docusaurus-theme-openapi/console';
import type {TokenRequest, UserToken} from '../../../ui-sdk';
import type {PlaygroundWidget, Setup} from '../setups/model';
import {createSandboxFetch, sendSetupRequest} from './sandbox-fetch';

/** A function call, its result or error, a widget event, or a request to the sandbox. */
export interface LogEntry {
  readonly number: number;
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

/** Returns the functions of the script in the frame, or `undefined` if the script hasn't run. */
export const findSdk = (frame: Window): Api | undefined => Reflect.get(frame, sdkName) as Api | undefined;

interface RunnerOptions {
  /** The window of the frame, in which the widget's script has run. */
  readonly frame: Window;
  readonly sandbox: Sandbox;
  readonly widget: PlaygroundWidget;
  /** The name of the function that creates the widget. */
  readonly factory: string;
}

/** What the playground runs. */
export interface Program {
  readonly setup: Setup;
  /** All options except `getToken`. */
  readonly options: Readonly<Record<string, unknown>>;
}

const maxEntries = 200;

/** Runs programs with the widget in the frame, and logs their calls, events, and requests. */
export class Runner {
  readonly log = createObservable<readonly LogEntry[]>([]);
  private readonly fetch: ReturnType<typeof createSandboxFetch>;
  private readonly prepared: Promise<unknown>;
  private setup: Setup = {};
  private handle: Api | undefined;
  /** Incremented by each run, so that results of earlier runs are ignored. */
  private currentRun = 0;
  private entryCount = 0;

  constructor(private readonly context: RunnerOptions) {
    const {frame, sandbox, widget} = context;
    this.fetch = createSandboxFetch({
      sandbox,
      tokenEndpoint: widget.tokenEndpoint,
      getSetup: () => this.setup,
      onRequest: (method, path, response) => {
        if (response !== undefined && path !== widget.tokenEndpoint.path) rememberIds(widget.owner, response);
        this.add('request', `${method} ${path}: ${response === undefined ? 'no response' : String(response.status)}`);
      },
    });
    Object.defineProperty(frame, 'fetch', {value: this.fetch.fetch, configurable: true});
    this.prepared = Promise.all(widget.preparation.map((request) => sendSetupRequest(sandbox, request)));
    this.prepared.catch(() => undefined);
  }

  /**
   * Creates the widget, replacing the previous instance.
   *
   * @param makesCalls - Whether to make the setup's calls afterward.
   */
  async run({setup, options: ownOptions}: Program, makesCalls = true): Promise<void> {
    const run = this.stop();
    this.setup = setup;
    this.log.set([]);
    const {frame, widget, factory} = this.context;
    const loggedErrors = new Set<unknown>();
    const logError = (error: unknown) => {
      if (run === this.currentRun && !loggedErrors.has(error)) this.addError(error);
      loggedErrors.add(error);
    };
    try {
      await this.prepared;
      if (run !== this.currentRun) return;
      const isSecureContext = setup.page !== 'insecure' && window.isSecureContext;
      Object.defineProperty(frame, 'isSecureContext', {value: isSecureContext, configurable: true});
      const options = {...ownOptions, getToken: (request: TokenRequest) => this.getToken(request)};
      const sdk = this.logCalls(findSdk(frame) ?? {}, sdkName, logError);
      const handle = (sdk[factory] as AnyFunction)(options) as Api;
      this.handle = handle;
      this.listen(handle);
      if (!makesCalls) return;
      const loggedHandle = this.logCalls(handle, 'widget', logError);
      await (loggedHandle['whenReady'] as AnyFunction)();
      const calls = widget.calls[setup.calls ?? ''] as ((context: object) => unknown) | undefined;
      await calls?.({widget: loggedHandle, [sdkName]: sdk, options});
    } catch (error) {
      logError(error);
    }
  }

  /** Removes the widget. The runner can't be used afterward. */
  destroy(): void {
    this.stop();
  }

  private stop(): number {
    this.currentRun += 1;
    const handle = this.handle;
    this.handle = undefined;
    (handle?.['destroy'] as AnyFunction | undefined)?.();
    return this.currentRun;
  }

  private getToken(request: TokenRequest): Promise<UserToken> {
    const {path} = this.context.widget.tokenEndpoint;
    const fetchToken = async () => {
      const response = await this.fetch.fetch(path, {method: 'POST', signal: request.signal});
      return response.json() as Promise<UserToken>;
    };
    return this.setup.getToken?.(request, fetchToken) ?? fetchToken();
  }

  private listen(handle: Api): void {
    const run = this.currentRun;
    for (const name of Object.keys(this.context.widget.setups.event)) {
      (handle['on'] as AnyFunction)(name, (event: unknown) => {
        // `destroy` also fires events, which are ignored if the widget has already been replaced.
        if (run === this.currentRun) this.add('event', name, event, name);
      });
    }
  }

  /** Returns an object whose functions call those of the given object, and log the calls and their results. */
  private logCalls(api: Api, apiName: string, logError: (error: unknown) => void): Api {
    const run = this.currentRun;
    const logResult = (name: string, result: unknown) => {
      // Functions that create a widget return an object, and `on` returns a function.
      const isHandle = typeof result === 'function' || (apiName === sdkName && typeof result === 'object');
      if (run === this.currentRun && result !== undefined && !isHandle) this.add('result', name, result);
      return result;
    };
    const fail = (error: unknown): never => {
      logError(error);
      throw error;
    };
    const get = (_: object, name: string) => {
      const member = api[name] as AnyFunction | undefined;
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        this.add('call', `${apiName}.${name}(${args.map((arg) => JSON.stringify(arg, serialize)).join(', ')})`);
        try {
          const result = member.apply(api, args);
          // Promises of the frame aren't instances of this window's `Promise`.
          return result !== null && typeof result === 'object' && 'then' in result
            ? (result as Promise<unknown>).then((value) => logResult(name, value), fail)
            : logResult(name, result);
        } catch (error) {
          return fail(error);
        }
      };
    };
    return new Proxy<Api>({}, {get});
  }

  private addError(error: unknown): void {
    const {code, message} = error as {readonly code?: string; readonly message?: string};
    this.add('error', code === undefined ? String(message ?? error) : `${code}: ${message ?? ''}`, error, code);
  }

  private add(kind: LogEntry['kind'], title: string, detail?: unknown, name?: string): void {
    this.entryCount += 1;
    const json = detail === undefined ? undefined : JSON.stringify(detail, serialize);
    const entry = {number: this.entryCount, kind, title, detail: json && this.fetch.restoreUrls(json), name};
    this.log.set([...this.log.getSnapshot(), entry].slice(-maxEntries));
  }
}

/**
 * Serializes functions as an ellipsis, and the properties of errors, which aren't all enumerable. Errors from the frame
 * aren't instances of this window's `Error`.
 */
function serialize(_key: string, value: unknown): unknown {
  if (typeof value === 'function') return '…';
  if (typeof value === 'object' && value !== null && 'message' in value && 'stack' in value) {
    const {name, message, code, details, recoverable, documentationUrl} = value as Readonly<Record<string, unknown>>;
    return {name, message, code, details, recoverable, documentationUrl};
  }
  return value;
}
