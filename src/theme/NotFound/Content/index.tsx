// Change: suggests the closest page, the search, and the main sections.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NotFound/Content';
import NotFoundHelp from '@site/src/components/NotFoundHelp';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', className)}>
      <NotFoundHelp />
    </main>
  );
}
