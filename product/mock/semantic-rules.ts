import type {FieldError} from '@developer-docs/mock-api';
import {arrayAt, isObject, stringAt, type JsonObject} from '@developer-docs/utils';

/** Checks rules that the contract documents in descriptions because JSON Schema can't express them. */
export const findSemanticErrors = (body: JsonObject): FieldError[] => [
  ...findBrandErrors(body, ''),
  ...(isObject(body.brand) ? findBrandErrors(body.brand, '/brand') : []),
  ...arrayAt(body, 'blocks').flatMap((block, index) => findEventErrors(block, `/blocks/${index}`)),
];

function findBrandErrors(brand: JsonObject, pointer: string): FieldError[] {
  const logos = findDuplicates(arrayAt(brand, 'logos'), 'variant');
  const colors = findDuplicates(arrayAt(brand, 'colors'), 'role').filter(({value}) => value === 'primary');
  return [
    ...logos.map(({index, value}) => ({
      pointer: `${pointer}/logos/${index}/variant`,
      code: 'not_allowed',
      detail: `Another logo already has the variant "${value}". A brand can have at most one logo per variant.`,
    })),
    ...colors.map(({index}) => ({
      pointer: `${pointer}/colors/${index}/role`,
      code: 'not_allowed',
      detail: 'Another color is already primary. A brand can have at most one primary color.',
    })),
  ];
}

/** Finds the items that have the same value as an earlier item. */
function findDuplicates(items: readonly unknown[], key: string): {readonly index: number; readonly value: string}[] {
  const values = items.map((item) => stringAt(item, key));
  return values
    .map((value = '', index) => ({index, value}))
    .filter(({index, value}) => value !== '' && values.indexOf(value) < index);
}

function findEventErrors(block: unknown, pointer: string): FieldError[] {
  const [startsAt = '', endsAt = ''] = [stringAt(block, 'startsAt'), stringAt(block, 'endsAt')];
  return endsAt !== '' && !(Date.parse(endsAt) > Date.parse(startsAt))
    ? [{pointer: `${pointer}/endsAt`, code: 'too_small', detail: `${endsAt} isn't after startsAt.`}]
    : [];
}
