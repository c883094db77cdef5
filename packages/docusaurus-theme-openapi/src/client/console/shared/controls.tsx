import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import controls from './controls.module.css';

/** A small button for a secondary action. */
export function SmallButton(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className="button button--secondary button--sm" {...props} />;
}

interface MessageProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** An error message with a retry button. */
export function Message({children, onRetry}: MessageProps): ReactNode {
  return (
    <div className={clsx(controls.row, controls.alert, controls.failure)} role="alert">
      <p>{children}</p>
      <SmallButton onClick={onRetry}>Retry</SmallButton>
    </div>
  );
}
