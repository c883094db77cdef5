import {pageAttributes} from '@developer-docs/utils';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {
  MarkdownRenderer,
  readAttributes,
  replaceElements,
  type LoadedDocument,
} from '@developer-docs/docusaurus-theme-openapi';
import type {ContractFiles} from '../contract-files';
import {elements, type ElementContext} from './elements';

export interface ContractElementsOptions {
  readonly contract: ContractFiles;
  /** Loads the OpenAPI documents of the site. */
  readonly loadDocuments: () => Promise<readonly LoadedDocument[]>;
  /** URL of each operation's page or section, by operation ID. Operation IDs in descriptions become links. */
  readonly getOperationUrls: () => ReadonlyMap<string, string>;
  /** Maps an absolute URL in a description to one on the site; `undefined` if it has no target. */
  readonly resolveUrl: (url: string) => string | undefined;
}

/**
 * A remark plugin that replaces the elements that `README.md` describes, such as `<EnumValues>`, with content from
 * the contract. It must run before Docusaurus's plugins, so that the table of contents includes the headings.
 */
export const remarkContractElements: Plugin<[ContractElementsOptions], Root> = (options) => async (root, file) => {
  let context: ElementContext | undefined;
  await replaceElements(root, file, Object.keys(elements), async (node) => {
    context ??= await createContext(options);
    return elements[node.name as keyof typeof elements](readAttributes(node), context);
  });
};

async function createContext({
  contract,
  loadDocuments,
  getOperationUrls,
  resolveUrl,
}: ContractElementsOptions): Promise<ElementContext> {
  const operationUrls = getOperationUrls();
  return {
    contract,
    documents: await loadDocuments(),
    operationUrls,
    markdown: new MarkdownRenderer(
      (url) => (/^[/#]/.test(url) ? url : resolveUrl(url)),
      (code) => operationUrls.get(code),
    ),
  };
}

/**
 * A remark plugin that moves the ID of an entry's heading to the entry. It must run after Docusaurus's plugins, which
 * read the table-of-contents links from the headings. These links should point to the whole entry, because search
 * records link to the element with the ID.
 */
export const remarkEntryIds: Plugin<[], Root> = () => (root) => {
  visit(root, 'mdxJsxFlowElement', ({name, attributes, children: [heading]}) => {
    const isEntry =
      name === 'section' &&
      attributes.some((attribute) => 'name' in attribute && attribute.name === pageAttributes.record);
    if (!isEntry || heading?.type !== 'heading') {
      return;
    }
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
