import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {
  findElements,
  importEntryComponent,
  importNode,
  jsxElement,
  MarkdownRenderer,
  readAttributes,
  replaceElement,
  requireAttribute,
  withPosition,
  type SdkEntry,
  type SdkModel,
} from '../../contract';
import {didYouMean} from '../../shared';
import {
  renderError,
  renderEvent,
  renderFunction,
  renderOption,
  renderSummary,
  renderTypeEntry,
  type SdkRenderContext,
} from './render-entries';
import {createSdkLinks, type SdkPagesOptions} from './sdk-pages';

/** Options of {@link remarkSdkReference}. */
export interface SdkReferenceOptions extends SdkPagesOptions {
  /**
   * A component that opens a playground when a button with `data-playground`, such as `event-ready`, is pressed. Each entry
   * gets such a button. The component receives the name of the function that creates the widget as `factory`.
   */
  readonly playground?: {readonly name: string; readonly module: string};
}

/**
 * A remark plugin that replaces `<SdkOptions>`, `<SdkFunctions>`, `<SdkEvents>`, `<SdkErrors>` and `<SdkTypes>` with
 * content from the declarations of the SDK. It must run before the plugins of Docusaurus, so that the table of contents
 * includes the headings.
 */
export const remarkSdkReference: Plugin<[SdkReferenceOptions], Root> = (options) => async (root, file) => {
  const found = findElements(root, sdkElementNames);
  if (found.length === 0) {
    return;
  }
  const {contract, playground} = options;
  const markdown = new MarkdownRenderer(
    (url) => (url.startsWith('#') ? url : contract.resolveUrl(url)),
    () => undefined,
  );
  for (const {node, siblings} of found) {
    const rendered = await withPosition(file, node, () => {
      const model = contract.sdk();
      const render = sdkElements[node.name ?? ''];
      const context = {
        attributes: readAttributes(node),
        markdown,
        links: createSdkLinks(model, options),
        hasPlayground: playground !== undefined,
      };
      return render?.(model, context) ?? [];
    });
    replaceElement(node, siblings, rendered);
  }
  importEntryComponent(root);
  const hasEntries = found.some(({node}) => node.name !== 'SdkTypes' && readAttributes(node)['as'] !== 'summary');
  if (playground !== undefined && hasEntries && findElements(root, [playground.name]).length === 0) {
    const isSuperuserPage = found.some(({node}) => /^Superuser/.test(readAttributes(node)['of'] ?? ''));
    root.children.unshift(importNode([playground.name], playground.module));
    root.children.push(jsxElement(playground.name, {factory: isSuperuserPage ? 'initSuperuser' : 'init'}));
  }
};

type Render = (model: SdkModel, context: SdkRenderContext) => RootContent[];

const sdkElements: Readonly<Record<string, Render>> = {
  SdkOptions: renderGroup('SdkOptions', 'interface of options', ({options}) => options, renderOption),
  SdkFunctions: renderGroup('SdkFunctions', 'interface of functions', ({functions}) => functions, renderFunction),
  SdkEvents: renderGroup('SdkEvents', 'interface of events', ({events}) => events, renderEvent),
  SdkErrors: renderGroup('SdkErrors', 'interface of errors', ({errors}) => errors, renderError),
  SdkTypes: ({types}, context) =>
    requireAttribute(context.attributes, 'names', 'SdkTypes')
      .split(/\s+/)
      .map((name) => types.get(name) ?? throwUnknown('type', name, types.keys()))
      .map((type) => renderTypeEntry(type, context)),
};

/** The names of the elements that pages can use. */
export const sdkElementNames = Object.keys(sdkElements);

function renderGroup<Entry extends SdkEntry>(
  elementName: string,
  description: string,
  groupsOf: (model: SdkModel) => ReadonlyMap<string, readonly Entry[]>,
  renderEntry: (entry: Entry, context: SdkRenderContext) => RootContent,
): Render {
  return (model, context) => {
    const {attributes} = context;
    const interfaceName = requireAttribute(attributes, 'of', elementName);
    const groups = groupsOf(model);
    const allEntries = groups.get(interfaceName) ?? throwUnknown(description, interfaceName, groups.keys());
    const entries =
      attributes['only'] === undefined ? allEntries : selectEntries(allEntries, attributes['only'].split(/\s+/));
    return attributes['as'] === 'summary'
      ? renderSummary(entries, context)
      : entries.map((entry) => renderEntry(entry, context));
  };
}

function selectEntries<Entry extends SdkEntry>(entries: readonly Entry[], names: readonly string[]): Entry[] {
  return names.map(
    (name) =>
      entries.find((entry) => entry.name === name) ??
      throwUnknown(
        'entry',
        name,
        entries.map((entry) => entry.name),
      ),
  );
}

function throwUnknown(description: string, name: string, knownNames: Iterable<string>): never {
  const names = [...knownNames];
  throw new Error(
    `The declarations of the SDK have no ${description} "${name}".${didYouMean(name, names)} Available: ${names.join(', ')}.`,
  );
}
