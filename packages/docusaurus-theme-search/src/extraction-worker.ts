// The script of the threads that extract pages of large sites. Threads that another plugin has started only import it.
import {runExtractionWorker} from '@developer-docs/utils/node';

export {createExtractor} from './records/page-extractor';

runExtractionWorker();
