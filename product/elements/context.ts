import type {LoadedDocument} from '@developer-docs/docusaurus-theme-openapi/elements';
import {MarkdownRenderer, type OpenApiContent} from '@developer-docs/docusaurus-theme-openapi/elements';
import type {StringAttributes} from '@developer-docs/docusaurus-utils/node';
import type {RootContent} from 'mdast';
import type {ContractFiles} from '../contract/contract-files';
import type {DesignRenderer} from './designs/design-renderer';
import type {SdkDeclarations} from './sdk-reference/declarations';

/** What elements show, and what they link to. */
export interface ElementOptions {
  readonly contract: ContractFiles;
  readonly declarations: SdkDeclarations;
  readonly renderer: DesignRenderer;
  /** Absolute path of the repository. */
  readonly root: string;
  /** Returns the URL of a page from its path relative to the repository root, such as `docs/api/overview.mdx`. */
  readonly getPageUrl: (page: string) => string;
}

/** The data that the elements of a page share. */
export interface ElementContext extends ElementOptions {
  /** The site's OpenAPI documents. */
  readonly documents: readonly LoadedDocument[];
  /** URL of each operation's page or section, by operation ID. Operation IDs in descriptions become links. */
  readonly operationUrls: ReadonlyMap<string, string>;
  /** URL of the section that describes a schema of the HTTP API, by the schema's name. */
  readonly schemaUrls: ReadonlyMap<string, string>;
  /** Maps an absolute URL in a description to one on the site; `undefined` if it has no target. */
  readonly resolveUrl: (url: string) => string | undefined;
  readonly markdown: MarkdownRenderer;
}

/**
 * Creates the data that elements share from the options and the content of docusaurus-theme-openapi.
 *
 * @throws Error if the theme's content isn't loaded.
 */
export async function createElementContext(
  options: ElementOptions,
  openApi: OpenApiContent | undefined,
): Promise<ElementContext> {
  const renderer = openApi?.getRenderer();
  if (openApi === undefined || renderer === undefined) {
    throw new Error('The content of docusaurus-theme-openapi isn’t loaded.');
  }
  const {schemaPages: schemaUrls = new Map<string, string>()} = renderer.input;
  const resolveUrl = (url: string) => renderer.input.resolveUrl(url);
  const operationUrls = renderer.listOperationUrls();
  const markdown = new MarkdownRenderer(
    (url) => (/^[/#]/.test(url) ? url : resolveUrl(url)),
    (code) => operationUrls.get(code),
  );
  return {...options, documents: await openApi.loadDocuments(), operationUrls, schemaUrls, resolveUrl, markdown};
}

/** An element that pages can use, such as `<Limit name="link-lifetime" />`. */
export interface ElementDefinition {
  /** The names of its attributes, whose values are strings. */
  readonly attributes: readonly string[];
  readonly render: (attributes: StringAttributes, context: ElementContext) => readonly RootContent[];
}
