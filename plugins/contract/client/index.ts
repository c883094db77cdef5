export {isObject, toPlainText} from '../json/json';
export {appendToPointer, parsePointer} from '../json/pointer';
