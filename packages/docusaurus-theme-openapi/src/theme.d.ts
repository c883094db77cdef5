/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />

declare module '@generated/@developer-docs/docusaurus-theme-openapi/default/code.css';

/** The `SandboxDocuments`. */
declare module '@generated/@developer-docs/docusaurus-theme-openapi/default/documents.json' {
  const documents: unknown;
  export default documents;
}

/** A `MockExtension`, or `undefined` if the sandbox has none. */
declare module '@generated/@developer-docs/docusaurus-theme-openapi/default/extension' {
  const extension: unknown;
  export default extension;
}

declare module '@theme/OpenApi/Console' {
  import type {ConsoleProps} from '@developer-docs/docusaurus-theme-openapi/console';
  import type {ReactNode} from 'react';

  export type Props = ConsoleProps;

  export default function OpenApiConsole(props: Props): ReactNode;
}

declare module '@theme/OpenApi/ResponsePreview' {
  import type {Json} from '@developer-docs/utils';
  import type {ReactNode} from 'react';

  export interface Props {
    /** The URL of the request. */
    readonly url: string;
    readonly body: Json;
    /** Sends a `GET` request with the same credential and returns the response's body. */
    readonly follow: (url: string) => Promise<Json | undefined>;
  }

  export default function OpenApiResponsePreview(props: Props): ReactNode;
}

declare module '@theme/OpenApi/TryIt' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** Operation ID. */
    readonly operation: string;
    /** The ID of the sandbox that the operation runs in. Default: the sandbox of the current documents. */
    readonly sandbox?: string;
    /** The sample that the console opens with: `minimal` (default) or `realistic`. */
    readonly kind?: 'minimal' | 'realistic';
    /** The media type of the sample's body. Default: the preferred one. */
    readonly mediaType?: string;
    /** `replace` (default) opens the console instead of the sample, and `run` opens it below, and sends the request. */
    readonly mode?: 'replace' | 'run';
    /** The sample. */
    readonly children: ReactNode;
  }

  export default function OpenApiTryIt(props: Props): ReactNode;
}

declare module '@theme/OpenApi/Html' {
  import type {PrerenderedHtmlProps} from '@developer-docs/docusaurus-theme-openapi/client';
  import type {ReactNode} from 'react';

  export type Props = PrerenderedHtmlProps;

  export default function OpenApiHtml(props: Props): ReactNode;
}

declare module '@theme/OpenApi/Code' {
  import type {PrerenderedAttributes} from '@developer-docs/docusaurus-theme-openapi/client';
  import type {ReactNode} from 'react';

  export interface Props {
    /** The attributes of the `<code>` element, which contain its HTML. */
    readonly markup: PrerenderedAttributes;
    /** Name of the language, such as `bash`; part of the accessible name. */
    readonly language?: string | undefined;
  }

  export default function OpenApiCode(props: Props): ReactNode;
}

declare module '@generated/@developer-docs/docusaurus-theme-openapi/default/languages' {
  import type {SampleGenerators} from '@developer-docs/docusaurus-theme-openapi/samples';
  import type {SampleLanguage} from '@developer-docs/openapi';

  interface Language extends Omit<SampleLanguage, 'generate'> {
    /** Whether a module of the site generates the code. Absent for the theme's languages. */
    readonly hasModule?: true;
  }

  /** The languages of samples that pages contain. */
  export const tabs: readonly Language[];
  /** The languages in the menu. */
  export const others: readonly Language[];
  /** Loads the generators of all languages, and what highlights their code. */
  export const loadGenerators: () => Promise<SampleGenerators>;
}

declare module '@theme/OpenApi/Sample' {
  import type {PrerenderedHtmlProps} from '@developer-docs/docusaurus-theme-openapi/client';
  import type {ReactNode} from 'react';

  export interface Props extends PrerenderedHtmlProps {
    /** Operation ID, exposed as a data attribute to programs that read the page. */
    readonly operation: string;
    /**
     * `minimal` or `realistic`, exposed as a data attribute to programs that read the page. Absent if there are only
     * code samples of the document.
     */
    readonly kind?: string;
    readonly title: string;
    /** The code samples in the document. Their code is in the blocks `<block>.<id>`. */
    readonly codeSamples?: readonly {readonly id: string; readonly label: string; readonly grammar: string}[];
  }

  export default function OpenApiSample(props: Props): ReactNode;
}

declare module '@theme/OpenApi/Examples' {
  import type {PrerenderedHtmlProps} from '@developer-docs/docusaurus-theme-openapi/client';
  import type {ReactNode} from 'react';

  export interface Props extends PrerenderedHtmlProps {
    readonly examples: readonly {
      readonly title: string;
      readonly language: string;
      /** Whether it has a description, which is in the block `<block>.<index>.description`. */
      readonly hasDescription?: boolean;
    }[];
    /** Whether the first example is collapsed, too. Default: `false`. */
    readonly isCollapsed?: boolean;
  }

  export default function OpenApiExamples(props: Props): ReactNode;
}

declare module '@theme/OpenApi/Badges' {
  import type {Operation} from '@developer-docs/openapi';
  import type {ReactNode} from 'react';

  export interface Props {
    /** The operation. Its extensions don't include the extensions that pages already show. */
    readonly operation: Pick<
      Operation,
      'id' | 'kind' | 'method' | 'path' | 'summary' | 'tags' | 'isDeprecated' | 'extensions'
    >;
  }

  export default function OpenApiBadges(props: Props): ReactNode;
}

declare module '@theme/OpenApi/Fold' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** What the section contains, as text. */
    readonly summary: string;
    readonly children: ReactNode;
  }

  export default function OpenApiFold(props: Props): ReactNode;
}

declare module '@theme/OpenApi/OpenAll' {
  import type {ReactNode} from 'react';

  export default function OpenApiOpenAll(): ReactNode;
}

declare module '@theme/OpenApi/Metadata' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly title: string;
    readonly description?: string;
  }

  export default function OpenApiMetadata(props: Props): ReactNode;
}
