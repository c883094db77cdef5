import type {Page} from '@playwright/test';
import {sdkDeclarations} from '../../config/contract';
import {site} from '../../config/site';
import {nightly, expect, test} from '../support/test';

const sdk = sdkDeclarations.readModel();
const folder = `docs/${site.slug}-ui-sdk`;

const pages = [
  [`${folder}/widget-functions-events`, ['Widget', 'WidgetEventMap', 'WidgetErrorDetails']],
  [
    `${folder}/superuser-features/superuser-widget-functions-events`,
    ['SuperuserWidget', 'SuperuserEventMap', 'SuperuserErrorDetails'],
  ],
] as const;

/** The reader's actions in the widget after the calls. */
const actions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'text-edited': async (page) => {
    const widget = page.frameLocator('iframe');
    await widget.getByRole('button', {name: 'Apply'}).waitFor();
    await widget.getByRole('textbox').last().fill('Changed');
  },
  'design-accepted': (page) => page.frameLocator('iframe').getByRole('button', {name: 'Use this design'}).click(),
};

for (const [path, interfaces] of pages) {
  const listNames = (groups: ReadonlyMap<string, readonly {readonly name: string}[]>) =>
    interfaces.flatMap((name) => groups.get(name) ?? []).map(({name}) => name);
  const entries = [
    ...listNames(sdk.functions).map((name) => [name, `Call widget.${name}`] as const),
    ...listNames(sdk.events).map((name) => [name, `Event ${name}`] as const),
    // Some errors are only in an event's payload.
    ...listNames(sdk.errors).map((name) => [name, `"${name}"`] as const),
  ];

  test(`the playground shows every entry of ${path}`, nightly, async ({page, open}) => {
    test.setTimeout(entries.length * 20_000);
    for (const [name, expected] of entries) {
      // A new page has a new sandbox. With a single one, a fast machine would reach the rate limits.
      await open(path);
      await page.getByRole('button', {name: `Try it ${name}`, exact: true}).click();
      const playground = page.getByRole('dialog', {name: /^Widget playground/});
      const run = playground.getByRole('button', {name: 'Run', exact: true});
      await expect(run).toHaveAttribute('aria-disabled', 'false');
      await run.click();
      const log = playground.getByRole('log');
      await actions[name]?.(page);
      await expect(async () => {
        for (const summary of await log.locator('details:not([open]) > summary').all()) {
          await summary.click({timeout: 1000});
        }
        await expect(log).toContainText(expected, {timeout: 1000});
      }, `${name}: ${expected}`).toPass({timeout: 30_000});
      await page.getByRole('button', {name: 'Close the playground'}).click();
      await expect(playground).toBeHidden();
    }
  });
}
