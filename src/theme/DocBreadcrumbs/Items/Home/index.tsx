// Change: the first item is a text link to the docs root instead of an icon that links to the home page.
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
