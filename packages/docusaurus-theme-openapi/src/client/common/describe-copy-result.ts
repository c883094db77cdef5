import type {CopyResult} from '@developer-docs/docusaurus-utils';
import {translate} from '@docusaurus/Translate';

/**
 * Returns the message of a copy button; an empty text without a result.
 *
 * @param copiedText - The message if the text was copied. Default: "Copied".
 */
export function describeCopyResult(
  result: CopyResult | undefined,
  copiedText = translate({id: 'theme.openapi.code.copied', message: 'Copied'}),
): string {
  if (result === undefined) return '';
  return result === 'copied'
    ? copiedText
    : translate({
        id: 'theme.openapi.code.copyFailed',
        message: 'Couldn’t copy: your browser doesn’t allow it.',
      });
}
