import type {Element} from 'hast';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {entryAttributes, type EntryProps} from '../components/Entry/attributes';
import {entryHeading, headingDepth, jsxElement, type StringAttributes} from './nodes';

/** The name under which pages import the component `Entry`. */
export const entryComponent = 'ContractEntry';
const entryModule = '@site/plugins/contract/components';

/** An entry with a heading: an anchor of the page and a record of the search. */
export function entrySection(
  {id, kind, name}: Pick<EntryProps, 'id' | 'kind' | 'name'>,
  attributes: StringAttributes,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return jsxElement(entryComponent, {as: 'section', id, kind, name}, [
    entryHeading(headingDepth(attributes), name, id),
    ...children,
  ]);
}

/** The ID of an entry: lower case, with hyphens for everything that isn't a letter or a digit. */
export function entryId(prefix: string, name: string): string {
  const slug = name.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return (prefix === '' ? slug : `${prefix}-${slug}`).toLowerCase();
}

/** Components that static HTML can replace if nothing in them needs JavaScript, with the elements that they render. */
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

/** Adds the import of the component to a page that doesn't have it. */
export function importEntryComponent(root: Root): void {
  const isImported = root.children.some(
    (node) =>
      node.type === 'mdxjsEsm' &&
      node.data?.estree?.body.some((part) => part.type === 'ImportDeclaration' && part.source.value === entryModule),
  );
  if (!isImported) {
    root.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ImportDeclaration',
              attributes: [],
              specifiers: [
                {
                  type: 'ImportSpecifier',
                  imported: {type: 'Identifier', name: entryComponent},
                  local: {type: 'Identifier', name: entryComponent},
                },
              ],
              source: {type: 'Literal', value: entryModule},
            },
          ],
        },
      },
    });
  }
}
