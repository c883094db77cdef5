export type {ContractMetadata} from '../client/page-menu';
export {PageMenu} from './PageMenu';
