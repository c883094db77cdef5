import {markMarkdown} from '@developer-docs/utils';
import OriginalTabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

// Change: starts with the label, which is visible where all panels are: in print, and without JavaScript.
export default function TabItem({children, ...props}: Props): ReactNode {
  return (
    <OriginalTabItem {...props}>
      <p className="tab-label" {...markMarkdown('label')}>
        {props.label ?? props.value}
      </p>
      {children}
    </OriginalTabItem>
  );
}
