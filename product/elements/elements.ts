import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readOpenApiReference, type OpenApiReference} from '@developer-docs/docusaurus-theme-openapi/node';
import {pageAttributes} from '@developer-docs/docusaurus-utils';
import {
  checkAttributes,
  createDependencyRule,
  createElementFinder,
  createImportNode,
  createJsxElement,
  EmitFilesPlugin,
  replaceElements,
  type PublishedFile,
} from '@developer-docs/docusaurus-utils/node';
import {listFiles} from '@developer-docs/utils/node';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Plugin as UnifiedPlugin} from 'unified';
import {visit} from 'unist-util-visit';
import {createElementContext, type ElementContext, type ElementOptions, type ElementDefinition} from './context';
import {renderEnumValues, renderOperationTable} from './contract-values/enum-values';
import {renderSchemaProperties} from './contract-values/fields';
import {renderContentBlockMatrix, renderLanguageTable} from './contract-values/tables';
import {renderContractExample, renderContractValue, renderLimit} from './contract-values/values';
import {renderDesigns} from './designs/render-designs';
import {renderDiagram} from './diagrams';
import {playgroundWidgets} from './playground/setups';
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

/** The component that opens the playground when a reader presses the button of an entry of the SDK. */
const playground = {
  name: 'WidgetPlayground',
  module: '@site/product/elements/playground/components/WidgetPlayground',
};

/**
 * A remark plugin that replaces the elements of pages with content from the contract, the SDK declarations, and the
 * mock's drawing engine. It must run before Docusaurus's plugins, so that the table of contents includes the headings.
 */
export const remarkElements: UnifiedPlugin<[() => ElementContext], Root> = (createContext) => async (root, file) => {
  let context: ElementContext | undefined;
  const interfaces: string[] = [];
  await replaceElements(root, file, Object.keys(elements), (element) => {
    const {name, attributes} = element;
    const {attributes: attributeNames, render} = elements[name] as ElementDefinition;
    checkAttributes(element, attributeNames);
    if (name.startsWith('Sdk') && attributes.as !== 'summary' && attributes.of !== undefined) {
      interfaces.push(attributes.of);
    }
    context ??= createContext();
    return render(attributes, context);
  });
  const hasPlayground = root.children.some((node) => 'name' in node && node.name === playground.name);
  if (interfaces.length > 0 && !hasPlayground) {
    const factory = findFactory(interfaces);
    root.children.unshift(createImportNode([playground.name], playground.module));
    root.children.push(createJsxElement(playground.name, factory === undefined ? {} : {factory}));
  }
};

/** Finds the function that creates the widget that one of the interfaces, such as `WidgetOptions`, belongs to. */
const findFactory = (names: readonly string[]): string | undefined =>
  Object.keys(playgroundWidgets).find((factory) =>
    names.some((name) => playgroundWidgets[factory]?.interfaces.includes(name)),
  );

/**
 * A remark plugin that moves the ID of an entry's heading to the entry. It must run after Docusaurus's plugins, which
 * read the table-of-contents links from the headings. These links should point to the whole entry, because search
 * records link to the element with the ID.
 */
export const remarkEntryIds: UnifiedPlugin<[], Root> = () => (root) => {
  visit(root, 'mdxJsxFlowElement', ({name, attributes, children: [heading]}) => {
    const isEntry =
      name === 'section' &&
      attributes.some((attribute) => 'name' in attribute && attribute.name === pageAttributes.record);
    if (!isEntry || heading?.type !== 'heading') return;
    const id = String(heading.data?.hProperties?.id);
    heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id: undefined}};
    const label = `Direct link to ${id}`;
    heading.children.push({
      type: 'link',
      url: `#${id}`,
      title: label,
      data: {hProperties: {className: ['hash-link'], 'aria-label': label}},
      children: [{type: 'text', value: '\u200B'}],
    });
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
