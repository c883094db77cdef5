declare module '@theme/PageMenu' {
  import type {ReactNode} from 'react';
  import type {PageMenuProps} from '@developer-docs/docusaurus-plugin-markdown/client';

  export type Props = PageMenuProps;
  export default function PageMenu(props: Props): ReactNode;
}
