import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {formatNumber} from '../../../client/format-number';
import fields from '../../controls/fields.module.css';

interface ProblemStatusProps {
  readonly count: number;
  /** Whether the body is an example of the document. */
  readonly isSample: boolean;
}

/** Announces how many problems a request body has. */
export function ProblemStatus({count, isSample}: ProblemStatusProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const values = {count: formatNumber(count)};
  const message = isSample
    ? translate(
        {
          id: 'theme.openapi.console.body.invalidSample.plurals',
          message: 'This example isn’t valid: {count} problem|This example isn’t valid: {count} problems',
        },
        values,
      )
    : translate(
        {
          id: 'theme.openapi.console.body.problems.plurals',
          message: '{count} problem in the request body|{count} problems in the request body',
        },
        values,
      );
  return (
    <p role="status" className={fields.error}>
      {count > 0 && selectMessage(count, message)}
    </p>
  );
}
