export {otherSampleLanguages} from './samples/other-languages.js';
