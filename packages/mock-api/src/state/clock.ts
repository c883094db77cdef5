/** What time it is, in milliseconds since 1970. A mock asks nothing else for the time. */
export interface Clock {
  readonly now: () => number;
}

/** The time of the machine. */
export const systemClock: Clock = {now: () => Date.now()};

/** A clock that stands still until it is moved, for tests. */
export interface ManualClock extends Clock {
  readonly advance: (milliseconds: number) => void;
}

/** @param start - When the clock stands, as RFC 3339. */
export function manualClock(start: string): ManualClock {
  let time = Date.parse(start);
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

const duration = /^P(?=.)(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * Reads a duration of ISO 8601 in days, hours, minutes and seconds, such as `P31D` or `PT90S`.
 *
 * @returns Milliseconds; `undefined` for another form.
 */
export function parseDuration(text: string): number | undefined {
  const match = duration.exec(text);
  if (match === null) {
    return undefined;
  }
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = Array.from(match.slice(1), (part: string | undefined) =>
    Number(part ?? 0),
  );
  return ((days * 24 + hours) * 60 + minutes) * 60_000 + seconds * 1000;
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A time as the contract writes it: RFC 3339 in UTC, to the second. */
export const toTimestamp = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;

/** The calendar month (UTC) of a time, as `2030-04`. */
export const monthOf = (time: number) => new Date(time).toISOString().slice(0, 7);

/** When the month after that of a time begins (UTC). */
export function nextMonth(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
