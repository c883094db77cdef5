// Change: the item is active on all docs pages. The original is active only on pages in its sidebar.
import {useActivePlugin, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ReactNode} from 'react';

export default function DocSidebarNavbarItem({sidebarId, docsPluginId, ...props}: Props): ReactNode {
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (link === undefined) throw new Error(`Sidebar "${sidebarId}" has no link. Add a doc to it in sidebars.ts.`);
  const isActive = useActivePlugin() !== undefined;
  // `true` instead of `page`, because the item represents a section rather than the current page.
  return <DefaultNavbarItem exact {...props} aria-current="true" isActive={() => isActive} to={link.path} />;
}
