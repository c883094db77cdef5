// Change: a page outside the sidebar has a breadcrumb too, and the data for search engines is in the head (plugins/page-head), with an address for every step.
import type {ReactNode} from 'react';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import type {OutsideMetadata} from '@site/plugins/docs/outside-pages-types';

export default function DocBreadcrumbs(): ReactNode {
  const {metadata} = useDoc();
  const inSidebar = useSidebarBreadcrumbs() ?? [];
  const {parents = inSidebar.slice(0, -1)} = metadata as OutsideMetadata;
  return <Breadcrumbs parents={parents} title={inSidebar.at(-1)?.label ?? metadata.title} />;
}
