// Change: pages outside the sidebar also have breadcrumbs, the first item links to the docs root, and the page menu is
// next to them. The structured data is in the head (plugins/output/head-tags), with a URL for every item.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ParentMetadata} from '@site/plugins/content/client';
import {PageMenu, type ContractMetadata} from '@site/plugins/output/components';

export default function DocBreadcrumbs(): ReactNode {
  const metadata = useDocMetadata();
  const sidebarItems = useSidebarBreadcrumbs() ?? [];
  const {parents = sidebarItems.slice(0, -1)} = (metadata ?? {}) as ParentMetadata;
  const {openApi} = (metadata ?? {}) as ContractMetadata;
  return (
    <div className="page-header">
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
      >
        <ul className="breadcrumbs">
          {[{label: 'Docs', href: '/docs'}, ...parents].map(({label, href}, index) => (
            <li key={index} className="breadcrumbs__item">
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
            <span className="breadcrumbs__link">{sidebarItems.at(-1)?.label ?? metadata?.title ?? ''}</span>
          </li>
        </ul>
      </nav>
      {metadata && <PageMenu key={metadata.permalink} page={metadata.permalink} openApiDocumentId={openApi} />}
    </div>
  );
}

/** Returns the metadata of the doc, or `undefined` on the generated index of a category, which isn't a doc. */
function useDocMetadata() {
  try {
    return useDoc().metadata;
  } catch {
    return undefined;
  }
}
