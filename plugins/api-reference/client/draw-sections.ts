import type {ClientModule} from '@docusaurus/types';

/**
 * Sections far from the reader are not laid out at first (`content-visibility` in reference.css), which saves a quarter of a
 * second on the longest page. Their heights are guesses until then, and what measures the page sees them overlap. This lays them
 * out, one in each idle moment after the page is there.
 */

let request = 0;

/** Draws the first section that is not drawn yet, and the others after it. */
function drawNext(): void {
  const section = document.querySelector<HTMLElement>('.ref-section:not([data-drawn])');
  if (section !== null) {
    section.dataset['drawn'] = '';
    request = requestIdleCallback(drawNext);
  }
}

const drawSections: ClientModule = {
  onRouteDidUpdate() {
    // Only where the text that is being read stays in its place when something above it gets its height.
    if (typeof requestIdleCallback === 'function' && CSS.supports('overflow-anchor: auto')) {
      cancelIdleCallback(request);
      request = requestIdleCallback(drawNext);
    }
  },
};

export default drawSections;
