// Change: manages focus. The sidebar receives it when it opens, closes on Escape, and returns focus to its button.
import {useMobileSidebarFocus} from '@site/src/hooks/use-mobile-sidebar-focus';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type {ReactNode} from 'react';

export default function MobileSidebarWithFocus(): ReactNode {
  useMobileSidebarFocus();
  return <MobileSidebar />;
}
