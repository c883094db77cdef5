import type {ProductValues} from '../../config/product-values';
import type {ApiSource} from './documents';
import type {InitOptions} from './options';
import {chooseApiTitle, type GeneratedPages} from './pages';
import {createDescription, toPlainParagraph} from './texts';

/*
 * The files that contain only product values.
 */

/** The folder with third-party OpenAPI documents, whose format isn't checked. */
const importedFolder = 'product/openapi/imported';

/** Creates the data files, by path relative to the repository root. */
export function createDataFiles(
  options: InitOptions,
  sources: readonly ApiSource[],
  pages: GeneratedPages,
): ReadonlyMap<string, string> {
  return new Map([
    ...sources.map(({id, text}) => [`${importedFolder}/${id}.yaml`, text] as const),
    ['config/product.ts', createProductValues(options, sources)],
    ['config/pages.ts', createPageLists(sources)],
    ['sidebars.ts', createSidebars(pages.sidebar)],
    ['product/elements/components/Home/apis.ts', createApiList(sources)],
  ]);
}

function createProductValues(options: InitOptions, sources: readonly ApiSource[]): string {
  const {name, slug, url, productUrl, repositoryUrl, tagline} = options;
  const values: ProductValues = {
    name,
    slug,
    titleSuffix: 'developer documentation',
    tagline,
    copyrightYear: new Date().getFullYear(),
    ...(url !== undefined && {url}),
    ...(productUrl !== undefined && {productUrl}),
    ...(repositoryUrl !== undefined && {repositoryUrl}),
    navbarLinks: productUrl === undefined ? [] : [{label: 'Product', path: ''}],
    openApiFolder: importedFolder,
    apiDocuments: Object.fromEntries(sources.map(({id}) => [id, {file: `${id}.yaml`, severity: 'warn'}])),
    sessionOperations: [],
  };
  return `import type {ProductValues} from './product-values';

/** The product values. No other file contains the product's name. */
export const productValues: ProductValues = ${toLiteral(values)};
`;
}

/** Creates the lists of pages that search suggests, and of those outside the sidebar. */
function createPageLists(sources: readonly ApiSource[]): string {
  const pages = [
    // Docs from a different site can have different names.
    ...(sources.length === 0 ? [] : [{label: 'Introduction', file: 'docs/intro.mdx'}]),
    ...sources.flatMap((source) => [
      {label: `${chooseApiTitle(source)} overview`, file: `docs/api/${source.id}/overview.mdx`},
      {label: `${chooseApiTitle(source)} reference`, file: `docs/api/${source.id}/reference.mdx`},
    ]),
  ];
  return `/** The pages that search suggests before the reader types, in the order that readers typically need them. */
export const popularPages: readonly {readonly label: string; readonly to: string}[] = ${toLiteral(pages)};

/** The location of a doc that isn't in the sidebar. */
export interface OutsidePage {
  /** Its section in search results and \`llms.txt\`. */
  readonly section: string;
  /** Ranking among search results, from −10 to 10. Default: 0. */
  readonly searchRank?: number;
  /** IDs of its ancestors in the breadcrumbs, outermost first. */
  readonly parents: readonly string[];
}

/** The sections that contain only docs outside the sidebar, with the descriptions that the docs root shows. */
export const outsideSections: Readonly<Record<string, string>> = {};

/** The docs outside the sidebar, by ID. */
export const outsidePages: Readonly<Record<string, OutsidePage>> = {};
`;
}

const createSidebars = (sidebar: unknown) => `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  tutorialSidebar: ${toLiteral(sidebar)},
};

export default sidebars;
`;

/** Creates the home page data. */
function createApiList(sources: readonly ApiSource[]): string {
  const apis = sources.map((source) => ({
    folder: source.id,
    title: chooseApiTitle(source),
    description: createDescription(
      toPlainParagraph(source.model.description),
      `Base URL, authentication, and all operations of the ${chooseApiTitle(source)}.`,
    ),
  }));
  return `/** The APIs that the home page links to. */
export const apis: readonly {readonly folder: string; readonly title: string; readonly description: string}[] = ${toLiteral(apis)};
`;
}

/** Formats a value as a JavaScript literal. */
const toLiteral = (value: unknown) => JSON.stringify(value, null, 2);
