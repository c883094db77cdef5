import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse, YAMLParseError} from 'yaml';
import {readBranded} from '../../../config/brand';

/** Where the HTTP contract stands, from the root of the repository. */
export const contractFolder = path.resolve(__dirname, '../../../contract/openapi');

type Mapping = Readonly<Record<string, unknown>>;

/** A value of the contract and where it was found. */
export interface Found {
  readonly value: unknown;
  /** Absolute path of the YAML file that holds the value. */
  readonly file: string;
}

/** Whether a YAML value is a mapping. */
export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Absolute paths of all YAML files of a contract, sorted: documents, shared components, their examples. */
export function contractFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** Names of the OpenAPI documents of a contract: the files that do not stand in a folder of their own. */
export function documentNames(folder: string): string[] {
  return contractFiles(folder)
    .filter((file) => path.dirname(file) === path.resolve(folder))
    .map((file) => nameOf(file, folder));
}

/** How a page names a file: `core-api`, `design-types`, `examples/requests`. */
function nameOf(file: string, folder: string): string {
  return path
    .relative(folder, file)
    .replaceAll(path.sep, '/')
    .replace(/^components\//, '')
    .replace(/\.yaml$/, '');
}

/** Parsed files, each with the moment of its last change: an edit is seen at once, and a file is parsed once in between. */
const parsed = new Map<string, {readonly changed: number; readonly document: unknown}>();

/**
 * Reads a YAML file with the brand put in.
 *
 * @throws Error with the file, line and column of a mistake in the YAML.
 */
function readYaml(file: string): unknown {
  const changed = statSync(file).mtimeMs;
  const known = parsed.get(file);
  if (known?.changed === changed) {
    return known.document;
  }
  try {
    const document: unknown = parse(readBranded(file));
    parsed.set(file, {changed, document});
    return document;
  } catch (error) {
    if (error instanceof YAMLParseError) {
      throw new Error(`${relative(file)}: ${error.message}`, {cause: error});
    }
    throw error;
  }
}

/**
 * Finds a value of the contract.
 *
 * @param reference - `file`, `file#Schema` or `file#/json/pointer`. `file` is the name of a YAML file of the contract
 * without its ending (`core-api`, `design-types`, `examples/requests`); `Schema` a schema or named value of that file.
 * A pointer that meets a `$ref` on its way follows it.
 * @param folder - Folder of the contract.
 * @throws Error that names what is unknown and what exists.
 */
export function find(reference: string, folder: string = contractFolder): Found {
  const [name = '', fragment = ''] = reference.split('#');
  const files = contractFiles(folder);
  const file = files.find((candidate) => nameOf(candidate, folder) === name);
  if (file === undefined) {
    const names = files.map((candidate) => nameOf(candidate, folder));
    throw new Error(`The contract has no file "${name}". It has: ${names.join(', ')}.`);
  }
  const root = {value: readYaml(file), file};
  if (fragment === '' || fragment.startsWith('/')) {
    return walk(root, steps(fragment));
  }
  return schemaNamed(root, fragment);
}

/** Follows the `$ref` of a value, and the one that it leads to, until there is none. */
export function follow(found: Found): Found {
  const reference = isMapping(found.value) ? found.value.$ref : undefined;
  if (typeof reference !== 'string') {
    return found;
  }
  const [target = '', fragment = ''] = reference.split('#');
  const file = target === '' ? found.file : path.resolve(path.dirname(found.file), target);
  if (!existsSync(file)) {
    throw new Error(`${relative(found.file)}: "$ref: ${reference}" leads to a file that does not exist.`);
  }
  return walk({value: readYaml(file), file}, steps(fragment));
}

function walk(start: Found, way: readonly string[]): Found {
  let found = follow(start);
  for (const [index, step] of way.entries()) {
    const {value, file} = found;
    const next = Array.isArray(value) ? (value as unknown[])[Number(step)] : isMapping(value) ? value[step] : undefined;
    if (next === undefined) {
      const here = `/${way.slice(0, index).join('/')}`;
      const keys = isMapping(value) ? Object.keys(value).join(', ') : 'no keys';
      throw new Error(`${relative(file)} has nothing called "${step}" at ${here}. There it has: ${keys}.`);
    }
    found = follow({value: next, file});
  }
  return found;
}

/** Schemas stand at the top of a file of components, and under `components/schemas` in an OpenAPI document. */
function schemaNamed({value, file}: Found, name: string): Found {
  const components = isMapping(value) && isMapping(value.components) ? value.components : undefined;
  const homes = [value, components?.schemas].filter(isMapping);
  for (const home of homes) {
    if (home[name] !== undefined) {
      return follow({value: home[name], file});
    }
  }
  const names = homes.flatMap((home) => Object.keys(home));
  throw new Error(`${relative(file)} has no schema "${name}". It has: ${names.join(', ')}.`);
}

const steps = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));

const relative = (file: string) => path.relative(process.cwd(), file);
