import {createObservable, rememberIds, type Sandbox} from '@developer-docs/docusaurus-theme-openapi/console';
import type {PlaygroundWidget} from '../setups/model';
import {containerSelector, formatLiteral, type Program} from './program';
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

const maxEntries = 200;

/** Runs programs with the widget in the frame, and logs their calls, events, and requests. */
export class Runner {
  readonly log = createObservable<readonly LogEntry[]>([]);
  private readonly fetch: ReturnType<typeof createSandboxFetch>;
  private readonly prepared: Promise<unknown>;
  private program: Program | undefined;
  private handle: Api | undefined;
  /** Incremented by each run, so that results of earlier runs are ignored. */
  private currentRun = 0;
  private entryCount = 0;

  constructor(private readonly context: RunnerOptions) {
    const {frame, sandbox, widget} = context;
    this.fetch = createSandboxFetch({
      sandbox,
      tokenEndpoint: widget.tokenEndpoint,
      getApiBehavior: () => this.program?.setup.api ?? '',
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
   * @param makesCalls - Whether to make the program's calls afterward.
   */
  async run(program: Program, makesCalls = true): Promise<void> {
    const run = this.stop();
    this.program = program;
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
      this.simulatePage(program);
      const options = {...program.options, ...this.createTokenProvider(program)};
      const sdk = this.logCalls(findSdk(frame) ?? {}, sdkName, logError);
      const handle = (sdk[factory] as AnyFunction)(options) as Api;
      this.handle = handle;
      this.listen(handle);
      if (!makesCalls) return;
      const calls = widget.calls[program.setup.calls ?? ''] as ((context: object) => unknown) | undefined;
      await calls?.({widget: this.logCalls(handle, 'widget', logError), [sdkName]: sdk, options});
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

  private simulatePage({setup: {page}}: Program): void {
    const {frame} = this.context;
    Object.defineProperty(frame, 'isSecureContext', {
      value: page !== 'insecure' && window.isSecureContext,
      configurable: true,
    });
    frame.document.querySelector(containerSelector)?.classList.toggle('small', page === 'small');
  }

  /** Creates the `getToken` function that `formatProgram` shows. */
  private createTokenProvider({setup: {getToken = 'works'}}: Program): {readonly getToken?: AnyFunction} {
    switch (getToken) {
      case 'works':
        return {
          getToken: async (request) => {
            const {signal} = request as {readonly signal: AbortSignal};
            const {frame, widget} = this.context;
            const response = await frame.fetch(widget.tokenEndpoint.path, {method: 'POST', signal});
            return response.json() as Promise<unknown>;
          },
        };
      case 'rejects':
        return {getToken: () => Promise.reject(new Error('The user has no session.'))};
      case 'hangs':
        return {getToken: () => new Promise(() => undefined)};
      case 'invalid':
        return {getToken: () => Promise.resolve({token: 'invalid', expiresAt: '2100-01-01T00:00:00Z'})};
      case 'missing':
        return {};
    }
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
        this.add('call', `${apiName}.${name}(${args.map(formatLiteral).join(', ')})`);
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
 * Serializes the properties of errors, which aren't all enumerable. Errors from the frame aren't instances of this
 * window's `Error`.
 */
function serialize(_key: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'message' in value && 'stack' in value) {
    const {name, message, code, details, recoverable, documentationUrl} = value as Readonly<Record<string, unknown>>;
    return {name, message, code, details, recoverable, documentationUrl};
  }
  return value;
}
