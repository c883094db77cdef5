// Change: suggests the closest page, the search, and the main sections.
import {NotFoundHelp} from '@site/src/components/NotFoundHelp';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', className)}>
      <NotFoundHelp />
    </main>
  );
}
