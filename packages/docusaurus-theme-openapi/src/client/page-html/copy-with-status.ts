import {copyText} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';

/** How long the result of copying is displayed, in milliseconds. */
const resultMs = 2000;

/**
 * Copies an element's text, and displays the result for a while.
 *
 * @param show - Displays a text; an empty one at the end.
 */
export async function copyWithStatus(element: HTMLElement, show: (text: string) => void): Promise<void> {
  show(
    (await copyText(element))
      ? translate({id: 'theme.openapi.code.copied', message: 'Copied'})
      : translate({
          id: 'theme.openapi.text.selected',
          message: 'Couldn’t copy. The text is selected; use the keyboard to copy it.',
        }),
  );
  setTimeout(() => {
    show('');
  }, resultMs);
}
