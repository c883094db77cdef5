// Change: a way on for the reader: the page that was probably meant, the search, the parts of the documentation.
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
