import type {ClientModule} from '@docusaurus/types';
import progress from '@docusaurus/theme-classic/lib/nprogress';

/**
 * The theme starts its progress bar 200 ms after a click, and does not take that back when the reader goes elsewhere in the
 * meantime: the bar would start after the other page is there, and never end. This ends it once more, later.
 */

/** The theme's delay (specification §9), in milliseconds. */
const delay = 200;

let timer: number | undefined;

const settleProgress: ClientModule = {
  onRouteUpdate() {
    window.clearTimeout(timer);
    return undefined;
  },
  onRouteDidUpdate(update) {
    timer = window.setTimeout(() => {
      progress.onRouteDidUpdate?.(update);
    }, delay);
  },
};

export default settleProgress;
