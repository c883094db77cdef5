import {createObservable, rememberIds, type Sandbox} from '@developer-docs/docusaurus-theme-openapi/console';
import {evaluate} from './expression';
import {containerSelector, findFunction, formatCall, type Program} from './program';
import type {PlaygroundModel, SetupCall} from './model';
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

type AnyFunction = (...args: readonly unknown[]) => unknown;

/**
 * Returns the functions of the script in the frame, which the playground calls by name, or `undefined` if the script
 * hasn't run.
 */
export const findSdk = (
  frame: Window,
  {globalName}: PlaygroundModel,
): Readonly<Record<string, AnyFunction>> | undefined =>
  Reflect.get(frame, globalName) as Readonly<Record<string, AnyFunction>> | undefined;

type Handle = Readonly<Record<string, AnyFunction | undefined>> & {readonly state: string};

interface RunnerOptions {
  /** The window of the frame, in which the widget's script has run. */
  readonly frame: Window;
  readonly sandbox: Sandbox;
  readonly model: PlaygroundModel;
}

const maxEntries = 200;
/** States in which `update` isn't allowed. */
const finalStates = ['failed', 'destroyed'];

/** Runs programs with the widget in the frame, and logs their calls, events, and requests. */
export class Runner {
  readonly log = createObservable<readonly LogEntry[]>([]);
  private readonly frame: Window;
  private readonly model: PlaygroundModel;
  private readonly fetch: ReturnType<typeof createSandboxFetch>;
  private readonly prepared: Promise<unknown>;
  private program: Program | undefined;
  private handle: Handle | undefined;
  /** Incremented by each run, so that results of earlier runs are ignored. */
  private currentRun = 0;
  private entryCount = 0;

  constructor({frame, sandbox, model}: RunnerOptions) {
    this.frame = frame;
    this.model = model;
    this.fetch = createSandboxFetch({
      sandbox,
      model,
      getApiBehavior: () => this.program?.api ?? '',
      onRequest: (method, path, response) => {
        if (response !== undefined && path !== model.tokenEndpoint.path) {
          rememberIds(model.owner, response);
        }
        this.add('request', `${method} ${path}: ${response === undefined ? 'no response' : String(response.status)}`);
      },
    });
    Object.defineProperty(frame, 'fetch', {value: this.fetch.fetch, configurable: true});
    this.prepared = Promise.all(model.preparation.map((request) => sendSetupRequest(sandbox, request)));
    this.prepared.catch(() => undefined);
  }

  /** Creates the widget, replacing the previous instance, and makes the program's calls. */
  async run(program: Program, makesCalls = true): Promise<void> {
    const run = this.stop();
    this.program = program;
    this.log.set([]);
    try {
      await this.prepared;
    } catch (error) {
      this.addError(error);
      return;
    }
    if (run === this.currentRun && this.create(program) && makesCalls) {
      await this.makeCalls(program, run);
    }
  }

