declare module '@theme/PageMenu' {
  import type {PageMenuProps} from '@developer-docs/docusaurus-plugin-markdown/client';
  import type {ReactNode} from 'react';

  export type Props = PageMenuProps;
  export default function PageMenu(props: Props): ReactNode;
}
