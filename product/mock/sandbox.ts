import data from '@generated/product-data/default/mock.json';
import {createExtension} from './extension';

/** The extension of the sandbox's mock, in the reader's browser. Workers can't render its designs as PNG. */
export default createExtension(data);
