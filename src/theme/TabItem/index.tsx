import type {ReactNode} from 'react';
import type {TabItemProps} from '@site/src/components/Tabs/tab-items';

// Change: only holds the props of a tab, which Tabs reads; the theme's draws the panel here.
export default function TabItem({children}: TabItemProps): ReactNode {
  return children;
}
