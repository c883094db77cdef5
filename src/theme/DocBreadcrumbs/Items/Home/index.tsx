// Change: leads to the docs root. The logo in the navbar leads to the home page.
import Link from '@docusaurus/Link';
import {useDocsData} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

export default function HomeBreadcrumbItem(): ReactNode {
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={useDocsData(undefined).path}>
        Docs
      </Link>
    </li>
  );
}
