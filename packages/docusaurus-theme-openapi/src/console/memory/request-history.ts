import type {SampleRequest} from '@developer-docs/openapi';
import {getOwn, isNumber} from '@developer-docs/utils';
import type {ConsoleOperation} from '../../shared/console-operation';
import type {IdContext} from '../draft/create-draft';
import type {RequestDraft} from '../draft/draft';
import type {ConsoleResponse} from '../http/messages';
import {parseResponse} from '../http/parse-response';
import {createObservable} from '../observable';

/** A request that was sent in this tab. */
export interface HistoryEntry {
  readonly number: number;
  /** The ID of the operation. */
  readonly operationId: string;
  /** The ID of the operation's sandbox. */
  readonly sandbox: string;
  /** The draft that the reader sent, without credentials. A follow-up request keeps that of the original request. */
  readonly draft: RequestDraft;
  /** URL of the request, without credentials. */
  readonly url: string;
  /** The request as commands show it, in which variables replace the credentials of security schemes. */
  readonly sample: SampleRequest;
  /** The sandbox's credentials, which follow-up requests need: headers, and query parameters. Empty for a server. */
  readonly credentials: Readonly<Record<'headers' | 'query', Readonly<Record<string, string>>>>;
  readonly response: ConsoleResponse;
  /** The IDs in the response and the request's path, which other requests to the sandbox need. */
  readonly ids: Readonly<Record<string, string>>;
  /** URL of the server that the request was sent to. Absent for the sandbox. */
  readonly server?: string;
}

const maxEntries = 50;

const entries = createObservable<readonly HistoryEntry[]>([]);
let nextNumber = 1;

/** The requests of this tab, newest first. */
export const requestHistory = {
  getSnapshot: entries.getSnapshot,
  subscribe: entries.subscribe,
  add(entry: Omit<HistoryEntry, 'number' | 'ids'>): HistoryEntry {
    // The sandbox doesn't know the records of a server.
    const ids = entry.server === undefined ? collectIds(entry.draft, entry.response) : {};
    const numbered = {...entry, ids, number: nextNumber};
    nextNumber += 1;
    entries.set([numbered, ...entries.getSnapshot()].slice(0, maxEntries));
    return numbered;
  },
  clear: (): void => entries.set([]),
};

/** Other sandboxes don't have the records. */
const listEntries = (sandbox: string) => entries.getSnapshot().filter((entry) => entry.sandbox === sandbox);

/** Finds the latest IDs for all path parameters of an operation that belong to a credential that it accepts. */
export function findIdContext({parameters, credentials, sandbox}: ConsoleOperation): IdContext | undefined {
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({name}) => name);
  const accepted = credentials.filter(({isAccepted}) => isAccepted).map(({id}) => id);
  const entry = listEntries(sandbox).find(
    ({ids, draft}) => accepted.includes(draft.credential) && names.every((name) => Object.hasOwn(ids, name)),
  );
  return names.length === 0 || entry === undefined ? undefined : {ids: entry.ids, credential: entry.draft.credential};
}

/** Lists the IDs of a sandbox for a parameter or property such as `userId`, newest first. Fields suggest them. */
export const listIds = (name: string, sandbox: string): string[] =>
  Array.from(new Set(listEntries(sandbox).flatMap(({ids}) => getOwn(ids, name) ?? [])));

/**
 * Matches the names of members that identify something wherever they occur, such as `petId` and `token`. A plain `id`
 * or `name` doesn't say which resource it belongs to.
 */
const identifierName = /[a-z\d](?:Id|ID|Uuid|UUID)$|[a-z\d][_-](?:id|uuid)$|^token$/;

/** Collects the identifiers in a successful response and its request's path. */
function collectIds({parameters}: RequestDraft, response: ConsoleResponse): Record<string, string> {
  const ids: Record<string, string> = {};
  const body = response.status < 300 ? parseResponse(response) : undefined;
  if (body === undefined) return ids;
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'string' || isNumber(member)) {
        if (identifierName.test(name)) ids[name] ??= String(member);
      } else {
        collect(member);
      }
    }
  };
  collect(body);
  for (const [key, value] of Object.entries(parameters)) {
    if (key.startsWith('path.')) ids[key.slice('path.'.length)] ??= value;
  }
  return ids;
}
