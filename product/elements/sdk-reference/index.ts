export {SdkDeclarations} from './declarations';
export {sdkReference} from './plugin';
export {getEntryAnchor} from './render-entries';
export {remarkSdkReference} from './remark-sdk-reference';
