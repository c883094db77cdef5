/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />

declare module '@generated/docusaurus-theme-search/default/search-data.json' {
  const data: unknown;
  export default data;
}

declare module '@theme/SearchButton' {
  import type {ComponentProps, ReactNode, Ref} from 'react';

  export interface Props extends Omit<ComponentProps<'button'>, 'ref'> {
    /** Receives the button, which gets the focus when the modal is closed. */
    readonly buttonRef?: Ref<HTMLButtonElement>;
  }

  export default function SearchButton(props: Props): ReactNode;
}

declare module '@theme/SearchModal' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** Text that has already been typed. */
    readonly initialQuery: string;
    readonly onClose: () => void;
  }

  export default function SearchModal(props: Props): ReactNode;
}

declare module '@theme/SearchPage' {
  import type {ReactNode} from 'react';

  export default function SearchPage(): ReactNode;
}
