// Change: the first item is the root of the documentation, in a word, not the home page as an icon.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

export default function DocsRootBreadcrumb(): ReactNode {
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to="/docs">
        Docs
      </Link>
    </li>
  );
}
