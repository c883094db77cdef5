import {escapeHtml} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';
import OpenApiCode from '@theme/OpenApi/Code';
import type {ReactNode} from 'react';
import {formatNumber} from '../../client/common/format-number';
import controls from '../controls/controls.module.css';

interface PlainTextProps {
  readonly text: string;
  /** How much of a longer text is shown, in characters. Default: everything. */
  readonly maxLength?: number;
  /** What's shown above the start of a longer text. */
  readonly children?: ReactNode;
}

/** Text of a response that isn't highlighted. */
export function PlainText({text, maxLength = Infinity, children}: PlainTextProps): ReactNode {
  return (
    <>
      {text.length > maxLength && (
        <p className={controls.hint}>
          {translate(
            {
              id: 'theme.openapi.console.longBody',
              message: 'The response is long. Only its first {count} characters are shown.',
            },
            {count: formatNumber(maxLength)},
          )}
        </p>
      )}
      {text.length > maxLength && children}
      <OpenApiCode markup={{dangerouslySetInnerHTML: {__html: escapeHtml(text.slice(0, maxLength))}}} />
    </>
  );
}
