export {createSamples, sampleLanguages, type Sample} from './create-samples';
export {curlSample} from './curl';
export type {SampleRequest} from './sample-request';
