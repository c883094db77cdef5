// Change: leads to the docs root. The logo in the navbar leads to the home page.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

export default function HomeBreadcrumbItem(): ReactNode {
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to="/docs">
        Docs
      </Link>
    </li>
  );
}
