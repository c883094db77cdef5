import {isObject, type JsonObject} from '../contract/json';
import {day, toTimestamp} from '../state/clock';
import type {ExportFile, Store, User, Work} from '../state/store';
import type {Users} from '../state/users';
import type {Works} from '../state/works';

/** Where the records come from. */
export interface ExportSources {
  readonly store: Store;
  readonly users: Users;
  readonly works: Works;
}

/** Writes the records of a data export, a file for each data set. */
export function makeExport(work: Work, {store, users, works}: ExportSources, now: number): ExportFile[] {
  const {input, account} = work;
  const since = Date.parse(`${String(input.from)}T00:00:00Z`);
  const until = Date.parse(`${String(input.to)}T00:00:00Z`) + day;
  const chosen = Array.isArray(input.userIds) ? new Set(input.userIds.map(String)) : undefined;
  const belongs = (user: User | undefined) => chosen === undefined || (user !== undefined && chosen.has(user.id));
  const isInPeriod = ({createdAt}: {readonly createdAt: number}) =>
    input.scope === 'user' || (createdAt >= since && createdAt < until);

  const people = [...store.users.values()].filter(
    (user) => user.account === account && belongs(user) && isInPeriod(user),
  );
  const requests = [...store.works.values()].filter(
    (other) => other.account === account && belongs(other.user) && isInPeriod(other),
  );
  const records: Readonly<Record<string, () => JsonObject[]>> = {
    users: () =>
      people.map((user) => ({
        ...users.view(user),
        ...(user.deletedAt !== undefined && {status: 'deleted', deletedAt: toTimestamp(user.deletedAt)}),
      })),
    brands: () => people.flatMap((user) => (user.brand ? [{userId: user.id, brand: user.brand}] : [])),
    requests: () => requests.map((other) => ({...works.view(other, now), input: other.input})),
    designs: () =>
      requests.flatMap(({id, user, result}) =>
        result?.kind === 'designs'
          ? result.designs.map((design) => ({
              designId: design.id,
              requestId: id,
              ...(user && {userId: user.id}),
              designType: design.designType,
              language: design.language,
              blocks: design.blocks,
              assets: design.assets,
            }))
          : [],
      ),
  };
  const format = String(input.format);
  return (input.dataSets as readonly string[]).map((dataSet) => {
    const lines = records[dataSet]?.() ?? [];
    return {dataSet, format, records: lines.length, text: format === 'csv' ? toCsv(lines) : toNdjson(lines)};
  });
}

const toNdjson = (records: readonly JsonObject[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');

/** CSV as in RFC 4180; nested fields become columns with dots in their names. */
function toCsv(records: readonly JsonObject[]): string {
  const flat = records.map((record) => new Map(columns(record, '')));
  const names = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  const line = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;
  return [line(names), ...flat.map((row) => line(names.map((name) => row.get(name) ?? '')))].join('');
}

function columns(value: unknown, name: string): [string, string][] {
  if (Array.isArray(value) || isObject(value)) {
    return Object.entries(value).flatMap(([key, part]) => columns(part, name === '' ? key : `${name}.${key}`));
  }
  return [[name, String(value)]];
}

const csvCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
