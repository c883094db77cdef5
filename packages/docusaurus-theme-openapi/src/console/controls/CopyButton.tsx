import {useState, type ComponentProps, type ReactNode} from 'react';
import {copyWithStatus} from '../../client/shared/copy-with-status';
import {SmallButton} from './SmallButton';

interface CopyButtonProps extends ComponentProps<'button'> {
  readonly getText: () => string;
  /** The result. Default: "Copied". */
  readonly copiedText?: string;
}

/** A button that copies text, and the result next to it. */
export function CopyButton({getText, copiedText, ...props}: CopyButtonProps): ReactNode {
  const [result, setResult] = useState('');
  return (
    <>
      <SmallButton {...props} onClick={() => void copyWithStatus(getText(), setResult, copiedText)} />
      <span role="status">{result}</span>
    </>
  );
}
