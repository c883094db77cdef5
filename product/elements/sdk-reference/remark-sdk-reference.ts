import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {didYouMean} from '@developer-docs/utils';
import {
  MarkdownRenderer,
  createImportNode,
  createJsxElement,
  readAttributes,
  replaceElements,
  requireAttribute,
} from '@developer-docs/docusaurus-theme-openapi';
import type {SdkGroup, SdkModel} from './model';
import {renderEntry, renderSummary, renderTypeEntry, type SdkRenderContext} from './render-entries';
import {createSdkLinks, type SdkPagesOptions} from './sdk-pages';

/** Options of {@link remarkSdkReference}. */
export interface SdkReferenceOptions extends SdkPagesOptions {
  /** Maps an absolute URL in a description to one on the site; `undefined` if it has no target. */
  readonly resolveUrl: (url: string) => string | undefined;
  /**
   * A component that opens a playground when a button with `data-playground`, such as `event-ready`, is pressed. Each
   * entry gets such a button. The component receives the name of the function that creates the widget as `factory`.
   */
  readonly playground?: {
    readonly name: string;
    readonly module: string;
    /** Finds the function that creates the widget that one of the interfaces, such as `WidgetOptions`, belongs to. */
    readonly findFactory: (interfaces: readonly string[]) => string | undefined;
  };
}

/**
 * A remark plugin that replaces `<SdkOptions>`, `<SdkFunctions>`, `<SdkEvents>`, `<SdkErrors>`, and `<SdkTypes>` with
 * content from the SDK declarations. It must run before Docusaurus's plugins, so that the table of contents
 * includes the headings.
 */
export const remarkSdkReference: Plugin<[SdkReferenceOptions], Root> = (options) => async (root, file) => {
  const {declarations, playground, resolveUrl} = options;
  const markdown = new MarkdownRenderer(
    (url) => (url.startsWith('#') ? url : resolveUrl(url)),
    () => undefined,
  );
  const elements = await replaceElements(root, file, sdkElementNames, (node) => {
    const model = declarations.readModel();
    const group = elementGroups[node.name ?? ''];
    const context = {
      attributes: readAttributes(node),
      markdown,
      links: createSdkLinks(model, options),
      hasPlayground: playground !== undefined,
    };
    return group === undefined ? renderTypes(model, context) : renderGroup(group, node.name ?? '', model, context);
  });
  const hasEntries = elements.some((node) => node.name !== 'SdkTypes' && readAttributes(node)['as'] !== 'summary');
  if (playground !== undefined && hasEntries && !hasElement(root, playground.name)) {
    const factory = playground.findFactory(elements.flatMap((node) => readAttributes(node)['of'] ?? []));
    root.children.unshift(createImportNode([playground.name], playground.module));
    root.children.push(createJsxElement(playground.name, factory === undefined ? {} : {factory}));
  }
};

const hasElement = (root: Root, name: string) =>
  root.children.some((node) => node.type === 'mdxJsxFlowElement' && node.name === name);

/** The group of entries that each element shows. */
const elementGroups: Readonly<Partial<Record<string, SdkGroup>>> = {
  SdkOptions: 'options',
  SdkFunctions: 'functions',
  SdkEvents: 'events',
  SdkErrors: 'errors',
};

/** The names of the elements that pages can use. */
export const sdkElementNames = [...Object.keys(elementGroups), 'SdkTypes'];

function renderTypes({types}: SdkModel, context: SdkRenderContext): RootContent[] {
  return requireAttribute(context.attributes, 'names', 'SdkTypes')
    .split(/\s+/)
    .map((name) => types.get(name) ?? throwUnknown('type', name, types.keys()))
    .map((type) => renderTypeEntry(type, context));
}

function renderGroup(group: SdkGroup, element: string, model: SdkModel, context: SdkRenderContext): RootContent[] {
  const {attributes} = context;
  const interfaceName = requireAttribute(attributes, 'of', element);
  const allEntries =
    model[group].get(interfaceName) ?? throwUnknown(`${group} interface`, interfaceName, model[group].keys());
  const entriesByName = new Map(allEntries.map((entry) => [entry.name, entry]));
  const entries =
    attributes['only']
      ?.split(/\s+/)
      .map((name) => entriesByName.get(name) ?? throwUnknown('entry', name, entriesByName.keys())) ?? allEntries;
  return attributes['as'] === 'summary'
    ? renderSummary(entries, context)
    : entries.map((entry) => renderEntry(entry, context));
}

function throwUnknown(description: string, name: string, knownNames: Iterable<string>): never {
  const names = [...knownNames];
  throw new Error(
    `The SDK declarations have no ${description} "${name}".${didYouMean(name, names)} Available names: ${names.join(', ')}.`,
  );
}
