import {isObject} from '@developer-docs/utils';
import type {ResponseModel} from './types.js';

/** Lists the error codes in the examples of a response: the texts of their member `code`. */
export const listErrorCodes = ({content}: ResponseModel): string[] =>
  content
    .flatMap(({examples}) => examples)
    .map(({value}) => (isObject(value) ? value.code : undefined))
    .filter((code) => typeof code === 'string');
