import type {SampleRequest} from '@developer-docs/openapi';
import {getOwn} from '@developer-docs/utils';
import {createObservable} from '../../../client/utils/observable';
import type {ConsoleOperation} from '../../../shared/console-operation';
import type {ConsoleResponse} from '../../exchange/messages';
import {parseResponse} from '../../exchange/parse-response';
import type {IdContext} from '../draft/create-draft';
import type {RequestDraft} from '../draft/draft';

/** A request that was sent in this tab. */
export interface HistoryEntry {
  readonly number: number;
  /** The ID of the operation. */
  readonly operation: string;
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
  /** URL of the server that the request was sent to. Absent for the sandbox. */
  readonly server?: string;
}

const maxEntries = 50;

const entries = createObservable<readonly HistoryEntry[]>([]);
/** The newest is first. Other sandboxes don't have the records. */
let contexts: readonly (IdContext & {readonly sandbox: string})[] = [];
let nextNumber = 1;

/** The requests of this tab, newest first. */
export const history = {
  getSnapshot: entries.getSnapshot,
  subscribe: entries.subscribe,
  add(entry: Omit<HistoryEntry, 'number'>): HistoryEntry {
    const numbered = {...entry, number: nextNumber};
    nextNumber += 1;
    // The sandbox doesn't know the records of a server.
    if (numbered.server === undefined) rememberIds({...numbered.draft, sandbox: numbered.sandbox}, numbered.response);
    entries.set([numbered, ...entries.getSnapshot()].slice(0, maxEntries));
    return numbered;
  },
  clear(): void {
    contexts = [];
    entries.set([]);
  },
};

/** Returns the latest context with IDs for all path parameters of an operation, and a credential that it accepts. */
export function findIdContext({operation, credentials, sandbox}: ConsoleOperation): IdContext | undefined {
  const pathParameters = operation.parameters.filter((parameter) => parameter.in === 'path');
  if (pathParameters.length === 0) return undefined;
  return contexts.find(
    (context) =>
      context.sandbox === sandbox &&
      credentials.some(({id, isAccepted}) => isAccepted && id === context.credential) &&
      pathParameters.every(({name}) => Object.hasOwn(context.ids, name)),
  );
}

/** Lists the IDs of a sandbox for a parameter or property such as `userId`, newest first. Fields suggest them. */
export const listIds = (name: string, sandbox: string): string[] =>
  Array.from(
    new Set(contexts.flatMap(({ids, ...context}) => (context.sandbox === sandbox ? (getOwn(ids, name) ?? []) : []))),
  );

/**
 * Matches the names of members that identify something wherever they occur, such as `petId` and `token`. A plain `id`
 * or `name` doesn't say which resource it belongs to.
 */
const identifierName = /[a-z\d](?:Id|ID|Uuid|UUID)$|[a-z\d][_-](?:id|uuid)$|^token$/;

/**
 * Stores the identifiers in a successful response and its request's path, which other requests need.
 *
 * @param context - The credential and the sandbox (default: that of the current documents) that the IDs belong to, and
 *   the parameters of the request.
 * @param response - Ignored if it's an error or a file.
 */
export function rememberIds(
  context: Pick<RequestDraft, 'credential'> & Partial<Pick<HistoryEntry, 'sandbox'> & RequestDraft>,
  response: ConsoleResponse,
): void {
  const body = response.status < 300 ? parseResponse(response) : undefined;
  if (body === undefined) return;
  const {credential, sandbox = '', parameters = {}} = context;
  const ids: Record<string, string> = {};
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'string' || typeof member === 'number') {
        if (identifierName.test(name)) ids[name] ??= String(member);
      } else {
        collect(member);
      }
    }
  };
  collect(body);
  for (const [key, value] of Object.entries(parameters)) {
    const [, name] = /^path\.(.+)/.exec(key) ?? [];
    if (name !== undefined) ids[name] ??= value;
  }
  contexts = [{ids, credential, sandbox}, ...contexts].slice(0, maxEntries);
}
