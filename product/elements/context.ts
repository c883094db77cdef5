import type {LoadedDocument} from '@developer-docs/docusaurus-theme-openapi';
import type {MarkdownRenderer, StringAttributes} from '@developer-docs/docusaurus-theme-openapi/elements';
import type {RootContent} from 'mdast';
import type {ContractFiles} from '../contract';
import type {DesignRenderer} from './designs/design-renderer';
import type {SdkPagesOptions} from './sdk-reference/sdk-pages';

/** What elements show, and what they link to. */
export interface ElementOptions extends SdkPagesOptions {
  readonly contract: ContractFiles;
  readonly renderer: DesignRenderer;
  /** Loads the OpenAPI documents of the site. */
  readonly loadDocuments: () => Promise<readonly LoadedDocument[]>;
  /** URL of each operation's page or section, by operation ID. Operation IDs in descriptions become links. */
  readonly getOperationUrls: () => ReadonlyMap<string, string>;
  /** Maps an absolute URL in a description to one on the site; `undefined` if it has no target. */
  readonly resolveUrl: (url: string) => string | undefined;
  /** The URL of the repository. Without it, readers who run the local mock API need a copy of the files. */
  readonly repositoryUrl: string | undefined;
  /** The URL path of the section about the local mock API. */
  readonly mockPath: string;
  /**
   * A component that opens a playground when a button with `data-playground`, such as `event-ready`, is pressed. Each
   * entry of the SDK gets such a button. The component receives the name of the function that creates the widget as
   * `factory`.
   */
  readonly playground: {
    readonly name: string;
    readonly module: string;
    /** Finds the function that creates the widget that one of the interfaces, such as `WidgetOptions`, belongs to. */
    readonly findFactory: (interfaces: readonly string[]) => string | undefined;
  };
}

/** The data that the elements of a page share. */
export interface ElementContext extends ElementOptions {
  readonly documents: readonly LoadedDocument[];
  readonly operationUrls: ReadonlyMap<string, string>;
  readonly markdown: MarkdownRenderer;
}

/** An element that pages can use, such as `<Limit name="link-lifetime" />`. */
export interface PageElement {
  /** The names of its attributes, whose values are strings. */
  readonly attributes: readonly string[];
  readonly render: (attributes: StringAttributes, context: ElementContext) => readonly RootContent[];
}
