import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

// Change: holds only the props for Tabs, which renders the panel. The original renders the panel itself.
export default function TabItem({children}: Props): ReactNode {
  return children;
}
