import type {Page} from '@playwright/test';
import {createEntryId} from '@developer-docs/internal';
import {sdkDeclarations} from '../../../config/plugins/contract';
import {nightlyUnless} from '../../support/test';
import {getExample} from './support/example-api';
import {expect, rejectRequests, test, type Failure, type WidgetPage} from './support/widget-test';

type Trigger = (widget: WidgetPage, page: Page) => Promise<Failure>;

const representatives = ['missing_option', 'container_not_found', 'network_failed'];

const codes = [...sdkDeclarations.readModel().errors.values()].flat();

/** Returns the failure in the `error` event. */
async function waitForErrorEvent(widget: WidgetPage): Promise<Failure> {
  await widget.waitFor('error');
  const events = await widget.events();
  return events.find(({type}) => type === 'error')?.['error'] as Failure;
}

const generate = (widget: WidgetPage) => widget.catchError(() => window.widget.generate({prompt: 'Spring tastings'}));

/** For each error code, a function that causes the error, and the expected details. */
const failures: Readonly<Record<string, readonly [trigger: Trigger, details: unknown]>> = {
  missing_option: [
    (widget) =>
      widget.catchError(() => window.DesignWidget.init({getToken: () => Promise.reject(new Error())} as never)),
    {option: 'container'},
  ],
  unknown_option: [
    async (widget) => {
      await widget.startReady();
      return widget.catchError(() => {
        window.widget.update({tehme: 'dark'} as never);
      });
    },
    {option: 'tehme', suggestion: 'theme'},
  ],
  invalid_option: [
    async (widget) => {
      await widget.startReady();
      return widget.catchError(() => {
        window.widget.update({locale: 'german'} as never);
      });
    },
    {option: 'locale', got: '"german"', expected: "one of 'ar', 'de', 'en', 'es', 'fr'"},
  ],
  fixed_option: [
    async (widget) => {
      await widget.startReady();
      return widget.catchError(() => {
        window.widget.update({display: 'dialog'} as never);
      });
    },
    {option: 'display'},
  ],
  container_not_found: [(widget) => startFailure(widget, '#nowhere'), {container: '#nowhere'}],
  container_in_use: [
    async (widget) => {
      await widget.startReady();
      return startFailure(widget, '#designer');
    },
    {container: '#designer'},
  ],
  container_too_small: [
    async (widget, page) => {
      await page.locator('#designer').evaluate((element) => (element.style.cssText = 'width: 300px; height: 500px'));
      await widget.start();
      return waitForErrorEvent(widget);
    },
    {width: 300, height: 500},
  ],
  insecure_page: [
    async (widget, page) => {
      const host = await page.content();
      await page.route('http://insecure.test/', (route) => route.fulfill({contentType: 'text/html', body: host}));
      const script = await page.evaluate(() => fetch('/ui-sdk/v1/widget.js').then((answer) => answer.text()));
      await page.route('http://insecure.test/ui-sdk/v1/widget.js', (route) => route.fulfill({body: script}));
      await page.goto('http://insecure.test/');
      return startFailure(widget, '#designer');
    },
    {origin: 'http://insecure.test'},
  ],
  load_timeout: [
    async (widget) => {
      await widget.start({token: 'never', loadTimeout: 1000});
      return widget.catchError(() => window.widget.whenReady());
    },
    {timeout: 1000},
  ],
  token_unavailable: [
    async (widget) => {
      await widget.start({token: 'reject'});
      return widget.catchError(() => window.widget.whenReady());
    },
    {reason: 'initial'},
  ],
  token_rejected: [
    async (widget, page) => {
      await widget.startReady();
      await rejectRequests(page, '**/v1/designs/from-prompt', 401, 'invalid_credentials');
      return generate(widget);
    },
    {status: 401, problem: 'invalid_credentials'},
  ],
  network_failed: [
    async (widget, page) => {
      await widget.startReady();
      await page.route('**/v1/designs/from-prompt', (route) => route.abort());
      return generate(widget);
    },
    {url: expect.stringMatching(/\/v1\/designs\/from-prompt$/) as unknown, attempts: 3},
  ],
  api_rejected: [
    async (widget, page) => {
      await widget.startReady();
      await rejectRequests(page, '**/v1/designs/from-prompt', 403, 'allowance_exhausted');
      return generate(widget);
    },
    {status: 403, problem: 'allowance_exhausted', callId: 'call_1111111111111111'},
  ],
  request_failed: [
    async (widget, page) => {
      await widget.startReady();
      await page.route('**/v1/requests/*', (route) => route.fulfill({json: getExample('requests', 'designs-failed')}));
      return generate(widget);
    },
    {requestId: 'req_7k2m9x4p1c8v5n3q', problem: 'asset_unreachable'},
  ],
  request_timeout: [
    async (widget, page) => {
      await widget.startReady({requestTimeout: 5000});
      await page.route('**/v1/requests/*', (route) =>
        route.fulfill({json: getExample('requests', 'designs-queued'), headers: {'Retry-After': '60'}}),
      );
      return generate(widget);
    },
    {requestId: 'req_7k2m9x4p1c8v5n3q', timeout: 5000},
  ],
  generation_prevented: [
    async (widget, page) => {
      await widget.startReady();
      await page.evaluate(() => {
        window.widget.on('generation-starting', (event) => {
          event.preventDefault();
        });
      });
      return generate(widget);
    },
    {prompt: 'Spring tastings'},
  ],
  wrong_state: [
    async (widget) => {
      await widget.start({token: 'never'});
      return generate(widget);
    },
    {state: 'loading', allowed: ['ready']},
  ],
  variant_not_found: [
    async (widget) => {
      await widget.startWithDesign();
      return widget.catchError(() => {
        window.widget.edit();
      });
    },
    {variantId: null},
  ],
  format_not_available: [
    async (widget) => {
      await widget.startWithDesign();
      return widget.catchError(() => {
        window.widget.selectVariant(null);
        return window.widget.exportFile('svg');
      });
    },
    {format: 'svg', available: ['png', 'pdf']},
  ],
  interrupted: [
    async (widget, page) => {
      await widget.startReady();
      await page.evaluate(() => {
        window.widget.on('generation-started', () => {
          window.widget.signOut();
        });
      });
      return generate(widget);
    },
    {by: 'signOut'},
  ],
  person_unknown: [
    async (widget) => {
      await widget.startSuperuser();
      return widget.catchError(() => {
        window.widget.actFor('user-9');
      });
    },
    {userId: 'user-9'},
  ],
  brand_rejected: [
    async (widget, page) => {
      await widget.startSuperuser();
      const errors = [{pointer: '/name', code: 'too_long', detail: 'Has 90 characters; a name has at most 80.'}];
      await page.route('**/v1/users/*/brand', (route) =>
        route.fulfill({status: 422, json: {code: 'validation_failed', errors}}),
      );
      return widget.catchError(() => window.widget.saveBrand({name: 'x'.repeat(90)}));
    },
    {pointer: '/name', detail: 'Has 90 characters; a name has at most 80.'},
  ],
};

