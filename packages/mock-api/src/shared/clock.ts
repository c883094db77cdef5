/** A mock's only source of time. */
export interface Clock {
  /** Returns the time in milliseconds since the Unix epoch. */
  readonly now: () => number;
}

export const systemClock: Clock = {now: () => Date.now()};

/** A clock that only moves when it's advanced. */
export interface ManualClock extends Clock {
  readonly advance: (milliseconds: number) => void;
}

/**
 * Creates a clock for tests.
 *
 * @param start - An RFC 3339 timestamp.
 */
export function createManualClock(start: string): ManualClock {
  let time = Date.parse(start);
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

const durationPattern = /^P(?=.)(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * Parses an ISO 8601 duration of days, hours, minutes, and seconds, such as `P31D` or `PT90S`.
 *
 * @returns The duration in milliseconds, or `undefined` for any other text.
 */
export function parseDuration(text: string): number | undefined {
  const match = durationPattern.exec(text);
  if (match === null) {
    return undefined;
  }
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = Array.from(match.slice(1), (part: string | undefined) =>
    Number(part ?? 0),
  );
  return days * day + hours * hour + minutes * minute + seconds * second;
}

/** Durations in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Formats a time as an RFC 3339 timestamp in UTC with a precision of one second, like all timestamps in the API. */
export const toTimestamp = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;

/** Returns a time's calendar month (UTC), such as `2030-04`. */
export const toMonth = (time: number) => new Date(time).toISOString().slice(0, 7);

/** Returns the start of the next calendar month (UTC). */
export function startOfNextMonth(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/** A range of whole days in UTC. Both times are milliseconds since the Unix epoch. */
export interface DateRange {
  /** The start of the first day. */
  readonly start: number;
  /** The end of the last day, exclusive. */
  readonly end: number;
}

/** Converts two inclusive dates (`YYYY-MM-DD`) to a range. */
export function toDateRange(from: unknown, to: unknown): DateRange {
  return {start: Date.parse(`${String(from)}T00:00:00Z`), end: Date.parse(`${String(to)}T00:00:00Z`) + day};
}
