import type {FieldError} from '../contract/field-errors';
import {isObject, listAt, textAt, type JsonObject} from '../contract/json';

/** Rules of the contract that stand in descriptions because no schema can say them. */
export function crossFieldErrors(body: JsonObject): FieldError[] {
  return [
    ...repeatedLogos(body, ''),
    ...(isObject(body.brand) ? repeatedLogos(body.brand, '/brand') : []),
    ...listAt(body, 'blocks').flatMap((block, index) => eventErrors(block, `/blocks/${index}`)),
  ];
}

/** A brand has at most one logo of each variant. */
function repeatedLogos(brand: JsonObject, at: string): FieldError[] {
  const variants = listAt(brand, 'logos').map((logo) => (isObject(logo) ? logo.variant : undefined));
  return variants.flatMap((variant, index) =>
    variants.indexOf(variant) < index
      ? [
          {
            pointer: `${at}/logos/${index}/variant`,
            code: 'not_allowed',
            detail: `There is another logo "${String(variant)}".`,
          },
        ]
      : [],
  );
}

/** An event ends after it starts. */
function eventErrors(block: unknown, at: string): FieldError[] {
  const [startsAt = '', endsAt = ''] = [textAt(block, 'startsAt'), textAt(block, 'endsAt')];
  return endsAt !== '' && !(Date.parse(endsAt) > Date.parse(startsAt))
    ? [{pointer: `${at}/endsAt`, code: 'too_small', detail: `Is ${endsAt}, not after startsAt.`}]
    : [];
}
