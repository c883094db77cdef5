import {entriesAt, isObject, listAt, numberAt, objectAt, plainText, textAt} from './raw';
import type {Fact, JsonObject} from './types';

const number = (value: number) => value.toLocaleString('en-US', {maximumFractionDigits: 20});
const count = (value: number, noun: string, plural = `${noun}s`) => `${number(value)} ${value === 1 ? noun : plural}`;

/** "1 to 80 characters", "at least 1 character", "exactly 3 items". */
function span(least: number | undefined, most: number | undefined, noun: string, plural?: string): string | undefined {
  const least0 = least === 0 ? undefined : least;
  if (least !== undefined && least === most) {
    return `exactly ${count(least, noun, plural)}`;
  }
  if (least0 !== undefined && most !== undefined) {
    return `${number(least0)} to ${count(most, noun, plural)}`;
  }
  if (most !== undefined) {
    return `at most ${count(most, noun, plural)}`;
  }
  return least0 === undefined ? undefined : `at least ${count(least0, noun, plural)}`;
}

/** "1 to 10", "more than 0", "0 or more and less than 1". Knows the exclusive bounds of 3.1 (numbers) and of 3.0 (flags). */
function range(schema: JsonObject): string | undefined {
  const flagged = (key: string, bound: number | undefined) => (schema[key] === true ? bound : numberAt(schema, key));
  const minimum = numberAt(schema, 'minimum');
  const maximum = numberAt(schema, 'maximum');
  const above = flagged('exclusiveMinimum', minimum);
  const below = flagged('exclusiveMaximum', maximum);
  const aboveHolds = above !== undefined && (minimum === undefined || above >= minimum);
  const belowHolds = below !== undefined && (maximum === undefined || below <= maximum);
  if (minimum !== undefined && maximum !== undefined && !aboveHolds && !belowHolds) {
    return minimum === maximum ? `exactly ${number(minimum)}` : `${number(minimum)} to ${number(maximum)}`;
  }
  const parts = [
    aboveHolds ? `more than ${number(above)}` : minimum === undefined ? '' : `${number(minimum)} or more`,
    belowHolds ? `less than ${number(below)}` : maximum === undefined ? '' : `${number(maximum)} or less`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(' and ');
}

/**
 * The constraints of a schema in words, in the order in which a reader needs them.
 *
 * @param schema - A schema without `$ref` and `allOf`.
 */
export function factsOf(schema: JsonObject): Fact[] {
  const facts: Fact[] = [];
  const add = (label: string, text: string | undefined, code = false) => {
    if (text !== undefined) {
      facts.push({label, text, code});
    }
  };
  add('Range', range(schema));
  add('Multiple of', numberAt(schema, 'multipleOf')?.toLocaleString('en-US', {maximumFractionDigits: 20}));
  add('Length', span(numberAt(schema, 'minLength'), numberAt(schema, 'maxLength'), 'character'));
  add('Pattern', textAt(schema, 'pattern'), true);
  const items = span(numberAt(schema, 'minItems'), numberAt(schema, 'maxItems'), 'item');
  const alike = schema['uniqueItems'] === true ? 'no two alike' : undefined;
  add(
    items === undefined ? 'Items' : 'Length',
    [items, alike].filter((part) => part !== undefined).join(', ') || undefined,
  );
  add('Size', span(numberAt(schema, 'minProperties'), numberAt(schema, 'maxProperties'), 'field'));
  add('Media type', textAt(schema, 'contentMediaType'), true);
  add('Encoding', textAt(schema, 'contentEncoding'), true);
  for (const [name, needed] of entriesAt(schema, 'dependentRequired')) {
    add(`With ${name}`, Array.isArray(needed) ? `also ${needed.join(', ')}` : undefined);
  }
  const names = objectAt(schema, 'propertyNames') ?? {};
  const forbidden = [...forbiddenFields(objectAt(schema, 'not') ?? {}), ...forbiddenNames(names)];
  add('Never has', forbidden.join(', ') || undefined, true);
  add('Names of fields', textAt(names, 'pattern'), true);
  add('Names of fields', span(numberAt(names, 'minLength'), numberAt(names, 'maxLength'), 'character'));
  add('Names of fields', listAt(names, 'enum').map(plainText).join(', ') || undefined, true);
  return facts;
}

/** The names that `propertyNames: {not: {enum: [one, two]}}` forbids. */
function forbiddenNames(names: JsonObject): string[] {
  const not = objectAt(names, 'not') ?? {};
  return [...listAt(not, 'enum'), ...(not['const'] === undefined ? [] : [not['const']])].map(plainText);
}

/** The fields that `not: {required: [one]}`, or `anyOf` such, forbids. Several names in one `required` forbid only their sum. */
export function forbiddenFields(not: JsonObject): string[] {
  const [key, ...others] = Object.keys(not);
  const required = listAt(not, 'required').map(String);
  if (key === 'required' && others.length === 0 && required.length === 1) {
    return required;
  }
  const parts = listAt(not, 'anyOf').filter(isObject).map(forbiddenFields);
  return key === 'anyOf' && others.length === 0 && parts.every((part) => part.length === 1) ? parts.flat() : [];
}
