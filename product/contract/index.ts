export {ContractFiles} from './contract-files';
export {findPageElements} from './files';
export {createOperationContent} from './operation-content';
