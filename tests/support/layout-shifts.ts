import type {Page} from '@playwright/test';

interface Recording {
  shifts: string[];
}

interface Which {
  /**
   * Only what moves when the whole page is there. A slow machine paints a page that has come in part, and what stands at its end
   * then, such as a table with half of its rows, gets its place with the rest.
   */
  readonly afterParsing?: boolean;
}

/** Records every layout shift that no input caused, on every page that is loaded from now on. */
export async function recordLayoutShifts(page: Page, {afterParsing = false}: Which = {}): Promise<void> {
  await page.addInitScript((isLater) => {
    const shifts: string[] = [];
    (window as unknown as Recording).shifts = shifts;
    // The first frame of the whole page places its end; from the next on, nothing may move.
    let whole = Number.POSITIVE_INFINITY;
    addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => {
        requestAnimationFrame((frame) => {
          whole = frame;
        });
      });
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        sources: {node: Element | null}[];
      })[]) {
        if (entry.hadRecentInput || (isLater && entry.startTime < whole)) continue;
        const moved = entry.sources.map(({node}) => node?.nodeName ?? 'removed');
        shifts.push(...(moved.length > 0 ? moved : ['unknown']));
      }
    }).observe({type: 'layout-shift', buffered: true});
  }, afterParsing);
}

/** What moved on the page since it was loaded: names of elements. Waits for two frames, so that the last shift is counted. */
export async function readLayoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve((window as unknown as Recording).shifts);
          });
        });
      }),
  );
}
