/** A parameter of a path. */
interface Key {
  readonly name: number;
}

/** How much of an address a path stands for. */
interface Options {
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

const special = /[.+*?=^!:${}()[\]|/\\]/g;
const escaped = (text: string) => text.replace(special, '\\$&');

/**
 * What `path-to-regexp` 1 does for React Router, for the paths that a site of Docusaurus has: those that are written out, and `*`.
 *
 * @param path - The path; a backslash stands before a character that means itself.
 * @param keys - Takes the parameters of the path.
 * @returns What finds the path at the start of an address.
 * @throws Error when the path has parameters.
 */
export default function pathToRegexp(
  path: string,
  keys: Key[],
  {end = true, strict = false, sensitive = false}: Options,
): RegExp {
  if (path === '*') {
    keys.push({name: 0});
  } else if (/[:(*]/.test(path.replace(/\\./g, ''))) {
    throw new Error(`The path ${path} has parameters, which plugins/client-bundle leaves out of the router.`);
  }
  const text = path.replace(/\\(.)/g, '$1');
  const isFolder = text.endsWith('/');
  const route = path === '*' ? '(.*)' : escaped(strict || !isFolder ? text : text.slice(0, -1));
  const folder = strict ? '' : '(?:\\/(?=$))?';
  const stop = end ? '$' : strict && isFolder ? '' : '(?=\\/|$)';
  return new RegExp(`^${route}${folder}${stop}`, sensitive ? '' : 'i');
}
