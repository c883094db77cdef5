import {isObject, type JsonObject} from '@developer-docs/utils';
import {toDateRange} from '../time';
import type {Services} from '../services';
import type {AsyncRequest, RequestResult, User} from '../store/store';

/** Creates the files of a data export: one file per data set. */
export function createDataExport(
  {input, workspace}: AsyncRequest,
  {store, users, lifecycle}: Services,
  now: number,
): RequestResult & {kind: 'data-export'} {
  const {start, end} = toDateRange(input.from, input.to);
  const userIds = Array.isArray(input.userIds) ? new Set(input.userIds.map(String)) : undefined;
  const isSelected = (user: User | undefined) => userIds === undefined || (user !== undefined && userIds.has(user.id));
  // A data-subject request (scope `user`) exports everything about a user, regardless of when it was created.
  const isInRange = ({createdAt}: {readonly createdAt: number}) =>
    input.scope === 'user' || (createdAt >= start && createdAt < end);

  users.eraseDueUsers(now);
  const selectedUsers = [...store.users.values()].filter(
    (user) => user.workspace === workspace && isSelected(user) && isInRange(user),
  );
  const requests = [...store.requests.values()].filter(
    (request) =>
      request.workspace === workspace &&
      isSelected(request.user) &&
      isInRange(request) &&
      lifecycle.getStatus(request, now) !== undefined,
  );
  const recordFactories: Readonly<Record<string, () => JsonObject[]>> = {
    users: () =>
      selectedUsers.map((user) => ({
        ...users.toJson(user, now),
        ...(user.deletedAt !== undefined && users.createDeletionJson(user.deletedAt)),
      })),
    brands: () => selectedUsers.flatMap(({id, brand}) => (brand ? [{userId: id, brand}] : [])),
    requests: () =>
      requests.map((request) => {
        const {progress: _progress, ...record} = lifecycle.toJson(request, now);
        return {...record, input: request.input};
      }),
    designs: () =>
      requests.flatMap((request) => {
        const {id, user, result} = request;
        return result?.kind === 'designs' && lifecycle.getStatus(request, now) === 'succeeded'
          ? result.designs.map((design) => ({
              designId: design.id,
              requestId: id,
              ...(user && {userId: user.id}),
              designType: design.designType,
              width: design.width,
              height: design.height,
              language: design.language,
              blocks: design.layout.blocks,
              assets: design.assets,
            }))
          : [];
      }),
  };
  const format = String(input.format);
  const files = (input.dataSets as readonly string[]).map((dataSet) => {
    const records = recordFactories[dataSet]?.() ?? [];
    const text = format === 'csv' ? toCsv(records) : toNdjson(records);
    return {dataSet, format, recordCount: records.length, text};
  });
  return {kind: 'data-export', files, users: new Set([...selectedUsers, ...requests.flatMap(({user}) => user ?? [])])};
}

const toNdjson = (records: readonly JsonObject[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');

/** Serializes records as CSV (RFC 4180). The columns of nested fields have dots in their names. */
function toCsv(records: readonly JsonObject[]): string {
  const rows = records.map((record) => new Map(flatten(record, '')));
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const toLine = (cells: readonly string[]) => `${cells.map(escapeCell).join(',')}\r\n`;
  return [toLine(columns), ...rows.map((row) => toLine(columns.map((name) => row.get(name) ?? '')))].join('');
}

function flatten(value: unknown, path: string): [string, string][] {
  if (Array.isArray(value) || isObject(value)) {
    return Object.entries(value).flatMap(([key, member]) => flatten(member, path === '' ? key : `${path}.${key}`));
  }
  return [[path, String(value)]];
}

const escapeCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
