export type {ContractMetadata} from '../client/page-menu-data';
export {PageMenu} from './PageMenu';
