import {SearchUnavailable} from './search-client';

let isSilent = false;

/**
 * Keeps failed searches off the console: DocSearch shows them on its error screen, and then lets the rejection go unhandled.
 */
export function silenceFailures(): void {
  if (isSilent) return;
  isSilent = true;
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof SearchUnavailable) event.preventDefault();
  });
}
