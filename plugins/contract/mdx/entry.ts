import type {Element} from 'hast';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {entryAttributes, type EntryProps} from '../components/Entry/attributes';
import {entryHeading, getHeadingDepth, importNode, jsxElement, type StringAttributes} from './nodes';

/** The name under which pages import the component `Entry`. */
export const entryComponent = 'ContractEntry';
const entryModule = '@site/plugins/contract/components';

/** Creates an entry with a heading. The entry is a link target and a search record. */
export function entrySection(
  {id, kind, name}: Pick<EntryProps, 'id' | 'kind' | 'name'>,
  attributes: StringAttributes,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return jsxElement(entryComponent, {as: 'section', id, kind, name}, [
    entryHeading(getHeadingDepth(attributes), name, id),
    ...children,
  ]);
}

/** Creates the ID of an entry: lowercase, with a hyphen for each run of characters that aren't letters or digits. */
export function createEntryId(prefix: string, name: string): string {
  const slug = name.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return (prefix === '' ? slug : `${prefix}-${slug}`).toLowerCase();
}

/**
 * Components that can be replaced with static HTML if their content doesn't need JavaScript, with functions that create
 * their elements.
 */
export const staticComponents = {
  [entryComponent]: (props: StringAttributes): Element => {
    const {className, ...attributes} = entryAttributes(props as unknown as EntryProps);
    return {
      type: 'element',
      tagName: String(props['as']),
      properties: {...attributes, className: [className]},
      children: [],
    };
  },
};

/** Imports the component `Entry` in a page, unless the page already imports it. */
export function importEntryComponent(root: Root): void {
  const isImported = root.children.some(
    (node) =>
      node.type === 'mdxjsEsm' &&
      node.data?.estree?.body.some((part) => part.type === 'ImportDeclaration' && part.source.value === entryModule),
  );
  if (!isImported) {
    root.children.unshift(importNode([entryComponent], entryModule));
  }
}
