import type {SampleRequest} from '../sample-request.js';

/** Lists the lines of code that apply: `condition && 'line'`, or `condition && ['line', 'line']`. */
export const listLines = (...lines: readonly (string | readonly string[] | false | undefined)[]): string[] =>
  lines.flat().filter((line) => typeof line === 'string');

/** Indents all lines after the first one, except for empty lines. */
export const indentRest = (text: string, indentation: string): string =>
  text.replaceAll(/\n(?=.)/g, `\n${indentation}`);

/** Indents lines, except for empty ones. */
export const indentLines = (lines: readonly string[], indentation: string): string[] =>
  lines.map((line) => (line === '' ? line : indentation + line));

/**
 * Adds a mark for its import to each name that code can contain. Text of documents has no such marks, because control
 * characters in it are escaped.
 *
 * @param names - The names by what they're imported from.
 */
export const markNames = <Name extends string>(names: Readonly<Record<string, readonly Name[]>>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([module, list]) => list.map((name) => [name, `\0${module}\0${name}`])),
  ) as Readonly<Record<Name, string>>;

/** Removes the marks of {@link markNames} from code, and returns the marked names by module, sorted. */
export function splitImports(lines: readonly string[]) {
  const imports = new Map<string, Set<string>>();
  const code = lines.map((line) =>
    line.replaceAll(/\0([^\0]*)\0(\w+)/g, (_mark, module: string, name: string) => {
      imports.set(module, (imports.get(module) ?? new Set()).add(name));
      return name;
    }),
  );
  const modules = [...imports.keys()]
    .sort()
    .map((module) => ({module, names: [...(imports.get(module) ?? [])].sort()}));
  return {code, modules};
}

const commonMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

/**
 * Returns the name of a common method, such as `Post`, which is also the name of a constant or class in Go, C#, and
 * Ruby.
 */
export const getMethodName = (method: string): string | undefined =>
  commonMethods.includes(method) ? method.charAt(0) + method.slice(1).toLowerCase() : undefined;

/** The end of a comment that names a client. */
export const lacksDigest = "doesn't support Digest authentication. Use a library for it.";

/** Returns the type of a response in languages whose programs print JSON as text. */
export const getResponseKind = ({responseType}: SampleRequest): Exclude<SampleRequest['responseType'], 'json'> =>
  responseType === 'json' ? 'text' : responseType;
