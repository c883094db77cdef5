/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />

declare module '@generated/@developer-docs/docusaurus-theme-search/default/search-data.json' {
  const data: unknown;
  export default data;
}

declare module '@generated/@developer-docs/docusaurus-theme-search/default/load-stemmer.js' {
  import type {Stemmer} from '@developer-docs/search-engine';

  export const loadStemmer: () => Promise<Stemmer | undefined>;
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

declare module '@theme/SearchTranslations' {
  import type {DocSearchModalProps} from '@docsearch/react';

  /** A title with a sentence that helps the reader, and the label of a button. */
  export interface Message {
    readonly title: string;
    readonly help: string;
    readonly action: string;
  }

  /** What results show next to their names. */
  export interface ResultDetail {
    readonly detail?: string;
    readonly pageCount?: number;
  }

  export const failureMessage: Message;
  export const modalTranslations: NonNullable<DocSearchModalProps['translations']>;
  export const sectionLabels: Readonly<Record<'docs' | 'blog' | 'pages', string>>;
  export const searchLabel: string;
  export const placeholder: string;
  export function formatCorrection(query: string): string;
  export function formatResultDetail(hit: ResultDetail): string;
  export function useResultCount(): (count: number) => string;
}

declare module '@theme/SearchPage' {
  import type {ReactNode} from 'react';

  export default function SearchPage(): ReactNode;
}
