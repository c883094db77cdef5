import type {DocSearchRecord} from './records';
import type {FacetFilters} from './types';

/** Returns whether a record passes. */
export type RecordFilter = (record: DocSearchRecord) => boolean;

/** Compiles `facetFilters` into a predicate; `undefined` without filters. Malformed filters never match. */
export function compileFacetFilters(filters: FacetFilters | undefined): RecordFilter | undefined {
  const groups = (
    typeof filters === 'string' ? [filters] : Array.isArray(filters) ? (filters as readonly unknown[]) : []
  )
    .map((group) => (Array.isArray(group) ? (group as unknown[]) : [group]).map(compileCondition))
    .filter((group) => group.length > 0);
  if (groups.length === 0) return undefined;
  return (record) => groups.every((group) => group.some((condition) => condition(record)));
}

function compileCondition(text: unknown): RecordFilter {
  const colon = typeof text === 'string' ? text.indexOf(':') : -1;
  if (typeof text !== 'string' || colon < 0) return () => false;
  const attribute = text.slice(0, colon);
  const isNegated = text[colon + 1] === '-';
  const value = text.slice(colon + (isNegated ? 2 : 1));
  return (record) => (getAttributeValue(record, attribute) === value) !== isNegated;
}

function getAttributeValue(record: DocSearchRecord, attribute: string): string | undefined {
  let value: unknown = record;
  for (const name of attribute.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return typeof value === 'string' ? value : undefined;
}
