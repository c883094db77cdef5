import {pathToFileURL} from 'node:url';
import {decodeUriPart, stringAt, toObject, type JsonObject} from '@developer-docs/utils';
import {OpenApiDocument} from '../../document.js';
import {visitKeywords} from '../../schemas/keywords.js';

const anchorKeywords = ['$anchor', '$dynamicAnchor'];

interface Identifiers {
  /** The pointers to schemas by their `$id`, or by this and their anchor. */
  readonly pointers: ReadonlyMap<string, string>;
  /** All objects with keywords, and the URIs that references in them are relative to. */
  readonly objects: readonly {readonly object: JsonObject; readonly pointer: string; readonly base: string}[];
}

/**
 * Replaces references to `$id`, `$anchor`, and `$dynamicAnchor` in a file with JSON pointers, which all other code and
 * all tools support. A `$dynamicRef` becomes a `$ref`.
 *
 * @param root - The file's content, which changes.
 * @param file - Absolute path of the file.
 */
export function resolveIdentifiers(root: unknown, file: string): void {
  const {pointers, objects} = collectIdentifiers(root, pathToFileURL(file).href);
  const document = new OpenApiDocument(toObject(root));
  for (const {object, pointer, base} of objects) {
    const keyword = object.$ref === undefined ? '$dynamicRef' : '$ref';
    const reference = stringAt(object, keyword);
    const target = reference === undefined ? undefined : findTarget(toUri(reference, base) ?? '', pointers, document);
    if (target !== undefined) {
      Reflect.deleteProperty(object, keyword);
      Object.assign(object, {$ref: target});
    }
    if (pointer === '#') continue;
    for (const name of ['$id', ...anchorKeywords]) {
      if (typeof object[name] === 'string') Reflect.deleteProperty(object, name);
    }
  }
}

function collectIdentifiers(root: unknown, fileUri: string): Identifiers {
  /** The URIs of the schemas with an `$id`, and of the document, by pointer. */
  const bases = new Map([['#', fileUri]]);
  const pointers = new Map([[fileUri, '#']]);
  const objects: Identifiers['objects'][number][] = [];
  visitKeywords(root, (object, pointer) => {
    const id = stringAt(object, '$id') ?? (pointer === '#' ? stringAt(object, '$self') : undefined);
    const parentBase = findBase(pointer, bases);
    const base = (id === undefined ? undefined : toUri(id, parentBase)) ?? parentBase;
    if (base !== parentBase) {
      bases.set(pointer, base);
      pointers.set(base, pointer);
    }
    for (const anchor of anchorKeywords.flatMap((keyword) => stringAt(object, keyword) ?? [])) {
      if (!pointers.has(`${base}#${anchor}`)) pointers.set(`${base}#${anchor}`, pointer);
    }
    objects.push({object, pointer, base});
  });
  return {pointers, objects};
}

/** Finds the JSON pointer to the schema with a URI. */
function findTarget(uri: string, pointers: Identifiers['pointers'], document: OpenApiDocument): string | undefined {
  const [start = '', fragment = ''] = uri.split('#');
  const known = pointers.get(decodeUriPart(uri));
  const resource = pointers.get(start);
  if (known !== undefined || resource === undefined) return known;
  // Many documents have references from their root in schemas with an `$id`.
  return fragment.startsWith('/') && document.has(resource + fragment) ? resource + fragment : undefined;
}

/** Returns the URI of the nearest schema with an `$id`. */
function findBase(pointer: string, bases: ReadonlyMap<string, string>): string {
  const base = bases.get(pointer);
  return base ?? findBase(pointer.slice(0, pointer.lastIndexOf('/')), bases);
}

const toUri = (reference: string, base: string): string | undefined =>
  URL.canParse(reference, base) ? new URL(reference, base).href.replace(/#$/, '') : undefined;
