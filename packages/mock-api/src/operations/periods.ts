import type {FieldError} from '../contract/field-errors';
import {Refusal} from '../http/refusal';
import {day} from '../state/clock';
import type {Call, Service} from './call';

/** A period of whole days in UTC, in milliseconds since 1970; `until` is the end of the last day. */
export interface Period {
  readonly since: number;
  readonly until: number;
}

/**
 * Reads `from` and `to`. The dates of the contract's examples count as past, whatever the date is, so that every sample
 * of the documentation works.
 *
 * @param values - Where `from` and `to` come from.
 * @param where - Says where a mistake is, by the name of the field.
 * @param limit - The limit of the contract that the length keeps to.
 * @throws Refusal with `validation_failed`.
 */
export function readPeriod(
  {now}: Call,
  {contract}: Service,
  values: {readonly from?: unknown; readonly to?: unknown},
  where: (field: string) => {pointer: string} | {parameter: string},
  limit: 'analysis-range' | 'export-range',
): Period {
  const since = Date.parse(`${String(values.from)}T00:00:00Z`);
  const until = Date.parse(`${String(values.to)}T00:00:00Z`) + day;
  const today = Math.max(now, Date.parse(String(contract.example('data-export-queued').createdAt)));
  const longest = contract.number('limits#Limit', limit, 'value');
  const errors: FieldError[] = [
    ...(until <= since ? [{...where('to'), code: 'too_small', detail: `Is ${String(values.to)}, before from.`}] : []),
    ...(until - day > today
      ? [{...where('to'), code: 'too_large', detail: `Is ${String(values.to)}, in the future.`}]
      : []),
    ...(until - since > longest * day
      ? [
          {
            ...where('from'),
            code: 'too_small',
            detail: `The period has ${(until - since) / day} days; at most ${longest} are taken.`,
          },
        ]
      : []),
  ];
  if (errors.length > 0) {
    throw invalid(errors);
  }
  return {since, until};
}

/** A refusal with `validation_failed`, whose sentence counts the errors. */
export function invalid(errors: readonly FieldError[]): Refusal {
  const what = errors.every(({parameter}) => parameter !== undefined) ? 'parameter' : 'field';
  const detail = errors.length === 1 ? `1 ${what} breaks a rule.` : `${errors.length} ${what}s break a rule.`;
  return new Refusal('validation_failed', {detail, errors});
}
