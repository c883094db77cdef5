import {createHash} from 'node:crypto';
import {
  createEngine,
  type DocSearchRecord,
  type Engine,
  type Hit,
  type SearchParameters,
} from '@developer-docs/search-engine';

/** A query to an index. */
export interface Query extends Omit<SearchParameters, 'facetFilters'> {
  readonly indexName: string;
  readonly clickAnalytics?: boolean;
  readonly facetFilters?: readonly (string | readonly string[])[];
}

/** One of the service's indices. */
export interface Index {
  readonly records: readonly DocSearchRecord[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly rules: readonly string[];
  readonly synonyms: readonly object[];
}

const empty: Index = {records: [], settings: {}, rules: [], synonyms: []};

/** The service's indices. Changes take effect immediately, unlike those of the real service. */
export class Indices {
  private readonly indices = new Map<string, Index>();
  private readonly engines = new WeakMap<Index, Engine>();

  get names(): string[] {
    return [...this.indices.keys()].sort();
  }

  get(name: string): Index | undefined {
    return this.indices.get(name);
  }

  /** Creates or replaces an index. */
  put(name: string, index: Partial<Index>): void {
    this.indices.set(name, {...empty, ...index});
  }

  /** Creates or changes an index. */
  update(name: string, changes: Partial<Index>): void {
    this.put(name, {...this.get(name), ...changes});
  }

  batch(name: string, records: readonly DocSearchRecord[]): void {
    const all = [...(this.get(name)?.records ?? []), ...records];
    this.update(name, {records: [...new Map(all.map((record) => [record.objectID, record])).values()]});
  }

  setSettings(name: string, settings: Index['settings']): void {
    this.update(name, {settings: {...this.get(name)?.settings, ...settings}});
  }

  /** Copies parts of an index, or all of them. Copying a missing index creates an empty one. */
  copy(name: string, destination: string, scope: readonly string[] = Object.keys(empty)): void {
    const parts = Object.entries(this.get(name) ?? empty).filter(([part]) => scope.includes(part));
    this.update(destination, Object.fromEntries(parts));
  }

  /** Moving a missing index has no effect. */
  move(name: string, destination: string): void {
    const index = this.get(name);
    if (index) this.put(destination, index);
    this.remove(name);
  }

  remove(name: string): void {
    this.indices.delete(name);
  }

  /** Searches with the site's own engine. Returns `undefined` if the index doesn't exist. */
  search({clickAnalytics = false, indexName, ...query}: Query): object | undefined {
    const index = this.get(indexName);
    if (!index) return undefined;
    if (!canFilter(index, query.facetFilters)) return {hits: [], nbHits: 0, page: 0, nbPages: 0, index: indexName};
    const engine = this.engines.get(index) ?? createEngine(index.records);
    this.engines.set(index, engine);
    const {hits, ...response} = engine.search(query as SearchParameters);
    return {
      ...response,
      hits: hits.map(unescapeResults),
      exhaustiveNbHits: true,
      params: '',
      index: indexName,
      ...(clickAnalytics && {queryID: createQueryId(response.query)}),
    };
  }
}

/**
 * Returns whether an index is configured for the attributes that a query filters by. For other attributes, the service
 * finds nothing.
 */
function canFilter({settings}: Index, facetFilters: Query['facetFilters'] = []): boolean {
  const {attributesForFaceting = []} = settings as {attributesForFaceting?: readonly string[]};
  return facetFilters.flat().every((filter) => attributesForFaceting.includes(filter.slice(0, filter.indexOf(':'))));
}

/** Creates an ID in the service's format. */
function createQueryId(query: string): string {
  return createHash('md5').update(query).digest('hex');
}

/** Unescapes highlights, because unlike the engine, the service doesn't escape them. */
function unescapeResults({_highlightResult, _snippetResult, ...hit}: Hit): object {
  return {...hit, _highlightResult: unescapeStrings(_highlightResult), _snippetResult: unescapeStrings(_snippetResult)};
}

function unescapeStrings(value: unknown): unknown {
  const references: Readonly<Record<string, string>> = {lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&'};
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string'
      ? part.replace(/&(lt|gt|quot|#39|amp);/g, (_reference, name: string) => references[name] ?? '')
      : part,
  ) as unknown;
}
