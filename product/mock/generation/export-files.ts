import {dayMs} from '@developer-docs/mock-api';
import {isObject, type JsonObject} from '@developer-docs/utils';
import type {Services} from '../services';
import type {AsyncRequest, RequestResult, User} from '../state/store';

/** Creates the files of a data export: one file per data set. */
export function createDataExport(
  {input, workspace}: AsyncRequest,
  services: Services,
  now: number,
): RequestResult & {kind: 'data-export'} {
  const {store, users, lifecycle} = services;
  const {start, end} = toDateRange(input);
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
  const format = String(input.format);
  const files = (input.dataSets as readonly string[]).map((dataSet) => {
    const records = createRecords(dataSet, selectedUsers, requests, services, now);
    const text = format === 'csv' ? toCsv(records) : records.map((record) => `${JSON.stringify(record)}\n`).join('');
    return {dataSet, format, recordCount: records.length, text};
  });
  return {kind: 'data-export', files, users: new Set([...selectedUsers, ...requests.flatMap(({user}) => user ?? [])])};
}

/**
 * Converts two inclusive dates (`YYYY-MM-DD`) to the start of the first day in UTC, and the end of the last day,
 * exclusive.
 */
export const toDateRange = ({from, to}: JsonObject) => ({
  start: Date.parse(`${String(from)}T00:00:00Z`),
  end: Date.parse(`${String(to)}T00:00:00Z`) + dayMs,
});

function createRecords(
  dataSet: string,
  selectedUsers: readonly User[],
  requests: readonly AsyncRequest[],
  {users, lifecycle}: Services,
  now: number,
): JsonObject[] {
  switch (dataSet) {
    case 'users':
      return selectedUsers.map((user) => ({
        ...users.toJson(user, now),
        ...(user.deletedAt !== undefined && users.createDeletionJson(user.deletedAt)),
      }));
    case 'brands':
      return selectedUsers.filter(({brand}) => brand !== undefined).map(({id, brand}) => ({userId: id, brand}));
    case 'requests':
      return requests.map((request) => {
        const {progress: _progress, ...record} = lifecycle.toJson(request, now);
        return {...record, input: request.input};
      });
    case 'designs':
      return requests
        .filter((request) => lifecycle.getStatus(request, now) === 'succeeded')
        .flatMap(createDesignRecords);
    default:
      return [];
  }
}

const createDesignRecords = ({id: requestId, user, result}: AsyncRequest): JsonObject[] =>
  result?.kind === 'designs'
    ? result.designs.map(({id, designType, width, height, language, layout: {blocks}, assets}) => ({
        ...{designId: id, requestId, userId: user?.id},
        ...{designType, width, height, language, blocks, assets},
      }))
    : [];

/** Serializes records as CSV (RFC 4180). The columns of nested fields have dots in their names. */
function toCsv(records: readonly JsonObject[]): string {
  const rows = records.map((record) => new Map(flatten(record)));
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return [columns, ...rows.map((row) => columns.map((name) => row.get(name) ?? ''))]
    .map((cells) => `${cells.map(escapeCell).join(',')}\r\n`)
    .join('');
}

function flatten(value: unknown, path = ''): [string, string][] {
  if (Array.isArray(value) || isObject(value)) {
    return Object.entries(value).flatMap(([key, member]) => flatten(member, path === '' ? key : `${path}.${key}`));
  }
  return value === undefined ? [] : [[path, String(value)]];
}

const escapeCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
