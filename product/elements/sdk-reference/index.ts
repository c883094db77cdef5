export {SdkDeclarations} from './declarations';
export {getEntryAnchor} from './sdk-pages';
