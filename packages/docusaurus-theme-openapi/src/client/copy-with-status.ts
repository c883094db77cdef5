import {copyText} from '@developer-docs/utils';
import {t} from './component-texts';

/** How long the result of copying is displayed, in milliseconds. */
const resultMs = 2000;

/**
 * Copies an element's text, and displays the result for a while.
 *
 * @param show - Displays a text; an empty one at the end.
 */
export async function copyWithStatus(element: HTMLElement, show: (text: string) => void): Promise<void> {
  show(t((await copyText(element)) ? 'code.copied' : 'text.selected'));
  setTimeout(() => {
    show('');
  }, resultMs);
}
