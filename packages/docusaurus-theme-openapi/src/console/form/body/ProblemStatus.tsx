import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {formatNumber} from '../../../client/common/format-number';
import fields from '../../controls/fields.module.css';

/** Announces how many problems a request body has. */
export function ProblemStatus({count}: {readonly count: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const message = translate(
    {
      id: 'theme.openapi.console.body.problems.plurals',
      message: '{count} problem in the request body|{count} problems in the request body',
    },
    {count: formatNumber(count)},
  );
  return (
    <p role="status" className={fields.error}>
      {count > 0 && selectMessage(count, message)}
    </p>
  );
}
