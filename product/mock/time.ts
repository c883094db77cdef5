import {createValidationError, type FieldError} from '@developer-docs/mock-api';

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

interface DateFields {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** Converts two inclusive dates (`YYYY-MM-DD`) to a range. */
export const toDateRange = ({from, to}: DateFields): DateRange => ({
  start: Date.parse(`${String(from)}T00:00:00Z`),
  end: Date.parse(`${String(to)}T00:00:00Z`) + day,
});

/**
 * Validates the fields or parameters `from` and `to`.
 *
 * @param locate - Returns the location of a field for field errors.
 * @throws ProblemError with `validation_failed`.
 */
export function parseDateRange(
  fields: DateFields,
  {now, maxDays}: {readonly now: number; readonly maxDays: number},
  locate: (field: string) => {pointer: string} | {parameter: string},
): DateRange {
  const range = toDateRange(fields);
  const days = (range.end - range.start) / day;
  const to = String(fields.to);
  const errors: FieldError[] = [];
  if (days <= 0) {
    errors.push({...locate('to'), code: 'too_small', detail: `${to} is before from.`});
  }
  if (range.end - day > now) {
    errors.push({...locate('to'), code: 'too_large', detail: `${to} is in the future.`});
  }
  if (days > maxDays) {
    const detail = `The range has ${days} days; the maximum is ${maxDays}, including both dates.`;
    errors.push({...locate('from'), code: 'too_small', detail});
  }
  if (errors.length > 0) {
    throw createValidationError(errors);
  }
  return range;
}
