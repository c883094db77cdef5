import type {Page} from '@playwright/test';

interface Recording {
  shifts: string[];
}

/** Records every layout shift that no input caused, on every page that is loaded from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    (window as unknown as Recording).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        sources: {node: Element | null}[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({node}) => node?.nodeName ?? 'removed');
        shifts.push(...(moved.length > 0 ? moved : ['unknown']));
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** What moved on the page since it was loaded: names of elements. Waits for two frames, so that the last shift is counted. */
export async function layoutShifts(page: Page): Promise<string[]> {
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
