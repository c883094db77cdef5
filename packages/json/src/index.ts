export {JsonDocument} from './document';
export {
  arrayAt,
  entriesAt,
  isObject,
  numberAt,
  objectAt,
  omitKeys,
  pickStrings,
  stringAt,
  toCanonicalJson,
  toPlainText,
  type Json,
  type JsonObject,
} from './json';
export {parsePointer, toPointer} from './pointer';
