import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {expect} from './test';
import {applyThemeViewport, describeViewport, themeViewports, type ThemeViewport} from './theme-viewports';

/** Every rule for levels A and AA of WCAG 2.0 to 2.2, and axe's best practices. By default, axe omits WCAG 2.2. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on a part of the page in its current state.
 *
 * @param part - A selector of the part.
 * @param excluded - A selector of elements that aren't checked.
 * @returns A description of each violated rule, with the first elements that violate it.
 */
export async function findAxeViolations(page: Page, part: string, excluded = ''): Promise<string[]> {
  // Evaluated rather than added as a script element, which the site's content security policy blocks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([values, include, exclude]) => {
      const {axe: browserAxe} = window as typeof window & {axe: typeof axe};
      const context = {include: [include], exclude: exclude === '' ? [] : [exclude]};
      const {violations} = await browserAxe.run(context, {
        runOnly: values,
        resultTypes: ['violations'],
        // Generating selectors takes a third of the time, and the HTML identifies an element well enough.
        selectors: false,
      });
      return violations.map(({id, nodes}) => {
        const examples = nodes
          .slice(0, 3)
          .map(({html, failureSummary}) => `${html.slice(0, 160)} ${failureSummary ?? ''}`);
        return `${id}, ${nodes.length} elements: ${examples.join('\n')}`;
      });
    },
    [tags, part, excluded] as const,
  );
}

/**
 * Checks the current state of a page with axe, by default in both color modes and both layouts.
 *
 * @param part - A selector of the part to check if another test checks the rest of the page.
 */
export async function expectNoAxeViolations(
  page: Page,
  part = 'html',
  viewports: readonly ThemeViewport[] = themeViewports,
): Promise<void> {
  for (const viewport of viewports) {
    await applyThemeViewport(page, viewport);
    // Otherwise, the navbar can cover one of the part's buttons.
    await page
      .locator(part)
      .first()
      .evaluate((element) => element.scrollIntoView());
    expect.soft(await findAxeViolations(page, part), describeViewport(viewport)).toEqual([]);
  }
}
