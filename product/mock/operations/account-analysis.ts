import {stringAt, type JsonObject} from '@developer-docs/utils';
import {toTimestamp} from '@developer-docs/mock-api';
import {getCallerScope} from '../authentication';
import type {OperationHandler, Services} from '../services';
import type {AsyncRequest} from '../store/store';
import {day, parseDateRange, second, type DateRange} from '../time';

export const analyzeAccount: OperationHandler = (call, services) => {
  const {caller, parameters, now} = call;
  const {contract, users, store, lifecycle, pages} = services;
  const maxDays = contract.getLimitValue('analysis-range');
  const range = parseDateRange(parameters, {now, maxDays}, (parameter) => ({parameter}));
  const userId = stringAt(parameters, 'userId');
  const user = userId === undefined ? undefined : users.require(caller.workspace, userId, now);
  users.eraseDueUsers(now);
  const page = pages.open(call, getCallerScope(caller));
  // Requests created after the first page was read aren't counted, so that all pages are consistent.
  const requests = [...store.requests.values()].filter(
    (request) =>
      request.workspace === caller.workspace &&
      (user === undefined || request.user === user) &&
      request.createdAt >= range.start &&
      request.createdAt < range.end &&
      request.createdAt <= page.openedAt,
  );
  requests.forEach((request) => lifecycle.refresh(request, now));
  const {from, to, groupBy} = parameters;
  const {items: data, nextCursor} = page.select(createRows(requests, String(groupBy), range, services));
  const countedUntil = toTimestamp(page.openedAt);
  return {status: 200, body: {from, to, groupBy, totals: summarize(requests), data, nextCursor, countedUntil}};
};

/** Groups requests: by day or month in chronological order, or else in descending order of designs. */
function createRows(
  requests: readonly AsyncRequest[],
  groupBy: string,
  {start, end}: DateRange,
  {contract}: Services,
): readonly JsonObject[] {
  const createRow = (key: string) => ({
    key,
    counts: summarize(requests.filter((request) => getGroupKeys(request, groupBy).includes(key))),
  });
  if (groupBy === 'day' || groupBy === 'month') {
    const days = Array.from({length: Math.round((end - start) / day)}, (_, index) => start + index * day);
    return [...new Set(days.map((time) => toPeriod(time, groupBy)))].map(createRow);
  }
  const keys = new Set(requests.flatMap((request) => getGroupKeys(request, groupBy)));
  const designTypes = Object.keys(contract.getEnumValues('DesignType'));
  return [...keys]
    .sort((a, b) => designTypes.indexOf(a) - designTypes.indexOf(b) || a.localeCompare(b))
    .map(createRow)
    .sort((a, b) => b.counts.designs - a.counts.designs);
}

/** Returns the date or the month of a time. */
const toPeriod = (time: number, period: 'day' | 'month') =>
  new Date(time).toISOString().slice(0, period === 'day' ? 'YYYY-MM-DD'.length : 'YYYY-MM'.length);

function getGroupKeys({user, input, result, createdAt}: AsyncRequest, groupBy: string): readonly string[] {
  switch (groupBy) {
    case 'day':
    case 'month':
      return [toPeriod(createdAt, groupBy)];
    case 'user':
      return user ? [user.id] : [];
    case 'group':
      return user?.groups ?? [];
    case 'design-type':
      return [stringAt(input, 'designType') ?? []].flat();
    default:
      return [(result?.kind === 'designs' ? result.designs[0]?.language : stringAt(input, 'language')) ?? []].flat();
  }
}

function summarize(requests: readonly AsyncRequest[]) {
  const results = requests.flatMap(({result}) => result ?? []);
  const durations = requests.flatMap(({result, createdAt, finishedAt = createdAt}) =>
    result ? [(finishedAt - createdAt) / second] : [],
  );
  return {
    requests: requests.length,
    succeeded: results.length,
    failed: requests.filter(({error}) => error !== undefined).length,
    designs: results.reduce((sum, result) => sum + (result.kind === 'designs' ? result.designs.length : 0), 0),
    activeUsers: new Set(requests.flatMap(({user}) => user ?? [])).size,
    medianSeconds: computeMedian(durations),
  };
}

function computeMedian(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length === 0 ? null : ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
