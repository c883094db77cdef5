import {createSampleRequest, insertSecret, placeholderHost, type Parameter} from '@developer-docs/openapi';
import {translate} from '@docusaurus/Translate';
import {isDotSegment} from '../../shared/server-urls';

/** A path parameter whose value the path can't contain. */
export interface PathProblem {
  /** The parameter's name. */
  readonly parameter: string;
  readonly in: 'path';
  /** The message for readers. */
  readonly detail: string;
}

/**
 * Finds the path parameters whose values would make the request call another operation: `DELETE /pets/{id}` with `..`
 * or an empty list is a request to `/` or `/pets/`. Links can set the values of parameters.
 *
 * @param parameters - They have their values as examples. Those without a value are ignored.
 */
export function findPathProblems(path: string, parameters: readonly Parameter[]): PathProblem[] {
  return path.split('/').flatMap((template): PathProblem[] => {
    const used = parameters.filter(({name, in: location}) => location === 'path' && template.includes(`{${name}}`));
    const [parameter] = used;
    if (parameter === undefined) return [];
    const part = {method: '', path: `/${template}`, servers: [], security: [], parameters: used, responses: []};
    const {url = ''} = createSampleRequest(part, 'realistic') ?? {};
    const value = insertSecret(url, '').slice(`${placeholderHost}/`.length);
    const {name} = parameter;
    const problem = {parameter: name, in: 'path'} as const;
    if (value === '') return [{...problem, detail: describeMissingValue(name)}];
    const segment = value.split(/[/\\]/).find(isDotSegment);
    return segment === undefined ? [] : [{...problem, detail: describeDotSegment(name, segment)}];
  });
}

/** Returns the message for a path parameter without a value. */
export const describeMissingValue = (name: string): string =>
  translate(
    {id: 'theme.openapi.console.emptyParameter', message: 'Enter a value for the path parameter {name}.'},
    {name},
  );

const describeDotSegment = (name: string, value: string) =>
  translate(
    {
      id: 'theme.openapi.console.dotSegment',
      message:
        'Enter another value for the path parameter {name}. “{value}” is removed from URLs, so the request would call another operation.',
    },
    {name, value},
  );
