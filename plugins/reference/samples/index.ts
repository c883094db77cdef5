export {createSamples, sampleLanguages, type Sample} from './create-samples';
export {generateCurlSample} from './curl';
export type {SampleRequest} from './sample-request';
