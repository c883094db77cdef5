import type {FieldError} from '@developer-docs/mock-api';
import {arrayAt, isObject, stringAt, type JsonObject} from '@developer-docs/utils';

/** Checks rules that the contract documents in descriptions because JSON Schema can't express them. */
export function findSemanticErrors(body: JsonObject): FieldError[] {
  return [
    ...findBrandErrors(body, ''),
    ...(isObject(body.brand) ? findBrandErrors(body.brand, '/brand') : []),
    ...arrayAt(body, 'blocks').flatMap((block, index) => findEventErrors(block, `/blocks/${index}`)),
  ];
}

function findBrandErrors(brand: JsonObject, pointer: string): FieldError[] {
  const findDuplicates = (list: string, key: string, describe: (value: string) => string | undefined) =>
    arrayAt(brand, list).flatMap((item, index, items): FieldError[] => {
      const value = stringAt(item, key);
      const isDuplicate = items.findIndex((other) => stringAt(other, key) === value) < index;
      const detail = value !== undefined && isDuplicate ? describe(value) : undefined;
      return detail === undefined ? [] : [{pointer: `${pointer}/${list}/${index}/${key}`, code: 'not_allowed', detail}];
    });
  return [
    ...findDuplicates(
      'logos',
      'variant',
      (value) => `Another logo already has the variant "${value}". A brand can have at most one logo per variant.`,
    ),
    ...findDuplicates('colors', 'role', (value) =>
      value === 'primary' ? 'Another color is already primary. A brand can have at most one primary color.' : undefined,
    ),
  ];
}

function findEventErrors(block: unknown, pointer: string): FieldError[] {
  const [startsAt = '', endsAt = ''] = [stringAt(block, 'startsAt'), stringAt(block, 'endsAt')];
  return endsAt !== '' && !(Date.parse(endsAt) > Date.parse(startsAt))
    ? [{pointer: `${pointer}/endsAt`, code: 'too_small', detail: `${endsAt} isn't after startsAt.`}]
    : [];
}
