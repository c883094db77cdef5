/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />

declare module '@generated/docusaurus-theme-openapi/default/code.css';

declare module '@theme/OpenApi/Html' {
  import type {ReactNode} from 'react';
  import type {PrerenderedHtmlProps} from '@developer-docs/docusaurus-theme-openapi/client';

  export type Props = PrerenderedHtmlProps;

  export default function OpenApiHtml(props: Props): ReactNode;
}

declare module '@theme/OpenApi/Code' {
  import type {ReactNode} from 'react';
  import type {PrerenderedHtmlProps} from '@developer-docs/docusaurus-theme-openapi/client';

  export interface Props extends PrerenderedHtmlProps {
    /** Name of the language, such as `bash`; part of the accessible name. */
    readonly language?: string | undefined;
  }

  export default function OpenApiCode(props: Props): ReactNode;
}

declare module '@theme/OpenApi/Sample' {
  import type {ReactNode} from 'react';
  import type {PrerenderedHtmlProps} from '@developer-docs/docusaurus-theme-openapi/client';

  export interface Props extends PrerenderedHtmlProps {
    /** Operation ID, exposed as a data attribute to programs that read the page. */
    readonly operation: string;
    /** `minimal` or `realistic`, exposed as a data attribute to programs that read the page. */
    readonly kind: string;
    readonly title: string;
  }

  export default function OpenApiSample(props: Props): ReactNode;
}

declare module '@theme/OpenApi/Examples' {
  import type {ReactNode} from 'react';
  import type {PrerenderedHtmlProps} from '@developer-docs/docusaurus-theme-openapi/client';

  export interface Props extends PrerenderedHtmlProps {
    /** JSON array of titles. */
    readonly titles: string;
    /** JSON array of languages. */
    readonly languages: string;
  }

  export default function OpenApiExamples(props: Props): ReactNode;
}

declare module '@theme/OpenApi/Metadata' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly title: string;
    readonly description?: string;
  }

  export default function OpenApiMetadata(props: Props): ReactNode;
}
