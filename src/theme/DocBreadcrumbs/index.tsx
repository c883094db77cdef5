// Change: docs without a sidebar have breadcrumbs, too, and the page menu is next to them. `@theme-original` is the
// component of docusaurus-theme-markdown, whose menu can't be limited to one OpenAPI document.
import {usePageMenuData} from '@developer-docs/docusaurus-theme-markdown/client';
import {DocsSidebarProvider, useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@theme-init/DocBreadcrumbs';
import PageMenu from '@theme/PageMenu';
import type {ReactNode} from 'react';

/** The breadcrumbs of a doc without a sidebar: its previous page, which front matter specifies, and itself. */
function ParentBreadcrumbs(): ReactNode {
  const {previous, title, permalink, id} = useDoc().metadata;
  return (
    previous && (
      <DocsSidebarProvider
        name="parent"
        items={[
          {
            type: 'category',
            label: previous.title,
            href: previous.permalink,
            collapsed: false,
            collapsible: false,
            items: [{type: 'link', label: title, href: permalink, docId: id}],
          },
        ]}
      >
        <Breadcrumbs />
      </DocsSidebarProvider>
    )
  );
}

export default function DocBreadcrumbs(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {permalink} = metadata;
  const {openapi} = frontMatter as {readonly openapi?: string};
  const {links} = usePageMenuData();
  return (
    <div className="page-header">
      {useDocsSidebar() === null ? <ParentBreadcrumbs /> : <Breadcrumbs />}
      {/* On a page about one OpenAPI document, the menu offers only that document. */}
      <PageMenu
        key={permalink}
        page={permalink}
        links={links.filter(({download}) => openapi === undefined || download === `${openapi}.yaml`)}
      />
    </div>
  );
}
