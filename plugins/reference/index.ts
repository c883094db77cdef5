export {apiReference} from './api';
export {Reference, type ReferenceOptions} from './api/reference';
export {planPages, type PlannedPage} from './api/pages/plan-pages';
export {remarkApiReference, type ApiReferenceOptions} from './api/remark';
export {PartStore, prerenderedHtml, rehypePrerenderedHtml, type PrerenderedHtmlOptions} from './prerendered-html';
export {createSamples, generateCurlSample, sampleLanguages, type SampleRequest} from './samples';
export {sdkReference} from './sdk';
export {entryAnchor} from './sdk/render-entries';
export {remarkSdkReference, type SdkReferenceOptions} from './sdk/remark-sdk-reference';
