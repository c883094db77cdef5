import {createHash} from 'node:crypto';
import {createEngine, type Engine, type Hit, type SearchParameters} from '../../../packages/search-engine/src';
import type {DocSearchRecord} from '@developer-docs/search-engine';
import type {Query} from './form';

/** An index of the service. */
export interface Index {
  readonly records: readonly DocSearchRecord[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly rules: readonly string[];
}

interface Task {
  readonly id: number;
  readonly run: () => void;
  pollsLeft: number;
}

const empty: Index = {records: [], settings: {}, rules: []};

/** The indices of the service. What changes them is a task: nothing happens before somebody has asked for its end. */
export class Indices {
  /** How often a task is "not published" when it is asked for. */
  pollsUntilPublished = 0;
  readonly #indices = new Map<string, Index>();
  readonly #engines = new WeakMap<Index, Engine>();
  readonly #tasks: Task[] = [];
  #taskCount = 0;

  get names(): string[] {
    return [...this.#indices.keys()].sort();
  }

  get(name: string): Index | undefined {
    return this.#indices.get(name);
  }

  /** Puts an index there, as if it had been pushed long ago. */
  put(name: string, index: Partial<Index>): void {
    this.#indices.set(name, {...empty, ...index});
  }

  /** @returns The id of the task. */
  #plan(run: () => void): number {
    const id = ++this.#taskCount;
    this.#tasks.push({id, run, pollsLeft: this.pollsUntilPublished});
    return id;
  }

  /** Tasks end in the order in which they were asked for. */
  isPublished(id: number): boolean {
    const task = this.#tasks.find((one) => one.id === id);
    if (!task) return id <= this.#taskCount;
    if (task.pollsLeft-- > 0) return false;
    for (const one of this.#tasks.splice(0, this.#tasks.indexOf(task) + 1)) one.run();
    return true;
  }

  batch(name: string, records: readonly DocSearchRecord[]): number {
    return this.#plan(() => {
      const index = this.get(name) ?? empty;
      const all = new Map([...index.records, ...records].map((record) => [record.objectID, record]));
      this.put(name, {...index, records: [...all.values()]});
    });
  }

  setSettings(name: string, settings: Readonly<Record<string, unknown>>): number {
    return this.#plan(() => {
      const index = this.get(name) ?? empty;
      this.put(name, {...index, settings: {...index.settings, ...settings}});
    });
  }

  /** Copying an index that is not there makes an empty one; moving it does nothing. */
  copy(name: string, destination: string, scope?: readonly string[]): number {
    return this.#plan(() => {
      const {records, settings, rules} = this.get(name) ?? empty;
      const takes = (part: string) => scope === undefined || scope.includes(part);
      const old = this.get(destination) ?? empty;
      this.put(destination, {
        records: scope === undefined ? records : old.records,
        settings: takes('settings') ? settings : old.settings,
        rules: takes('rules') ? rules : old.rules,
      });
    });
  }

  move(name: string, destination: string): number {
    return this.#plan(() => {
      const index = this.get(name);
      if (!index) return;
      this.#indices.delete(name);
      this.put(destination, index);
    });
  }

  remove(name: string): number {
    return this.#plan(() => {
      this.#indices.delete(name);
    });
  }

  /** Answers a search with the site's own engine, in the service's form. `undefined`: there is no such index. */
  search({attributesToRetrieve = ['*'], clickAnalytics = false, indexName, ...query}: Query): object | undefined {
    const index = this.get(indexName);
    if (!index) return undefined;
    const engine = this.#engines.get(index) ?? createEngine(index.records);
    this.#engines.set(index, engine);
    const {hits, ...answer} = engine.search(query as SearchParameters);
    return {
      ...answer,
      hits: hits.map((hit) => retrieved(withPlainResults(hit), attributesToRetrieve)),
      exhaustiveNbHits: true,
      params: '',
      index: indexName,
      ...(clickAnalytics && {queryID: queryId(answer.query)}),
    };
  }
}

/** The id by which a search is named; the service's has this form. */
function queryId(query: string): string {
  return createHash('md5').update(query).digest('hex');
}

/** The service does not escape highlighted texts, as the engine does. */
function withPlainResults({_highlightResult, _snippetResult, ...hit}: Hit): object {
  return {...hit, _highlightResult: plain(_highlightResult), _snippetResult: plain(_snippetResult)};
}

function plain(value: unknown): unknown {
  const references: Readonly<Record<string, string>> = {lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&'};
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string'
      ? part.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => references[name] ?? '')
      : part,
  ) as unknown;
}

/** What a request wants of a hit; its id, highlights and snippets are always there. */
function retrieved(hit: object, attributes: readonly string[]): object {
  if (attributes.includes('*')) return hit;
  const wanted = (path: string) => attributes.some((name) => name === path || path.startsWith(`${name}.`));
  const always = ['objectID', '_highlightResult', '_snippetResult'];
  return Object.fromEntries(
    Object.entries(hit).flatMap(([name, value]: [string, unknown]) => {
      if (always.includes(name) || wanted(name)) return [[name, value]];
      if (typeof value !== 'object' || value === null) return [];
      const parts = Object.entries(value).filter(([part]) => wanted(`${name}.${part}`));
      return parts.length > 0 ? [[name, Object.fromEntries(parts)]] : [];
    }),
  );
}
