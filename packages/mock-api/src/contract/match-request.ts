import {decodeUriPart, escapeRegExp} from '@developer-docs/utils';
import type {MockOperation} from './mock-operation.js';

/** An operation whose path template matches a URL path. */
export interface OperationMatch {
  readonly operation: MockOperation;
  /** The path parameters by name, encoded as in the URL. */
  readonly pathParameters: Readonly<Record<string, string>>;
}

/**
 * Finds the operation that handles a request, by its method and URL. `GET` operations also handle `HEAD`.
 *
 * @param pathname - The encoded path of the URL, including the base path.
 * @param origin - If several documents have the path, the operation whose server has this origin is preferred.
 */
export function matchRequest(
  operations: readonly MockOperation[],
  method: string,
  pathname: string,
  origin?: string,
): OperationMatch | undefined {
  const all = matchPath(operations, pathname);
  const findMethod = (name: string) => {
    const matches = all.filter(({operation}) => operation.method === name);
    return matches.find(({operation}) => operation.origin === origin) ?? matches[0];
  };
  return findMethod(method) ?? (method === 'HEAD' ? findMethod('GET') : undefined);
}

/**
 * Finds the operations with any method whose path template matches a URL path. The most specific template, which is the
 * one with the most literal text, comes first: `/users/me`, then `/users/{userId}`.
 *
 * @param pathname - The encoded path of the URL, including the base path.
 */
export function matchPath(operations: readonly MockOperation[], pathname: string): OperationMatch[] {
  const segments = pathname.split('/');
  return operations
    .flatMap((operation) => {
      const pathParameters = matchSegments((operation.basePath + operation.path).split('/'), segments);
      return pathParameters === undefined ? [] : [{operation, pathParameters}];
    })
    .sort((first, second) => countLiteralCharacters(second.operation) - countLiteralCharacters(first.operation));
}

function matchSegments(
  templates: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (templates.length !== segments.length) return undefined;
  const parameters: [string, string][] = [];
  for (const [index, template] of templates.entries()) {
    const matches = matchSegment(template, segments[index] ?? '');
    if (matches === undefined) return undefined;
    parameters.push(...matches);
  }
  return Object.fromEntries(parameters);
}

const parameterPattern = /\{([^{}]+)\}/;

/** Matches a segment, which can mix text and parameters: `{name}.{format}`. Returns the names and values. */
function matchSegment(template: string, segment: string): [string, string][] | undefined {
  if (!parameterPattern.test(template)) return decodeUriPart(template) === decodeUriPart(segment) ? [] : undefined;
  // The expression contains a group, so text and names alternate.
  const parts = template.split(parameterPattern);
  const texts = parts.filter((_, index) => index % 2 === 0);
  const names = parts.filter((_, index) => index % 2 === 1);
  const source = texts.map(createTextPattern).join('(.+)');
  const match = new RegExp(`^${source}$`, 's').exec(segment);
  return match === null ? undefined : names.map((name, index) => [name, match[index + 1] ?? '']);
}

/** Creates an expression for literal text. Clients differ in which of its characters they encode. */
const createTextPattern = (text: string) =>
  Array.from(decodeUriPart(text).toWellFormed(), (character) => {
    const forms = [character, encodeURIComponent(character)];
    return `(?:${forms.map(escapeRegExp).join('|')})`;
  }).join('');

const countLiteralCharacters = ({basePath, path}: MockOperation) =>
  (basePath + path).replaceAll(new RegExp(parameterPattern, 'g'), '').length;
