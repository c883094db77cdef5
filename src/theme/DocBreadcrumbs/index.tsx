// Change: a page outside the sidebar has a breadcrumb too, the menu of the page stands beside it, and the data for search engines is in the head (plugins/output/page-head), with an address for every step.
import type {ReactNode} from 'react';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import type {ParentMetadata} from '@site/plugins/content/client';
import PageMenu from '@site/plugins/output/markdown-twins/components/PageMenu';
import type {ContractMetadata} from '@site/plugins/output/markdown-twins/menu-data';

export default function DocBreadcrumbs(): ReactNode {
  const {metadata} = useDoc();
  const inSidebar = useSidebarBreadcrumbs() ?? [];
  const {parents = inSidebar.slice(0, -1)} = metadata as ParentMetadata;
  const {openApi} = metadata as ContractMetadata;
  return (
    <div className="page-header">
      <Breadcrumbs parents={parents} title={inSidebar.at(-1)?.label ?? metadata.title} />
      <PageMenu key={metadata.permalink} page={metadata.permalink} document={openApi} />
    </div>
  );
}
