import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {expect} from './test';

/** A page with sections that the browser can skip. */
export interface LongPage {
  readonly path: string;
  /** The selector of the sections. */
  readonly sections: string;
  /** The minimum number of sections that are skipped when the page opens. */
  readonly minSkipped: number;
  /** The ID of an element far below the first viewport. */
  readonly targetId: string;
}

export const longPages = {
  'SDK reference': {
    path: `docs/${site.slug}-ui-sdk/widget-functions-events`,
    sections: '.entry--section',
    minSkipped: 50,
    targetId: 'type-widget',
  },
  'endpoint page': {
    path: `docs/${site.slug}-api/core-api/designs-from-prompt`,
    sections: '.ref-split',
    minSkipped: 1,
    targetId: 'errors',
  },
  'API reference': {
    path: `docs/${site.slug}-api/swagger/core-api`,
    sections: '.ref-section',
    minSkipped: 50,
    targetId: 'schemas',
  },
} satisfies Record<string, LongPage>;
export const sdkReference = longPages['SDK reference'];

/** Counts the sections that the browser has skipped. */
export const countSkipped = (page: Page, {sections}: LongPage = sdkReference) =>
  page
    .locator(sections)
    .evaluateAll(
      (all) =>
        all.filter((section) => !section.firstElementChild?.checkVisibility({contentVisibilityAuto: true})).length,
    );

/** Returns the distance of an element from the top of the viewport, in CSS pixels. */
export const getTop = (page: Page, id = sdkReference.targetId) =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

export const getScrollY = (page: Page) => page.evaluate(() => scrollY);

/** Returns the position of the target if its URL is opened directly, with all sections laid out. */
export async function getDeepLinkTop(page: Page, longPage: LongPage): Promise<number> {
  const {path, targetId} = longPage;
  const otherPage = await page.context().newPage();
  await otherPage.setViewportSize(page.viewportSize() ?? {width: 0, height: 0});
  await otherPage.goto(`${path}#${targetId}`);
  await expect(otherPage.locator(`[id="${targetId}"]`)).toBeInViewport();
  expect(await countSkipped(otherPage, longPage)).toBe(0);
  const top = await getTop(otherPage, targetId);
  await otherPage.close();
  return top;
}
