export {createSamples, sampleLanguages} from './create-samples';
export {generateCurlSample} from './curl';
export {
  chooseExample,
  createSampleRequest,
  insertSecret,
  isIncluded,
  type SampleKind,
  type SampleRequest,
  type SampleText,
} from './sample-request';
