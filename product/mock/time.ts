import type {JsonObject} from '@developer-docs/utils';

/** Durations in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Returns a time's calendar month (UTC), such as `2026-04`. */
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
export const toDateRange = ({from, to}: JsonObject): DateRange => ({
  start: Date.parse(`${String(from)}T00:00:00Z`),
  end: Date.parse(`${String(to)}T00:00:00Z`) + day,
});