  /** Applies a changed program to the running widget. Recreates the widget if an option can't be changed. */
  async apply(program: Program): Promise<void> {
    const previous = this.program;
    if (previous === program) {
      return;
    }
    const isSamePage = (['getToken', 'page', 'prevent'] as const).every((name) => previous?.[name] === program[name]);
    this.program = program;
    const names = Object.keys({...previous?.options, ...program.options});
    const changedNames = names.filter((name) => previous?.options[name] !== program.options[name]);
    const {optionEntries} = this.model;
    const canUpdate = changedNames.every(
      (name) =>
        program.options[name] !== undefined &&
        optionEntries.some((option) => option.name === name && option.isChangeable),
    );
    if (!isSamePage || !canUpdate || this.handle === undefined || finalStates.includes(this.handle.state)) {
      await this.run(program, false);
    } else if (changedNames.length > 0) {
      const values = changedNames.map((name) => `${name}: ${program.options[name] ?? ''}`);
      await this.makeCall({name: 'update', args: [`{${values.join(', ')}}`]}, {}, this.currentRun);
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
    handle?.['destroy']?.();
    return this.currentRun;
  }

  private create(program: Program): boolean {
    this.simulatePage(program);
    const {globalName, factory} = this.model;
    this.add('call', `${globalName}.${factory}(…)`);
    try {
      const handle = findSdk(this.frame, this.model)?.[factory]?.(this.createOptions(program)) as Handle;
      this.handle = handle;
      this.listen(handle, program);
      return true;
    } catch (error) {
      this.addError(error);
      return false;
    }
  }

  private simulatePage({page}: Program): void {
    Object.defineProperty(this.frame, 'isSecureContext', {
      value: page !== 'insecure' && window.isSecureContext,
      configurable: true,
    });
    const container = this.frame.document.querySelector<HTMLElement>(containerSelector);
    container?.classList.toggle('small', page === 'small');
  }

  private createOptions(program: Program): Record<string, unknown> {
    const options = Object.entries(program.options).map(([name, source]) => {
      try {
        return [name, evaluate(source)] as const;
      } catch (error) {
        throw new Error(`${name}: ${(error as Error).message}`);
      }
    });
    const getToken = this.createTokenProvider(program);
    return {...Object.fromEntries(options), ...(getToken !== undefined && {getToken})};
  }

  /** Creates the `getToken` function that `formatProgram` shows. */
  private createTokenProvider({getToken = 'works'}: Program) {
    switch (getToken) {
      case 'works':
        return async ({signal}: {readonly signal: AbortSignal}) => {
          const response = await this.frame.fetch(this.model.tokenEndpoint.path, {method: 'POST', signal});
          return response.json() as Promise<unknown>;
        };
      case 'rejects':
        return () => Promise.reject(new Error('The user has no session.'));
      case 'hangs':
        return () => new Promise(() => undefined);
      case 'invalid':
        return () => Promise.resolve({token: 'invalid', expiresAt: '2100-01-01T00:00:00Z'});
      case 'missing':
        return undefined;
    }
  }

  private listen(handle: Handle, {prevent}: Program): void {
    const run = this.currentRun;
    for (const {name} of this.model.events) {
      handle['on']?.(name, (event: {readonly preventDefault?: () => void}) => {
        if (name === prevent) {
          event.preventDefault?.();
        }
        // `destroy` also fires events, which are ignored if the widget has already been replaced.
        if (run === this.currentRun) {
          this.add('event', name, event, name);
        }
      });
    }
  }

  private async makeCalls(program: Program, run: number): Promise<void> {
    const {calls = [], isImmediate = false} = program;
    const scope: Record<string, unknown> = {options: this.createOptions(program)};
    if (calls.length > 0 && !isImmediate) {
      const isReady = await this.makeCall({name: 'whenReady'}, scope, run);
      if (!isReady) {
        return;
      }
    }
    const pending: Promise<boolean>[] = [];
    for (const [index, call] of calls.entries()) {
      const promise = this.makeCall(call, scope, run);
      if (call.isPending === true) {
        pending.push(promise);
        continue;
      }
      const isErrorUsed = calls[index + 1]?.args?.includes('error') === true;
      const isSuccessful = await promise;
      if (run !== this.currentRun || (!isSuccessful && !isErrorUsed)) {
        return;
      }
    }
    await Promise.all(pending);
  }

  /** Makes a call, adds its result to the scope, and returns whether it succeeded. */
  private async makeCall(call: SetupCall, scope: Record<string, unknown>, run: number): Promise<boolean> {
    const isWidgetFunction = findFunction(this.model, call.name) !== undefined;
    const target = isWidgetFunction ? this.handle : findSdk(this.frame, this.model);
    this.add('call', formatCall(this.model, call));
    try {
      const args = (call.args ?? []).map((source) => evaluate(source, {error: undefined, ...scope}));
      const result = await target?.[call.name]?.(...args);
      if (run !== this.currentRun) {
        return false;
      }
      if (typeof result === 'object' && result !== null) {
        Object.assign(scope, result);
      }
      if (result !== undefined) {
        this.add('result', call.name, result);
      }
      return true;
    } catch (error) {
      scope['error'] = error;
      if (run === this.currentRun) {
        this.addError(error);
      }
      return false;
    }
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
