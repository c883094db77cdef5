import type {Page} from '@playwright/test';
import axe from 'axe-core';

/** A finding of axe that stands, because what it names cannot be mended here. */
interface Exception {
  /** Id of the rule. */
  readonly rule: string;
  /** Selector of the elements that it is about. */
  readonly matches: string;
  readonly reason: string;
  /** Where the fault is reported. */
  readonly link: `https://${string}`;
}

/** Every exception from axe's rules. The aim is none. */
export const exceptions: readonly Exception[] = [];

/** Every rule for the levels A and AA of WCAG 2.0 to 2.2, and the best practices. Without the list, axe leaves 2.2 out. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the whole page, as it is drawn now.
 *
 * @returns A text for each broken rule, with the first elements that break it; none is left out of the question.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the site's policy keeps foreign scripts out.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({values, known}) => {
      const {axe: browserAxe} = window as unknown as {axe: typeof axe};
      const {violations} = await browserAxe.run(document, {
        runOnly: values,
        resultTypes: ['violations'],
        // To find out selectors takes a third of the time, and nobody reads them.
        selectors: false,
        elementRef: true,
      });
      return violations.flatMap(({id, nodes}) => {
        const broken = nodes.filter(
          ({element}) => !known.some(({rule, matches}) => rule === id && element?.matches(matches) === true),
        );
        return broken.length === 0
          ? []
          : [
              `${id}, ${String(broken.length)} elements: ${broken
                .slice(0, 3)
                .map(({html, failureSummary}) => `${html.slice(0, 160)} ${failureSummary ?? ''}`)
                .join('\n')}`,
            ];
      });
    },
    {values: tags, known: exceptions},
  );
}