function startFailure(widget: WidgetPage, container: '#designer' | '#nowhere'): Promise<Failure> {
  return container === '#nowhere'
    ? widget.catchError(() =>
        window.DesignWidget.init({container: '#nowhere', getToken: () => Promise.reject(new Error())}),
      )
    : widget.catchError(() =>
        window.DesignWidget.init({container: '#designer', getToken: () => Promise.reject(new Error())}),
      );
}

test('covers exactly the declared error codes', () => {
  expect(Object.keys(failures).sort()).toEqual(codes.map(({name}) => name).sort());
});

for (const {name, tags} of codes) {
  test(`fails with ${name}`, nightlyUnless(representatives.includes(name)), async ({page, widget}) => {
    const scenario = failures[name];
    if (scenario === undefined) {
      throw new Error(`No function causes "${name}". Add one to "failures".`);
    }
    const [trigger, details] = scenario;
    const failure = await trigger(widget, page);
    expect(failure).toMatchObject({code: name, details});
    expect(failure.recoverable).toBe(tags['recoverable']?.startsWith('Yes'));
    expect(failure.documentationUrl).toMatch(new RegExp(`-functions-events#${createEntryId('error', name)}$`));
  });
}

test('renders nothing if an option of init is invalid', async ({page, widget}) => {
  const unknown = await widget.catchError(() =>
    window.DesignWidget.init({container: '#designer', tehme: 'dark'} as never),
  );
  const invalid = await widget.catchError(() =>
    window.DesignWidget.init({container: '#designer', locale: 'xx'} as never),
  );
  expect([unknown.code, invalid.code]).toEqual(['unknown_option', 'invalid_option']);
  expect([unknown.recoverable, invalid.recoverable]).toEqual([false, false]);
  await expect(page.locator('#designer')).toBeEmpty();
  await widget.startReady();
});
