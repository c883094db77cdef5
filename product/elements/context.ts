import {MarkdownRenderer, type OpenApiReference} from '@developer-docs/docusaurus-theme-openapi/node';
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
  /** Returns the URL of a page or section, such as `docs/api/overview.mdx#errors`, relative to the repository root. */
  readonly getPageUrl: (link: string) => string;
  /** The page or section that describes a schema of the HTTP API, by the schema's name. */
  readonly schemaPages: Readonly<Record<string, string>>;
}

/** The data that the elements of a page share. */
export interface ElementContext extends ElementOptions, OpenApiReference {
  readonly markdown: MarkdownRenderer;
}

export const createElementContext = (options: ElementOptions, reference: OpenApiReference): ElementContext => ({
  ...options,
  ...reference,
  markdown: new MarkdownRenderer(
    (url) => (/^[/#]/.test(url) ? url : reference.resolveUrl(url)),
    (code) => reference.operationUrls.get(code),
  ),
});

/** An element that pages can use, such as `<Limit name="link-lifetime" />`. */
export interface ElementDefinition {
  /** The names of its attributes, whose values are strings. */
  readonly attributes: readonly string[];
  readonly render: (attributes: StringAttributes, context: ElementContext) => readonly RootContent[];
}
