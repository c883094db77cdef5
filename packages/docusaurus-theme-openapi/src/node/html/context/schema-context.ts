import type {Schema} from '@developer-docs/openapi';
import {makeUnique} from '@developer-docs/utils';
import type {Translate} from '../../../translations';
import type {MarkdownRenderer} from '../common/markdown-renderer';

export {resolveSchema} from '@developer-docs/openapi';

/** Page information that schema renderers need. */
export interface SchemaContext {
  /** The document's named schemas. */
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly markdown: MarkdownRenderer;
  /** Returns the labels in the site's language. */
  readonly t: Translate;
  /** URL of the page or section that describes a named schema; `undefined` if there isn't one. */
  readonly getSchemaUrl: (name: string) => string | undefined;
  /** URL of the page in the `schemaPages` option that describes a named schema. */
  readonly getSchemaPageUrl: (name: string) => string | undefined;
  /** ID of a named schema's section on this page; `undefined` if the page has none. */
  readonly getSchemaSectionId: (name: string) => string | undefined;
  /** The IDs that are already in use on the page. */
  readonly ids: Set<string>;
  /** The IDs of the values that the page has already described, by the name and values of their enumeration. */
  readonly describedValues: Map<string, readonly string[]>;
}

/** Replaces every character that isn't a letter, a digit, `_`, `-`, or `.` with a hyphen. */
export const toIdPart = (name: string): string => name.replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-');

/** Reserves an ID on the page. If the ID is already in use, a number is appended. */
export function reserveId(name: string, {ids}: Pick<SchemaContext, 'ids'>): string {
  return makeUnique(toIdPart(name), ids);
}
