import type {DocSearchRecord, Level} from '../records.js';
import type {FacetFilters} from '../types.js';

/** Returns whether a record passes the filters. */
export type RecordFilter = (record: DocSearchRecord) => boolean;

/** Compiles `facetFilters` into a predicate. */
export function compileFacetFilters(filters: FacetFilters): RecordFilter {
  const groups = filters.map((group) => [group].flat().map(compileCondition));
  return (record) => groups.every((group) => group.some((condition) => condition(record)));
}

function compileCondition(condition: string): RecordFilter {
  const [attribute = '', ...rest] = condition.split(':');
  const value = rest.join(':');
  const level = /^hierarchy\.(lvl[0-6])$/.exec(attribute)?.[1] as Level | undefined;
  return (record) => (level ? record.hierarchy[level] : record[attribute as keyof DocSearchRecord]) === value;
}
