import {createValidationError, type FieldError} from '@developer-docs/mock-api';
import {day, toDateRange, type DateRange} from '../time';

/**
 * Validates the fields or parameters `from` and `to`.
 *
 * @param values - The object that contains `from` and `to`.
 * @param locate - Returns the location of a field for field errors.
 * @throws ProblemError with `validation_failed`.
 */
export function parseDateRange(
  values: {readonly from?: unknown; readonly to?: unknown},
  {now, maxDays}: {readonly now: number; readonly maxDays: number},
  locate: (field: string) => {pointer: string} | {parameter: string},
): DateRange {
  const {start, end} = toDateRange(values.from, values.to);
  const days = (end - start) / day;
  const errors: FieldError[] = [];
  if (end <= start) {
    errors.push({...locate('to'), code: 'too_small', detail: `${String(values.to)} is before from.`});
  }
  if (end - day > now) {
    errors.push({...locate('to'), code: 'too_large', detail: `${String(values.to)} is in the future.`});
  }
  if (days > maxDays) {
    errors.push({
      ...locate('from'),
      code: 'too_small',
      detail: `The range has ${days} days; the maximum is ${maxDays}, including both dates.`,
    });
  }
  if (errors.length > 0) {
    throw createValidationError(errors);
  }
  return {start, end};
}
