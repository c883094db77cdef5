import {loadSiteDocuments} from '@developer-docs/docusaurus-theme-openapi';
import {listOperations} from '@developer-docs/openapi';
import {findPageElements} from '../../product/contract';

/**
 * Returns the ID of the OpenAPI document that each page shows an operation or a part of, by the path of the page. The
 * page menu links to the document.
 */
export async function findPageDocuments(
  root: string,
  docsFolder: string,
): Promise<Map<string, {readonly openApi: string}>> {
  const documents = await loadSiteDocuments(root);
  const elements = findPageElements(root, docsFolder, ['Operation', 'ApiDocument']);
  return new Map(
    elements.toReversed().flatMap(({name, attributes: {id = ''}, page}) => {
      // Compiling the page reports unknown operations with a line number.
      const openApi =
        name === 'ApiDocument'
          ? id
          : documents.find(({model}) => listOperations(model).some((operation) => operation.id === id))?.id;
      return openApi === undefined ? [] : [[page, {openApi}] as const];
    }),
  );
}
