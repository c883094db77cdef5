import type {Schema} from '../openapi/model/types';
import type {MarkdownRenderer} from './markdown-renderer';

/** What the renderers of schemas need to know about the page. */
export interface SchemaContext {
  /** The named schemas of the document. */
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly markdown: MarkdownRenderer;
  /** URL of the section of a named schema; `undefined` if no page has one. */
  readonly schemaUrl: (name: string) => string | undefined;
  /** ID of the section of a named schema on this page; `undefined` if the page has none. */
  readonly schemaSectionId: (name: string) => string | undefined;
  /** The IDs that the page uses so far. */
  readonly ids: Set<string>;
}

/** Replaces every character that isn't a letter, a digit, `_`, `-` or `.` by a hyphen. */
export const toIdPart = (name: string): string => name.replaceAll(/[^\w.-]+/g, '-');

/** Reserves an ID on the page: the given one, or one with a number if it is already in use. */
export function reserveId(name: string, {ids}: Pick<SchemaContext, 'ids'>): string {
  const base = toIdPart(name);
  let id = base;
  for (let number = 2; ids.has(id); number += 1) {
    id = `${base}-${String(number)}`;
  }
  ids.add(id);
  return id;
}

/** The schema that a reference refers to, with its properties, items and alternatives. */
export function resolveSchema(schema: Schema, {schemas}: Pick<SchemaContext, 'schemas'>): Schema {
  const visited = new Set<Schema>();
  let resolved = schema;
  while (resolved.ref !== undefined && !visited.has(resolved)) {
    visited.add(resolved);
    resolved = schemas.get(resolved.ref) ?? resolved;
  }
  return resolved;
}
