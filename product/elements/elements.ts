import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readOpenApiReference, type OpenApiReference} from '@developer-docs/docusaurus-theme-openapi/node';
import {
  checkAttributes,
  createDependencyRule,
  createElementFinder,
  EmitFilesPlugin,
  replaceElements,
  type PublishedFile,
} from '@developer-docs/docusaurus-utils/node';
import {listFiles} from '@developer-docs/utils/node';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Plugin as UnifiedPlugin} from 'unified';
import {createElementContext, type ElementContext, type ElementOptions, type ElementDefinition} from './context';
import {renderEnumValues, renderOperationTable} from './contract-values/enum-values';
import {renderSchemaProperties} from './contract-values/fields';
import {renderContentBlockMatrix, renderLanguageTable} from './contract-values/tables';
import {renderContractExample, renderContractValue, renderLimit} from './contract-values/values';
import {renderDesigns} from './designs/render-designs';
import {renderDiagram} from './diagrams';
import {renderSdkEntries, renderSdkTypes} from './sdk-reference/render-elements';

const sdkAttributes = ['of', 'only', 'as'];

/** The elements that pages can use. authoring.md describes them. */
const elements: Readonly<Record<string, ElementDefinition>> = {
  ContentBlockMatrix: {attributes: [], render: renderContentBlockMatrix},
  ContractExample: {attributes: ['of', 'title', 'without'], render: renderContractExample},
  ContractValue: {attributes: ['of', 'as'], render: renderContractValue},
  Designs: {attributes: ['of', 'type', 'where', 'idPrefix', 'caption'], render: renderDesigns},
  Diagram: {attributes: ['name', 'caption'], render: renderDiagram},
  EnumValues: {
    attributes: ['of', 'as', 'columns', 'where', 'id', 'kind', 'properties', 'records'],
    render: renderEnumValues,
  },
  LanguageTable: {attributes: [], render: renderLanguageTable},
  Limit: {attributes: ['name'], render: renderLimit},
  OperationTable: {attributes: ['of', 'columns'], render: renderOperationTable},
  SchemaProperties: {attributes: ['of', 'id'], render: renderSchemaProperties},
  SdkErrors: {attributes: sdkAttributes, render: renderSdkEntries('errors')},
  SdkEvents: {attributes: sdkAttributes, render: renderSdkEntries('events')},
  SdkFunctions: {attributes: sdkAttributes, render: renderSdkEntries('functions')},
  SdkOptions: {attributes: sdkAttributes, render: renderSdkEntries('options')},
  SdkTypes: {attributes: ['names', 'level'], render: renderSdkTypes},
};

const findElements = createElementFinder(Object.keys(elements));

/**
 * A remark plugin that replaces the elements of pages with content from the contract, the SDK declarations, and the
 * mock's drawing engine. It must run before Docusaurus's plugins, so that the table of contents includes the headings.
 */
export const remarkElements: UnifiedPlugin<[() => ElementContext], Root> = (createContext) => async (root, file) => {
  let context: ElementContext | undefined;
  await replaceElements(root, file, Object.keys(elements), (element) => {
    const {attributes, render} = elements[element.name] as ElementDefinition;
    checkAttributes(element, attributes);
    context ??= createContext();
    return render(element.attributes, context);
  });
};

/** The languages of samples that pages load when a reader chooses the language. */
const loadedLanguages = ['go', 'java', 'csharp', 'php', 'ruby'];

/**
 * Creates the plugins that render the elements.
 *
 * @returns `remarkPlugin` for the options of the docs plugin, and `plugin`, which adds the elements' styles, publishes
 *   the designs on pages, the declarations, and samples, and rebuilds pages when the files that their elements show
 *   change.
 */
export function createElementPlugins(options: ElementOptions) {
  const {contract, declarations, renderer, root} = options;
  let reference: OpenApiReference = {documents: new Map(), operationUrls: new Map(), resolveUrl: () => undefined};
  let referenceFile = '';
  const folders = [contract.folder, declarations.folder, path.join(__dirname, 'diagrams')];
  const listSamples = () =>
    loadedLanguages.flatMap((language) => listFiles(path.join(root, 'product/samples/api', language)));
  const createFiles = (): Promise<PublishedFile[]> =>
    Promise.resolve([
      ...renderer.files,
      ...declarations.files.map((file) => ({
        name: `ui-sdk/${path.basename(file)}`,
        content: declarations.readText(file),
      })),
      ...listSamples().map((file) => ({name: `samples/${path.basename(file)}`, content: readFileSync(file, 'utf8')})),
    ]);
  const plugin = (context: LoadContext): Plugin => ({
    name: 'page-elements',
    getClientModules: () =>
      ['contract-values/entry.css', 'diagrams/diagrams.css', 'designs/designs.css', 'client/use-page-origin.ts'].map(
        (file) => path.join(__dirname, file),
      ),
    async allContentLoaded({allContent, actions: {createData}}) {
      reference = readOpenApiReference(context, allContent);
      // Pages depend on this file, too: the bundler notices an edited document before the theme has loaded it.
      const models = [...reference.documents.values()].map(({model}) => model);
      referenceFile = await createData('reference.json', JSON.stringify([models, [...reference.operationUrls]]));
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [createDependencyRule((source) => (findElements(source).length > 0 ? [...folders, referenceFile] : []))],
      },
      plugins: isServer ? [] : [new EmitFilesPlugin(createFiles, () => [...declarations.files, ...listSamples()])],
    }),
  });
  return {plugin, remarkPlugin: [remarkElements, () => createElementContext(options, reference)]};
}
