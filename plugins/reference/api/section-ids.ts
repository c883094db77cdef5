import type {ApiDocument} from '../../contract';
import {listOperations} from '../../contract';

/** The IDs of the sections of a document. */
export interface SectionIds {
  /** ID of the section of an operation or webhook, by operation ID. */
  readonly operations: ReadonlyMap<string, string>;
  /** ID of the section of a schema, by name. */
  readonly schemas: ReadonlyMap<string, string>;
}

const cache = new WeakMap<ApiDocument, SectionIds>();

/** Creates the IDs of the sections of a document. IDs that are equal after unsafe characters are replaced get a number. */
export function getSectionIds(document: ApiDocument): SectionIds {
  const cached = cache.get(document);
  if (cached !== undefined) {
    return cached;
  }
  const usedIds = new Set<string>();
  const createIds = (names: readonly string[], prefix: string) =>
    new Map(
      names.map((name) => {
        const base = prefix + name.replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-');
        let id = base;
        for (let number = 2; usedIds.has(id); number += 1) {
          id = `${base}-${String(number)}`;
        }
        usedIds.add(id);
        return [name, id];
      }),
    );
  const sectionIds = {
    operations: createIds(
      listOperations(document).map(({id}) => id),
      '',
    ),
    schemas: createIds([...document.schemas.keys()], 'schema-'),
  };
  cache.set(document, sectionIds);
  return sectionIds;
}
