import {dayMs} from '@developer-docs/mock-api';
import type {JsonObject} from '@developer-docs/utils';

/** Returns a time's calendar month (UTC), such as `2026-04`. */
export const toMonth = (time: number) => new Date(time).toISOString().slice(0, 7);

/** Returns the start of the next calendar month (UTC). */
export function startOfNextMonth(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/**
 * Converts two inclusive dates (`YYYY-MM-DD`) to the start of the first day in UTC, and the end of the last day,
 * exclusive.
 */
export const toDateRange = ({from, to}: JsonObject) => ({
  start: Date.parse(`${String(from)}T00:00:00Z`),
  end: Date.parse(`${String(to)}T00:00:00Z`) + dayMs,
});
