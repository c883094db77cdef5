export {createSamples, sampleLanguages} from './create-samples';
export {generateCurlSample} from './curl';
export {chooseExample, createSampleRequest, isIncluded, type SampleKind, type SampleRequest} from './sample-request';
