import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import type {DocLink} from '@site/plugins/docs/outside-pages-types';

interface OutsideBreadcrumbsProps {
  /** The docs that lead to the page, outermost first. */
  readonly parents: readonly DocLink[];
  /** Title of the page itself. */
  readonly title: string;
}

/** The breadcrumb of a page that is in no sidebar, in the markup of the theme's own. */
export default function OutsideBreadcrumbs({parents, title}: OutsideBreadcrumbsProps): ReactNode {
  return (
    <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {parents.map(({label, href}) => (
          <li key={href} className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={href}>
              {label}
            </Link>
          </li>
        ))}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{title}</span>
        </li>
      </ul>
    </nav>
  );
}
