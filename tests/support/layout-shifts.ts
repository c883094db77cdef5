import type {Page} from '@playwright/test';

interface Recording {
  shifts: string[];
}

interface RecordingOptions {
  /**
   * Ignores layout shifts before the page has been parsed completely. A slow machine paints an incomplete page, whose
   * last elements move when the rest arrives.
   */
  readonly afterParsing?: boolean;
}

/** Records layout shifts without recent input on every page that is loaded from now on. */
export async function recordLayoutShifts(page: Page, {afterParsing = false}: RecordingOptions = {}): Promise<void> {
  await page.addInitScript((ignoresParsing) => {
    const shifts: string[] = [];
    (window as typeof window & Recording).shifts = shifts;
    // The first frame after parsing may still move the end of the page.
    let parsedAt = Number.POSITIVE_INFINITY;
    addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => {
        requestAnimationFrame((frame) => {
          parsedAt = frame;
        });
      });
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        sources: {node: Element | null}[];
      })[]) {
        if (entry.hadRecentInput || (ignoresParsing && entry.startTime < parsedAt)) continue;
        const movedNodes = entry.sources.map(({node}) => node?.nodeName ?? 'removed');
        shifts.push(...(movedNodes.length > 0 ? movedNodes : ['unknown']));
      }
    }).observe({type: 'layout-shift', buffered: true});
  }, afterParsing);
}

/** Returns the names of the elements that moved since the page was loaded. Waits two frames for the last shift. */
export const readLayoutShifts = async (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => resolve((window as typeof window & Recording).shifts));
        });
      }),
  );
