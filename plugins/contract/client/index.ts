export {isObject, toPlainText} from '../json/json';
export {parsePointer} from '../json/pointer';
