export {isObject, toPlainText} from '@developer-docs/json';
export {parsePointer} from '@developer-docs/json';
