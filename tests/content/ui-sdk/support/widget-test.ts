import {expect, test as base, type Page} from '@playwright/test';
import {sdkDeclarations} from '../../../../config/contract';
import {widgetBuilder} from '../../../../config/product-plugins';
import {startProductServer, type ProductServer} from '../../../../product/mock/node';
import type {AnyWidgetError, SuperuserOptions, SuperuserWidget, WidgetOptions} from '../../../../product/ui-sdk';
import type {} from '../../../../product/ui-sdk/global';
import {loadContract} from '../../../../tools/mock/contract';

declare global {
  interface Window {
    /** The page's widget, typed as a superuser widget, which has all functions. */
    widget: SuperuserWidget;
    /** All events that the widget has fired, in order. */
    events: LoggedEvent[];
  }
}

/** An event without its functions, which can't be serialized. */
interface LoggedEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

const {events} = sdkDeclarations.readModel();

/** The people that the superuser manages in these tests. */
const people = [
  {userId: 'user-4821', displayName: 'Maya R.'},
  {userId: 'user-4822', displayName: 'Jonas K.'},
];

/** The widget's page object. */
class WidgetPage {
  constructor(private readonly page: Page) {}

  /** Starts a widget, logs all of its events, and waits until it's ready. */
  async start(options: {readonly display?: 'dialog'} = {}, init: 'init' | 'initSuperuser' = 'init'): Promise<void> {
    const maps = init === 'init' ? [events.get('WidgetEventMap') ?? []] : [...events.values()];
    const names = maps.flat().map(({name}) => name);
    const apiUrl = new URL('/v1', this.page.url()).href;
    const allOptions = {...options, apiUrl, container: '#designer', ...(init === 'initSuperuser' && {people})};
    await this.page.evaluate(
      async ([factory, eventNames, widgetOptions]) => {
        const getToken: WidgetOptions['getToken'] = async ({signal}) => {
          const response = await fetch('/design-token', {method: 'POST', signal});
          return response.json() as ReturnType<WidgetOptions['getToken']>;
        };
        window.events = [];
        // The types are those of a superuser widget, because a regular widget has a subset of its options and
        // functions.
        window.widget = window.DesignWidget[factory]({
          ...widgetOptions,
          getToken,
        } as SuperuserOptions) as SuperuserWidget;
        for (const name of eventNames) window.widget.on(name as 'ready', ({...event}) => window.events.push(event));
        await window.widget.whenReady();
      },
      [init, names, allOptions] as const,
    );
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

  /** Generates a design, and returns the code of the widget error if that fails, and whether it's recoverable. */
  generate(): Promise<unknown> {
    return this.page.evaluate(() =>
      window.widget
        .generate({prompt: 'Spring tastings on the terrace'})
        .catch(({code, recoverable}: AnyWidgetError) => [code, recoverable]),
    );
  }
}

const hostPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Widget</title>
<link rel="icon" href="data:,"></head><body><h1>Host</h1><button id="outside">Outside</button><div id="designer"></div>
<script src="/ui-sdk/v1/widget.js"></script></body></html>`;

const staticFiles = {...widgetBuilder.files, '/': {mediaType: 'text/html', read: () => Promise.resolve(hostPage)}};

/** `test` with the host page of a widget open, and with the mock that responds to the widget. */
export const test = base.extend<{mock: ProductServer; widget: WidgetPage}>({
  mock: async ({}, use) => {
    const mock = await startProductServer({...(await loadContract()), staticFiles});
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
    await page.goto(mock.origin);
    await use(new WidgetPage(page));
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
});

export {expect};
