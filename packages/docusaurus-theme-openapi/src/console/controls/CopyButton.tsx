import {useCopy} from '@developer-docs/docusaurus-utils';
import type {ComponentProps, ReactNode} from 'react';
import {describeCopyResult} from '../../client/common/describe-copy-result';
import {SmallButton} from './SmallButton';

interface CopyButtonProps extends ComponentProps<'button'> {
  readonly getText: () => string;
  /** The result. Default: "Copied". */
  readonly copiedText?: string;
}

/** A button that copies text, and the result next to it. */
export function CopyButton({getText, copiedText, ...props}: CopyButtonProps): ReactNode {
  const [result, copy] = useCopy();
  return (
    <>
      <SmallButton {...props} onClick={() => copy(getText())} />
      <span role="status">{describeCopyResult(result, copiedText)}</span>
    </>
  );
}
