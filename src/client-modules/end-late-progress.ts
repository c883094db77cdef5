import type {ClientModule} from '@docusaurus/types';
import progress from '@docusaurus/theme-classic/lib/nprogress';

/**
 * The theme starts its progress bar 200 ms after a click and never cancels that timer. If the reader navigates
 * elsewhere in the meantime, the bar starts after the page has changed and never ends. This module ends the bar after
 * the timer has fired.
 */

/** `delay` in `@docusaurus/theme-classic/lib/nprogress.js`. */
const progressBarDelayMs = 200;

let timer: number | undefined;

const endLateProgress: ClientModule = {
  onRouteUpdate() {
    window.clearTimeout(timer);
    return undefined;
  },
  onRouteDidUpdate(update) {
    timer = window.setTimeout(() => {
      progress.onRouteDidUpdate?.(update);
    }, progressBarDelayMs);
  },
};

export default endLateProgress;
