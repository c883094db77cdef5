import type {Page} from '@playwright/test';
import {contract} from '../../../contract.config';
import {getExample} from './support/example-api';
import {expect, rejectRequests, test, type WidgetPage} from './support/widget-test';

/** Fires an event: prepares a widget, and then triggers the event from outside the widget. */
interface EventTrigger {
  readonly prepare: (widget: WidgetPage, page: Page) => Promise<void>;
  readonly trigger: (page: Page, widget: WidgetPage) => Promise<unknown>;
}

const startReady = (widget: WidgetPage) => widget.startReady();
const startWithDesign = (widget: WidgetPage) => widget.startWithDesign();
const startInDialog = (widget: WidgetPage) => widget.startReady({display: 'dialog'});
const startSuperuser = (widget: WidgetPage) => widget.startSuperuser();

const generate = async (page: Page) => {
  await page.getByRole('textbox').fill('Spring tastings on the terrace');
  await page.getByRole('button', {name: 'Generate'}).click();
};

/** Makes the API reject the token of the next request. */
const expireToken = (page: Page) =>
  page.route('**/v1/designs/from-prompt', (route) => route.fulfill({status: 401, json: {code: 'token_expired'}}), {
    times: 1,
  });

const triggers: Readonly<Record<string, EventTrigger>> = {
  'state-changed': {
    prepare: async (widget) => {
      await widget.startWithDesign();
      await widget.clearEvents();
      await widget.catchError(() => {
        window.widget.selectVariant('var_0000000000000000');
      });
    },
    trigger: async (page) => {
      await page.getByText('Variant 1').click();
      await page.getByRole('button', {name: 'Edit', exact: true}).click();
    },
  },
  ready: {
    prepare: (widget) => widget.start({token: 'never'}),
    trigger: async (page, widget) => {
      await page.evaluate(() => {
        window.widget.destroy();
      });
      await widget.start();
    },
  },
  opened: {
    prepare: startInDialog,
    trigger: (page) =>
      page.evaluate(() => {
        window.widget.open();
      }),
  },
  closing: {
    prepare: async (widget, page) => {
      await startInDialog(widget);
      await page.evaluate(() => {
        window.widget.open();
      });
    },
    trigger: (page) => page.keyboard.press('Escape'),
  },
  closed: {
    prepare: async (widget, page) => {
      await startInDialog(widget);
      await page.evaluate(() => {
        window.widget.open();
        window.widget.on('closing', (event) => {
          if (event.cause === 'escape') event.preventDefault();
        });
      });
      await page.keyboard.press('Escape');
    },
    trigger: (page) => page.getByRole('button', {name: 'Close'}).click(),
  },
  'generation-starting': {prepare: startReady, trigger: generate},
  'generation-started': {
    prepare: async (widget, page) => {
      await widget.startReady();
      await rejectRequests(page, '**/v1/designs/from-prompt', 403, 'feature_not_in_plan');
      await widget.catchError(() => window.widget.generate({prompt: 'Spring tastings'}));
      await page.unroute('**/v1/designs/from-prompt');
    },
    trigger: generate,
  },
  'generation-progress': {prepare: startReady, trigger: generate},
  'generation-succeeded': {prepare: startReady, trigger: generate},
  'generation-failed': {
    prepare: startWithDesign,
    trigger: async (page) => {
      await page.route('**/v1/requests/*', (route) => route.fulfill({json: getExample('requests', 'designs-failed')}));
      await generate(page);
    },
  },
  'variant-selected': {prepare: startWithDesign, trigger: (page) => page.getByText('Variant 2').click()},
  'text-edited': {
    prepare: async (widget, page) => {
      await widget.startWithDesign();
      await page.evaluate(() => {
        window.widget.selectVariant(null);
        window.widget.edit();
      });
    },
    trigger: async (page) => {
      await page.getByLabel('Title', {exact: true}).fill('Autumn tastings');
      await page.keyboard.press('Tab');
    },
  },
  'design-accepted': {
    prepare: async (widget, page) => {
      await widget.startWithDesign();
      await page.getByText('Variant 1').click();
    },
    trigger: (page) => page.getByRole('button', {name: 'Use this design'}).click(),
  },
  'file-exported': {
    prepare: async (widget, page) => {
      await page.route('https://files.**/*', (route) => route.fulfill({contentType: 'image/png', body: ''}));
      await widget.startWithDesign({formats: ['png']});
      await page.getByText('Variant 1').click();
    },
    trigger: (page) => page.getByRole('button', {name: 'Download PNG'}).click(),
  },
  'options-changed': {
    prepare: async (widget, page) => {
      await widget.startReady({theme: 'light'});
      await page.evaluate(() => {
        window.widget.update({theme: 'light'});
      });
    },
    trigger: (page) =>
      page.evaluate(() => {
        window.widget.update({theme: 'dark'});
      }),
  },
  'token-refreshed': {
    prepare: startWithDesign,
    trigger: async (page) => {
      await expireToken(page);
      await generate(page);
    },
  },
  'signed-out': {
    prepare: startWithDesign,
    trigger: (page) =>
      page.evaluate(() => {
        window.widget.signOut();
      }),
  },
  'signed-in': {
    prepare: async (widget, page) => {
      await widget.startReady();
      await page.evaluate(() => {
        window.widget.signOut();
      });
    },
    trigger: (page) => page.getByRole('button', {name: 'Sign in again'}).click(),
  },
  error: {
    prepare: startWithDesign,
    trigger: (page) => page.locator('#designer').evaluate((element) => (element.style.width = '300px')),
  },
  destroyed: {
    prepare: startWithDesign,
    trigger: (page) =>
      page.evaluate(() => {
        window.widget.destroy();
      }),
  },
  'person-changing': {prepare: startSuperuser, trigger: choosePerson},
  'person-changed': {
    prepare: async (widget, page) => {
      await widget.startSuperuser();
      await page.evaluate(() => {
        const stop = window.widget.on('person-changing', (event) => {
          event.preventDefault();
        });
        window.widget.actFor('user-4822');
        stop();
      });
    },
    trigger: choosePerson,
  },
  'panel-changed': {prepare: startSuperuser, trigger: (page) => page.getByRole('button', {name: 'Brand'}).click()},
  'brand-extracted': {
    prepare: startSuperuser,
    trigger: async (page) => {
      await page.getByRole('button', {name: 'Brand'}).click();
      await page.getByLabel('Website').fill('https://vineyard.example');
      await page.getByRole('button', {name: 'Extract brand'}).click();
    },
  },
  'brand-saved': {
    prepare: async (widget, page) => {
      await widget.startSuperuser();
      await page.evaluate(() => window.widget.extractBrand('https://vineyard.example'));
      await page.evaluate(() => {
        window.widget.openPanel('brand');
      });
    },
    trigger: (page) => page.getByRole('button', {name: 'Save brand'}).click(),
  },
  'brand-failed': {
    prepare: async (widget, page) => {
      await widget.startSuperuser();
      await page.evaluate(() => window.widget.saveBrand({name: 'Vineyard Terrace'}));
      await page.evaluate(() => {
        window.widget.openPanel('brand');
      });
    },
    trigger: async (page) => {
      await rejectRequests(page, '**/v1/users/*/brand', 404, 'user_not_found');
      await page.getByRole('button', {name: 'Save brand'}).click();
    },
  },
};

async function choosePerson(page: Page) {
  await page.getByRole('button', {name: 'People'}).click();
  await page.getByRole('button', {name: 'Jonas K.'}).click();
}

const declaredEvents = [...contract.readSdk().events.values()].flat().map(({name}) => name);

test('covers exactly the declared events', () => {
  expect(Object.keys(triggers).sort()).toEqual([...declaredEvents].sort());
});

for (const name of declaredEvents) {
  test(`fires ${name} when triggered, and only then`, async ({page, widget}) => {
    const scenario = triggers[name];
    if (scenario === undefined) {
      throw new Error(`No function triggers "${name}". Add one to "triggers".`);
    }
    await scenario.prepare(widget, page);
    expect((await widget.events()).map(({type}) => type)).not.toContain(name);
    await scenario.trigger(page, widget);
    await widget.waitFor(name);
    for (const event of await widget.events()) {
      expect(declaredEvents).toContain(event.type);
      expect(event['timestamp']).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
    }
  });
}
