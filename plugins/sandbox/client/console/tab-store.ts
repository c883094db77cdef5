import type {SandboxRequest, SandboxResponse} from '../index';
import {createObservableValue} from '../observable-value';
import {parseJson, type IdContext, type KnownIds, type RequestDraft} from './draft';

/** A request that was sent in this tab. */
export interface HistoryEntry {
  readonly number: number;
  /** The ID of the operation. */
  readonly operation: string;
  readonly draft: RequestDraft;
  readonly request: SandboxRequest;
  readonly response: SandboxResponse;
  /** The path parameters of the request that the reader sent. */
  readonly pathParameters: Readonly<Record<string, string>>;
}

const maxEntries = 50;

const entries = createObservableValue<readonly HistoryEntry[]>([]);
let contexts: readonly IdContext[] = [];
let lastToken = '';
let nextNumber = 1;

/** The requests of this tab, newest first. */
export const history = {
  getSnapshot: entries.getSnapshot,
  subscribe: entries.subscribe,
  add(entry: Omit<HistoryEntry, 'number'>): HistoryEntry {
    const numbered = {...entry, number: nextNumber};
    nextNumber += 1;
    rememberIds(numbered);
    entries.set([numbered, ...entries.getSnapshot()].slice(0, maxEntries));
    return numbered;
  },
  clear(): void {
    contexts = [];
    lastToken = '';
    entries.set([]);
  },
};

export const knownIds: KnownIds = {
  findContext: (names) =>
    names.length === 0
      ? undefined
      : contexts.find(
          ({ids}) => names.every((name) => Object.hasOwn(ids, name)) && names.includes('userId') === 'userId' in ids,
        ),
  list: (name) => [...new Set(contexts.flatMap(({ids}) => ids[name] ?? []))],
};

/** Returns the latest token that a response in this tab contained. It's never part of a link. */
export const getLastToken = (): string => lastToken;

/** A response that can contain IDs, with the relevant parts of its request. */
interface IdSource extends Pick<HistoryEntry, 'response' | 'pathParameters'> {
  readonly draft: Pick<RequestDraft, 'credential' | 'userId'>;
}

/** Stores the IDs in a successful response and in the path of its request. */
export function rememberIds({draft, response, pathParameters}: IdSource): void {
  if (response.status >= 300 || typeof response.body !== 'string') {
    return;
  }
  const found: Record<string, string> = {};
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) {
      return;
    }
    for (const [name, member] of Object.entries(value)) {
      if (typeof member !== 'string') {
        collect(member);
      } else if (/^(?:request|design)Id$/.test(name)) {
        found[name] ??= member;
      } else if (name === 'token') {
        lastToken = member;
      }
    }
  };
  collect(parseJson(response.body));
  if (Object.keys(found).length > 0) {
    contexts = [{ids: {...pathParameters, ...found}, credential: draft.credential, userId: draft.userId}, ...contexts];
  }
}
