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

/** The service's indices. Each change is a task of the service, which has finished when it's returned. */
export class Indices {
  private readonly indices = new Map<string, Index>();
  private readonly engines = new WeakMap<Index, Engine>();
  private taskCount = 0;

  get names(): string[] {
    return [...this.indices.keys()].sort();
  }

  get(name: string): Index | undefined {
    return this.indices.get(name);
  }

  /** Creates or replaces an index immediately. */
  put(name: string, index: Partial<Index>): void {
    this.indices.set(name, {...empty, ...index});
  }

  /** Runs a task and returns its ID. */
  private run(task: () => void): number {
    task();
    this.taskCount += 1;
    return this.taskCount;
  }

  batch(name: string, records: readonly DocSearchRecord[]): number {
    return this.run(() => {
      const index = this.get(name) ?? empty;
      const all = new Map([...index.records, ...records].map((record) => [record.objectID, record]));
      this.put(name, {...index, records: [...all.values()]});
    });
  }

  setSettings(name: string, settings: Readonly<Record<string, unknown>>): number {
    return this.run(() => {
      const index = this.get(name) ?? empty;
      this.put(name, {...index, settings: {...index.settings, ...settings}});
    });
  }

  /** Replaces the synonyms, as with `replaceExistingSynonyms`. */
  saveSynonyms(name: string, synonyms: readonly object[]): number {
    return this.run(() => this.put(name, {...(this.get(name) ?? empty), synonyms}));
  }

  /** Copying a missing index creates an empty one; moving it has no effect. */
  copy(name: string, destination: string, scope?: readonly string[]): number {
    return this.run(() => {
      const {records, settings, rules, synonyms} = this.get(name) ?? empty;
      const isInScope = (part: string) => scope === undefined || scope.includes(part);
      const destinationIndex = this.get(destination) ?? empty;
      this.put(destination, {
        records: scope === undefined ? records : destinationIndex.records,
        settings: isInScope('settings') ? settings : destinationIndex.settings,
        rules: isInScope('rules') ? rules : destinationIndex.rules,
        synonyms: isInScope('synonyms') ? synonyms : destinationIndex.synonyms,
      });
    });
  }

  move(name: string, destination: string): number {
    return this.run(() => {
      const index = this.get(name);
      if (!index) return;
      this.indices.delete(name);
      this.put(destination, index);
    });
  }

  remove(name: string): number {
    return this.run(() => {
      this.indices.delete(name);
    });
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
