import {createOperationContent} from '../product/contract/operation-content';
import {contract} from './contract';
import {getDocsPath} from './page-urls';

/** The files with the error codes and limits. */
export const sourceFiles = contract.listFiles();

export default createOperationContent(contract, getDocsPath('docs/api/overview.mdx'));
