import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';

interface BreadcrumbsProps {
  /** Parent pages, outermost first. A category without a page has no URL. */
  readonly parents: readonly {readonly label: string; readonly href?: string | undefined}[];
  /** Label of the current page. */
  readonly title: string;
}

/** The breadcrumbs of a docs page, below the docs root. */
export default function Breadcrumbs({parents, title}: BreadcrumbsProps): ReactNode {
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
    >
      <ul className="breadcrumbs">
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to="/docs">
            Docs
          </Link>
        </li>
        {parents.map(({label, href}) => (
          <li key={label} className="breadcrumbs__item">
            {href === undefined ? (
              <span className="breadcrumbs__link">{label}</span>
            ) : (
              <Link className="breadcrumbs__link" to={href}>
                {label}
              </Link>
            )}
          </li>
        ))}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{title}</span>
        </li>
      </ul>
    </nav>
  );
}
