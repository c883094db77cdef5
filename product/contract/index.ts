export {ContractFiles} from './contract-files';
export {createOperationContent} from './operation-content';
