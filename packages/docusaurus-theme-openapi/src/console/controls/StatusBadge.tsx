import clsx from 'clsx';
import type {ReactNode} from 'react';
import {formatStatus} from './format';
import controls from './controls.module.css';

interface StatusBadgeProps {
  readonly status: number;
  /** Whether to hide the reason phrase. */
  readonly hidesReasonPhrase?: boolean;
}

/** A response status, in the color of its class. */
export function StatusBadge({status, hidesReasonPhrase = false}: StatusBadgeProps): ReactNode {
  return (
    <span className={clsx('badge', controls.status)} data-class={String(status).charAt(0)}>
      {hidesReasonPhrase ? status : formatStatus(status)}
    </span>
  );
}
