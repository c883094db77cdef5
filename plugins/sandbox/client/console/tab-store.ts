import type {SandboxRequest, SandboxResponse} from '../index';
import {createObservable} from '../observable';
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

const entries = createObservable<readonly HistoryEntry[]>([]);
let contexts: readonly IdContext[] = [];
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
    entries.set([]);
  },
};

export const knownIds: KnownIds = {
  findContext: (names, credentials) =>
    names.length === 0
      ? undefined
      : contexts.find(
          ({ids, credential}) => credentials.includes(credential) && names.every((name) => Object.hasOwn(ids, name)),
        ),
  list: (name) => [...new Set(contexts.flatMap(({ids}) => ids[name] ?? []))],
};

/** A response that can contain IDs, with the relevant parts of its request. */
interface IdSource extends Pick<HistoryEntry, 'response' | 'pathParameters'> {
  readonly draft: Pick<RequestDraft, 'credential' | 'userId'>;
}

/** Stores the texts in a successful response and in the path of its request, which can be the IDs of other requests. */
export function rememberIds({draft, response, pathParameters}: IdSource): void {
  if (response.status >= 300 || typeof response.body !== 'string') {
    return;
  }
  const ids: Record<string, string> = {};
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) {
      return;
    }
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'string') {
        ids[name] ??= member;
      } else {
        collect(member);
      }
    }
  };
  collect(parseJson(response.body));
  const {credential, userId} = draft;
  contexts = [{ids: {...pathParameters, ...ids}, credential, userId}, ...contexts].slice(0, maxEntries);
}
