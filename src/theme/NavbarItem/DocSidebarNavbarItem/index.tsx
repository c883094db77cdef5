// Change: the item is active on every page of the documentation; the original's only on pages that are in its sidebar.
import type {ReactNode} from 'react';
import {useActivePlugin, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

export default function DocSidebarNavbarItem({sidebarId, docsPluginId, ...props}: Props): ReactNode {
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (link === undefined) {
    throw new Error(`The sidebar "${sidebarId}" leads to no page.`);
  }
  const isActive = useActivePlugin() !== undefined;
  // The item stands for a part of the site, and is not itself the page that is shown.
  return <DefaultNavbarItem exact {...props} aria-current="true" isActive={() => isActive} to={link.path} />;
}
