import {createSampleRequest, insertSecret, placeholderHost, type Operation} from '@developer-docs/openapi';
import {translate} from '@docusaurus/Translate';
import {isDotSegment} from '../../../shared/server-urls';

/** A value that a path can't contain. */
export interface UnsafePathValue {
  /** The name of the path parameter. */
  readonly parameter: string;
  /** The text that URL parsers would remove, such as `..`; empty if nothing would be left of the value. */
  readonly value: string;
}

/**
 * Finds the path parameters whose values would make the request call another operation: `DELETE /pets/{id}` with `..`
 * or an empty list is a request to `/` or `/pets/`. Links can set the values of parameters.
 *
 * @param operation - Its path parameters have their values as examples. Those without a value are ignored.
 */
export function findUnsafePathValues({requestBody: _body, ...operation}: Operation): UnsafePathValue[] {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'path');
  return operation.path.split('/').flatMap((template): UnsafePathValue[] => {
    const used = parameters.filter(({name}) => template.includes(`{${name}}`));
    const [parameter] = used;
    if (parameter === undefined) return [];
    const request = {...operation, path: `/${template}`, servers: [], security: [], parameters: used};
    const {url = ''} = createSampleRequest(request, 'realistic') ?? {};
    const path = insertSecret(url, '').slice(`${placeholderHost}/`.length);
    const value = path === '' ? '' : path.split(/[/\\]/).find(isDotSegment);
    return value === undefined ? [] : [{parameter: parameter.name, value}];
  });
}

/** Returns the message for a path parameter that needs another value. */
export const describeUnsafeValue = ({parameter: name, value}: UnsafePathValue): string =>
  value === ''
    ? translate(
        {id: 'theme.openapi.console.emptyParameter', message: 'Enter a value for the path parameter {name}.'},
        {name},
      )
    : translate(
        {
          id: 'theme.openapi.console.dotSegment',
          message:
            'Enter another value for the path parameter {name}. “{value}” is removed from URLs, so the request would call another operation.',
        },
        {name, value},
      );
