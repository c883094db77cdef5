import type {ReactNode} from 'react';
import {t} from '../console-texts';
import fields from './fields.module.css';

interface ProblemStatusProps {
  readonly count: number;
  /** Whether the body is an example of the document. */
  readonly isSample: boolean;
}

/** Announces how many problems a request body has. */
export default function ProblemStatus({count, isSample}: ProblemStatusProps): ReactNode {
  const key = isSample ? 'console.body.invalidSample.plurals' : 'console.body.problems.plurals';
  return (
    <p role="status" className={fields.error}>
      {count > 0 && t(key, {count})}
    </p>
  );
}
