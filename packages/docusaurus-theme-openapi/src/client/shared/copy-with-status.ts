import {copyText} from '@developer-docs/docusaurus-utils';
import {translate} from '@docusaurus/Translate';

/** How long the result of copying is displayed, in milliseconds. */
const resultMs = 3000;

/**
 * Copies text, and displays the result for a while.
 *
 * @param show - Displays a text; an empty one at the end.
 * @param copiedText - The result if the text was copied. Default: "Copied".
 */
export async function copyWithStatus(
  text: string,
  show: (result: string) => void,
  copiedText = translate({id: 'theme.openapi.code.copied', message: 'Copied'}),
): Promise<void> {
  show(
    (await copyText(text))
      ? copiedText
      : translate({
          id: 'theme.openapi.code.copyFailed',
          message: 'Couldn’t copy: your browser doesn’t allow it.',
        }),
  );
  setTimeout(() => show(''), resultMs);
}
