import {expect, test as base, type Page} from '@playwright/test';
import type {AnyWidgetError, SuperuserOptions, SuperuserWidget, WidgetOptions} from '../../../../contract/ui-sdk';
import type {} from '../../../../contract/ui-sdk/global';
import {contract} from '../../../../contract.config';
import {startExampleApi, type ExampleApi} from './example-api';

declare global {
  interface Window {
    /** The widget of the page. Its type is that of a superuser's widget, which has all functions. */
    widget: SuperuserWidget;
    /** All events that the widget has fired, in order. */
    events: LoggedEvent[];
  }
}

/** An event without its functions, which can't be serialized. */
export interface LoggedEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Options that can be serialized: neither elements nor functions. */
export type PageOptions = Partial<Omit<SuperuserOptions, 'getToken' | 'container'>> & {
  readonly container?: string;
  /** Behavior of `getToken` instead of fetching a token: reject, never resolve, or resolve with this object. */
  readonly token?: 'reject' | 'never' | object;
};

/** The error of a failed call. */
export interface Failure {
  readonly code: string;
  readonly details: unknown;
  readonly recoverable: boolean;
  readonly documentationUrl: string;
}

const {events} = contract.sdk();
const allEvents = [...events.values()].flat().map(({name}) => name);
const ordinaryEvents = (events.get('WidgetEventMap') ?? []).map(({name}) => name);

/** The people whom the superuser manages in these tests. */
const people = [
  {userId: 'user-4821', displayName: 'Maya R.'},
  {userId: 'user-4822', displayName: 'Jonas K.'},
];

/** The page object of the widget. */
export class WidgetPage {
  readonly #page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** Opens the host page. */
  async open(): Promise<void> {
    await this.#page.goto(this.#origin);
  }

  /** Starts a widget and logs all of its events, without waiting until it's ready. */
  async start(options: PageOptions = {}, kind: 'init' | 'initSuperuser' = 'init'): Promise<void> {
    const names = kind === 'init' ? ordinaryEvents : allEvents;
    const given = {apiUrl: `${this.#origin}/v1`, container: '#designer', ...options};
    await this.#page.evaluate(
      ({kind, names, given: {token, ...rest}}) => {
        const fetchToken: WidgetOptions['getToken'] = async ({signal}) => {
          const answer = await fetch('/design-token', {method: 'POST', signal});
          return answer.json() as ReturnType<WidgetOptions['getToken']>;
        };
        const getToken: WidgetOptions['getToken'] = (request) => {
          if (token === 'reject') return Promise.reject(new Error('Nobody is logged in.'));
          if (token === 'never') return new Promise(() => undefined);
          return token === undefined ? fetchToken(request) : Promise.resolve(token as never);
        };
        window.events = [];
        // The tests decide which of the two it is; the type is that of the richer one.
        window.widget = window.DesignWidget[kind]({...rest, getToken} as SuperuserOptions) as SuperuserWidget;
        for (const name of names) {
          window.widget.on(name as 'ready', ({...event}) => {
            if ('error' in event) {
              const {code, details, recoverable, documentationUrl} = event.error as AnyWidgetError;
              window.events.push({...event, error: {code, details, recoverable, documentationUrl}});
            } else {
              window.events.push(event);
            }
          });
        }
      },
      {kind, names, given},
    );
  }

  /** Starts a widget and waits until it is ready. */
  async startReady(options: PageOptions = {}): Promise<void> {
    await this.start(options);
    await this.#page.evaluate(() => window.widget.whenReady());
  }

  /** Starts a superuser's widget and waits until it is ready. */
  async startSuperuser(options: PageOptions = {}): Promise<void> {
    await this.start({people, ...options}, 'initSuperuser');
    await this.#page.evaluate(() => window.widget.whenReady());
  }

  /** Starts a widget and makes a design. */
  async startWithDesign(options: PageOptions = {}): Promise<void> {
    await this.startReady(options);
    await this.#page.evaluate(() => window.widget.generate({prompt: 'Spring tastings on the terrace'}));
  }

  /** Runs a call of the page and says how it failed. */
  async failureOf(call: () => unknown): Promise<Failure> {
    const source = `(${call.toString()})()`;
    return this.#page.evaluate(async (text): Promise<Failure> => {
      try {
        // The call crosses into the page as text, so that it can throw or reject there.
        await (0, eval)(text);
      } catch (error) {
        if (window.DesignWidget.isWidgetError(error)) {
          const {code, details, recoverable, documentationUrl} = error;
          return {code, details, recoverable, documentationUrl};
        }
        throw error;
      }
      throw new Error('The call did not fail.');
    }, source);
  }

  /** Everything that was fired, in order. */
  events(): Promise<LoggedEvent[]> {
    return this.#page.evaluate(() => window.events);
  }

  /** The names of what was fired; changes of state as `state-changed ready`. */
  async order(): Promise<string[]> {
    const fired = await this.events();
    return fired.map(({type, to}) => (type === 'state-changed' ? `${type} ${String(to)}` : type));
  }

  /** Forgets what was fired so far. */
  async forgetEvents(): Promise<void> {
    await this.#page.evaluate(() => {
      window.events = [];
    });
  }

  /** Waits until an event was fired. */
  async waitFor(name: string): Promise<void> {
    await this.#page.waitForFunction((wanted) => window.events.some(({type}) => type === wanted), name);
  }
}

/** `test` with the host page of a widget open. */
export const test = base.extend<{widget: WidgetPage}, {api: ExampleApi}>({
  api: [
    async ({}, use) => {
      const api = await startExampleApi();
      await use(api);
      await api.close();
    },
    {scope: 'worker'},
  ],
  widget: async ({page, api}, use) => {
    const widget = new WidgetPage(page, api.origin);
    await widget.open();
    await use(widget);
  },
});

export {expect};
