import type {ReactNode} from 'react';
import clsx from 'clsx';
import controls from './controls.module.css';
import SmallButton from './SmallButton';

interface MessageProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** An error message with a retry button. */
export default function Message({children, onRetry}: MessageProps): ReactNode {
  return (
    <div className={clsx(controls.row, controls.alert, controls.failure)} role="alert">
      <p>{children}</p>
      <SmallButton onClick={onRetry}>Retry</SmallButton>
    </div>
  );
}
