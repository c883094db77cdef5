import {entriesAt} from '@developer-docs/utils';
import {isJsonMediaType} from '../media-types.js';
import {isErrorStatus, type OpenApiResponse} from './operations.js';

/** Returns the body of a response that mocks send unless clients ask for another one: JSON if it's declared. */
export const getDefaultBody = <Body extends {readonly type: string}>(content: readonly Body[]): Body | undefined =>
  content.find(({type}) => isJsonMediaType(type)) ?? content[0];

/** Lists the error codes of a response, which are the keys of its `examples`. Only errors have codes. */
export function listErrorCodes({status, content}: Pick<OpenApiResponse, 'status' | 'content'>): string[] {
  if (!isErrorStatus(status) && status !== 'default') return [];
  const body = getDefaultBody(content);
  return body === undefined ? [] : entriesAt(body.declaration, 'examples').map(([name]) => name);
}
