declare module '@theme/PageMenu' {
  import type {PageMenuProps} from '@developer-docs/docusaurus-theme-markdown/client';
  import type {ReactNode} from 'react';

  export type Props = PageMenuProps;
  export default function PageMenu(props: Props): ReactNode;
}
