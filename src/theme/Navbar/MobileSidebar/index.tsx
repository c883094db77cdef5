// Change: the menu takes the focus when it opens, closes by Escape, and gives the focus back to its button, after a navigation too.
import type {ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useMenuFocus} from '@site/src/hooks/useMenuFocus';

export default function MobileSidebarWithFocus(): ReactNode {
  useMenuFocus();
  return <MobileSidebar />;
}
