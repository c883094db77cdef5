import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {entryAttributes, type EntryFacts} from './components/Entry/attributes';

/** An element that a writer puts into a page. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes of such an element. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** The name under which the generated nodes use the component of `components/Entry`; the import is added to the page. */
export const entryName = 'ContractEntry';
const entryModule = '@site/plugins/contract/values/components/Entry';

/** What is ready HTML on a page: an entry without anything in it that has a behavior. */
export const plainElements = {
  [entryName]: (facts: Attributes) => {
    const {className, ...attributes} = entryAttributes(facts as unknown as EntryFacts);
    return {
      type: 'element' as const,
      tagName: String(facts['as']),
      properties: {...attributes, className: [className]},
      children: [],
    };
  },
};

/**
 * The attributes of an element by name.
 *
 * @throws Error for an attribute that is not plain text.
 */
export function readAttributes(node: Jsx): Attributes {
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new Error(`<${node.name ?? ''}> takes attributes of text only, such as of="design-types#DesignType".`);
      }
      return [attribute.name, attribute.value];
    }),
  );
}

/** An attribute that must be there.
 *
 * @throws Error that names it.
 */
export function need(attributes: Attributes, name: string, elementName: string): string {
  const value = attributes[name];
  if (value === undefined) {
    throw new Error(`<${elementName}> needs the attribute "${name}".`);
  }
  return value;
}

/** Stops the build at the element of the page, with the file, the line and what is wrong. */
export function atPosition<T>(file: VFile, node: Jsx, task: () => T): T {
  try {
    return task();
  } catch (error) {
    return file.fail(error instanceof Error ? error.message : String(error), node.position);
  }
}

/** Imports the component of the entries into a page, once. */
export function addEntryImport(root: Root): void {
  const isThere = root.children.some(importsEntry);
  if (!isThere) {
    root.children.unshift({type: 'mdxjsEsm', value: '', data: {estree: entryImport()}});
  }
}

function importsEntry(node: RootContent): boolean {
  return (
    node.type === 'mdxjsEsm' &&
    node.data?.estree?.body.some((part) => part.type === 'ImportDeclaration' && part.source.value === entryModule) ===
      true
  );
}

const entryImport = (): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [
    {
      type: 'ImportDeclaration',
      attributes: [],
      specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: entryName}}],
      source: {type: 'Literal', value: entryModule},
    },
  ],
});
