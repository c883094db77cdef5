import type {DocSearchRecord} from '../../../plugins/search/records';
import type {FacetFilters} from './types';

/** Whether a record passes. */
export type Filter = (record: DocSearchRecord) => boolean;

/** The condition that `facetFilters` states, or nothing when it states none. What is not of its form never matches. */
export function facetFilter(filters: FacetFilters | undefined): Filter | undefined {
  const groups = (
    typeof filters === 'string' ? [filters] : Array.isArray(filters) ? (filters as readonly unknown[]) : []
  )
    .map((group) => (Array.isArray(group) ? (group as unknown[]) : [group]).map(condition))
    .filter((group) => group.length > 0);
  if (groups.length === 0) return undefined;
  return (record) => groups.every((group) => group.some((holds) => holds(record)));
}

function condition(text: unknown): Filter {
  const colon = typeof text === 'string' ? text.indexOf(':') : -1;
  if (typeof text !== 'string' || colon < 0) return () => false;
  const attribute = text.slice(0, colon);
  const negated = text[colon + 1] === '-';
  const value = text.slice(colon + (negated ? 2 : 1));
  return (record) => (valueOf(record, attribute) === value) !== negated;
}

function valueOf(record: DocSearchRecord, attribute: string): string | undefined {
  const path = attribute.split('.');
  let value: unknown = record;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return typeof value === 'string' ? value : undefined;
}
