import type {ResponseModel} from '@developer-docs/openapi';
import {isObject} from '@developer-docs/utils';

/** Lists the error codes in the examples of a response. */
export const listErrorCodes = ({content}: ResponseModel): string[] =>
  content
    .flatMap(({examples}) => examples)
    .map(({value}) => (isObject(value) ? value.code : undefined))
    .filter((code) => typeof code === 'string');
