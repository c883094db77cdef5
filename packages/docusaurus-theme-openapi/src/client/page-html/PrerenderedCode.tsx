import OpenApiCode from '@theme/OpenApi/Code';
import type {ReactNode} from 'react';
import {usePrerenderedHtml, type PrerenderedHtmlProps} from './use-prerendered-html';

interface PrerenderedCodeProps extends PrerenderedHtmlProps {
  readonly language: string | undefined;
}

/** A code block whose content is a block of the page. */
export function PrerenderedCode({of, block, language}: PrerenderedCodeProps): ReactNode {
  return <OpenApiCode language={language} markup={usePrerenderedHtml({of, block})} />;
}
