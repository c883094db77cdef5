import {expect, test as base, type Page} from '@playwright/test';
import {sdkDeclarations} from '../../../../config/contract';
import {widgetBuilder} from '../../../../config/product-plugins';
import {startProductServer, type ProductServer} from '../../../../product/mock/node';
import type {AnyWidgetError, SuperuserOptions, SuperuserWidget, WidgetOptions} from '../../../../product/ui-sdk';
import type {} from '../../../../product/ui-sdk/global';
import {loadMockContract} from '../../../../tools/mock/contract';

declare global {
  interface Window {
    /** The page's widget, typed as a superuser widget, which has all functions. */
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
export type PageOptions = Partial<Omit<SuperuserOptions, 'getToken' | 'container'>> & {readonly container?: string};

/** A failed call's error. */
export interface Failure {
  readonly code: string;
  readonly details: unknown;
  readonly recoverable: boolean;
  readonly documentationUrl: string;
}

const {events} = sdkDeclarations.readModel();
const allEvents = [...events.values()].flat().map(({name}) => name);
const regularEvents = (events.get('WidgetEventMap') ?? []).map(({name}) => name);

/** The people that the superuser manages in these tests. */
const people = [
  {userId: 'user-4821', displayName: 'Maya R.'},
  {userId: 'user-4822', displayName: 'Jonas K.'},
];

/** The widget's page object. */
export class WidgetPage {
  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {}

  /** Opens the host page. */
  async open(): Promise<void> {
    await this.page.goto(this.origin);
  }

  /** Starts a widget and logs all of its events, without waiting until it's ready. */
  async start(options: PageOptions = {}, kind: 'init' | 'initSuperuser' = 'init'): Promise<void> {
    const names = kind === 'init' ? regularEvents : allEvents;
    const allOptions = {apiUrl: `${this.origin}/v1`, container: '#designer', ...options};
    await this.page.evaluate(
      ({kind: init, names: eventNames, allOptions: widgetOptions}) => {
        const getToken: WidgetOptions['getToken'] = async ({signal}) => {
          const response = await fetch('/design-token', {method: 'POST', signal});
          return response.json() as ReturnType<WidgetOptions['getToken']>;
        };
        window.events = [];
        // The types are those of a superuser widget, because a regular widget has a subset of its options and
        // functions.
        window.widget = window.DesignWidget[init]({...widgetOptions, getToken} as SuperuserOptions) as SuperuserWidget;
        for (const name of eventNames) {
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
      {kind, names, allOptions},
    );
  }

  /** Starts a widget and waits until it's ready. */
  async startReady(options: PageOptions = {}): Promise<void> {
    await this.start(options);
    await this.page.evaluate(() => window.widget.whenReady());
  }

  /** Starts a superuser widget and waits until it's ready. */
  async startSuperuser(options: PageOptions = {}): Promise<void> {
    await this.start({people, ...options}, 'initSuperuser');
    await this.page.evaluate(() => window.widget.whenReady());
  }

  /** Starts a widget and generates a design. */
  async startWithDesign(options: PageOptions = {}): Promise<void> {
    await this.startReady(options);
    await this.page.evaluate(() => window.widget.generate({prompt: 'Spring tastings on the terrace'}));
  }

  /** Calls a function in the page, and returns the widget error that it throws or rejects with. */
  async catchError(call: () => unknown): Promise<Failure> {
    const source = `(${call.toString()})()`;
    return this.page.evaluate(async (text): Promise<Failure> => {
      try {
        // The function is passed as text, because its error would lose its properties on the way out of the page.
        // oxlint-disable-next-line no-eval -- the text is a function of the test
        await (0, eval)(text);
      } catch (error) {
        if (window.DesignWidget.isWidgetError(error)) {
          const {code, details, recoverable, documentationUrl} = error;
          return {code, details, recoverable, documentationUrl};
        }
        throw error;
      }
      throw new Error("The call didn't fail.");
    }, source);
  }

  /** All events that were fired, in order. */
  events(): Promise<LoggedEvent[]> {
    return this.page.evaluate(() => window.events);
  }

  /** The names of all events, in order. State changes are listed as `state-changed ready`. */
  async eventNames(): Promise<string[]> {
    const firedEvents = await this.events();
    return firedEvents.map(({type, to}) => (type === 'state-changed' ? `${type} ${String(to)}` : type));
  }

  /** Clears the log of events. */
  async clearEvents(): Promise<void> {
    await this.page.evaluate(() => {
      window.events = [];
    });
  }

  /** Waits until an event has been fired. */
  async waitFor(name: string): Promise<void> {
    await this.page.waitForFunction((expected) => window.events.some(({type}) => type === expected), name);
  }
}

const hostPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Widget</title>
<link rel="icon" href="data:,"></head><body><h1>Host</h1><button id="outside">Outside</button><div id="designer"></div>
<script src="/ui-sdk/v1/widget.js"></script></body></html>`;

const staticFiles = {...widgetBuilder.files, '/': {mediaType: 'text/html', read: () => Promise.resolve(hostPage)}};

/** `test` with the host page of a widget open, and with the mock that responds to the widget. */
export const test = base.extend<{mock: ProductServer; widget: WidgetPage}>({
  mock: async ({}, use) => {
    const mock = await startProductServer({...(await loadMockContract()), staticFiles});
    await use(mock);
    await mock.close();
  },
  widget: async ({mock, page}, use) => {
    const logIn = async (body: object) => {
      const headers = {Authorization: `Bearer ${mock.apiKey}`, 'Content-Type': 'application/json'};
      return fetch(`${mock.url}/users/login`, {method: 'POST', headers, body: JSON.stringify(body)});
    };
    const groups = ['region-west'];
    for (const {userId} of people) await logIn({userId, groups});
    await page.route('**/design-token', async (route) => {
      const response = await logIn({userId: 'admin-17', role: 'superuser', groups});
      await route.fulfill({status: response.status, body: await response.text()});
    });
    // Clients don't wait between polls.
    await page.route('**/v1/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, headers: {...response.headers(), 'retry-after': '0'}});
    });
    const widget = new WidgetPage(page, mock.origin);
    await widget.open();
    await use(widget);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
});

export {expect};
