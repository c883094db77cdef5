import {textAt, type JsonObject} from '../contract/json';
import {day, second, toTimestamp} from '../state/clock';
import type {Work} from '../state/store';
import type {Handler, Service} from './call';
import {readPeriod, type Period} from './periods';

export const accountAnalysis: Handler = (call, service) => {
  const {caller, parameters, now, operation} = call;
  const {users, cursors, store, works} = service;
  const period = readPeriod(call, service, parameters, (parameter) => ({parameter}), 'analysis-range');
  const userId = textAt(parameters, 'userId');
  const user = userId === undefined ? undefined : users.require(caller.account, userId, now);
  const {cursor, ...others} = parameters;
  const same = JSON.stringify([operation.id, caller.credential, others]);
  const start = cursors.start(textAt({cursor}, 'cursor'), same, now);
  // Later pages count what the first page counted.
  const counted = [...store.works.values()].filter(
    (work) =>
      work.account === caller.account &&
      (user === undefined || work.user === user) &&
      work.createdAt >= period.since &&
      work.createdAt < period.until &&
      work.createdAt <= start.firstReadAt,
  );
  counted.forEach((work) => {
    works.settle(work, now);
  });
  const page = cursors.page(
    rows(counted, String(parameters.groupBy), period, service),
    start,
    Number(parameters.limit),
    same,
    now,
  );
  return {
    status: 200,
    body: {
      from: parameters.from,
      to: parameters.to,
      groupBy: parameters.groupBy,
      totals: counts(counted),
      data: page.data,
      nextCursor: page.nextCursor,
      countedUntil: toTimestamp(start.firstReadAt),
    },
  };
};

interface Row extends JsonObject {
  readonly key: string;
  readonly counts: ReturnType<typeof counts>;
}

/** Days and months in order of time, all of the period; everything else with most designs first. */
function rows(works: readonly Work[], grouping: string, {since, until}: Period, service: Service): Row[] {
  const row = (key: string, keysOf: (work: Work) => readonly string[]) => ({
    key,
    counts: counts(works.filter((work) => keysOf(work).includes(key))),
  });
  if (grouping === 'day' || grouping === 'month') {
    const length = grouping === 'day' ? 10 : 7;
    const keyOf = (time: number) => new Date(time).toISOString().slice(0, length);
    const days = Array.from({length: Math.round((until - since) / day)}, (_, index) => keyOf(since + index * day));
    return [...new Set(days)].map((key) => row(key, ({createdAt}) => [keyOf(createdAt)]));
  }
  const keysOf = (work: Work) => groupKeys(work, grouping);
  const keys = [...new Set(works.flatMap(keysOf))];
  const order = Object.keys(service.contract.values('design-types#DesignType'));
  return keys
    .map((key) => row(key, keysOf))
    .sort(
      (one, other) =>
        other.counts.designs - one.counts.designs ||
        order.indexOf(one.key) - order.indexOf(other.key) ||
        one.key.localeCompare(other.key),
    );
}

function groupKeys({user, input, result}: Work, grouping: string): readonly string[] {
  switch (grouping) {
    case 'user':
      return user ? [user.id] : [];
    case 'group':
      return user?.groups ?? [];
    case 'design-type':
      return [textAt(input, 'designType') ?? []].flat();
    default: {
      const language = result?.kind === 'designs' ? result.designs[0]?.language : textAt(input, 'language');
      return [language ?? []].flat();
    }
  }
}

function counts(works: readonly Work[]) {
  const succeeded = works.filter(({result}) => result !== undefined);
  const seconds = succeeded
    .map(({createdAt, finishedAt = createdAt}) => (finishedAt - createdAt) / second)
    .sort((one, other) => one - other);
  const middle = seconds.length / 2;
  const median =
    seconds.length === 0 ? null : ((seconds[Math.ceil(middle) - 1] ?? 0) + (seconds[Math.floor(middle)] ?? 0)) / 2;
  return {
    requests: works.length,
    succeeded: succeeded.length,
    failed: works.filter(({error}) => error !== undefined).length,
    designs: succeeded.reduce((sum, {result}) => sum + (result?.kind === 'designs' ? result.designs.length : 0), 0),
    activeUsers: new Set(works.flatMap(({user}) => (user ? [user] : []))).size,
    medianSeconds: median,
  };
}
