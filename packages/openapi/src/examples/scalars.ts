import {getOwn, numberAt, stringAt, type JsonObject} from '@developer-docs/utils';
import {readNumberRange} from '../schemas/number-range.js';
import {
  compilePattern,
  countCharacters,
  generateMatches,
  hasLength,
  maxTextLength,
  type StringLimits,
} from './pattern.js';

interface Format {
  /** A value, and others for patterns, lengths, and lists of unique values. */
  readonly values: readonly string[];
  /** Where a value is still valid with more letters. Default: nowhere. */
  readonly extensibleAt?: 'start' | 'end';
}

const email: Format = {values: ['user@example.com', 'a@b.co'], extensibleAt: 'start'};
const hostname: Format = {values: ['example.com', 'a.co'], extensibleAt: 'start'};

/** String formats, from https://spec.openapis.org/registry/format/ and JSON Schema. */
const formats: Readonly<Record<string, Format>> = {
  base64url: {values: ['c3RyaW5n', 'AAAA']},
  byte: {values: ['c3RyaW5n', 'AAAA']},
  date: {values: ['2019-08-24', '2030-12-31']},
  'date-time': {values: ['2019-08-24T14:15:22Z', '2030-12-31T23:59:59.000Z', '2019-08-24T14:15:22+00:00']},
  duration: {values: ['P3D', 'P4D']},
  email,
  hostname,
  'idn-email': email,
  'idn-hostname': hostname,
  ipv4: {values: ['192.168.0.1', '10.0.0.1']},
  ipv6: {values: ['2001:db8:85a3::8a2e:370:7334', '::1']},
  iri: {values: ['https://example.com/entity/1', 'http://a.co'], extensibleAt: 'end'},
  'iri-reference': {values: ['/entity/1', '/a'], extensibleAt: 'end'},
  'iso-date-time': {values: ['2019-08-24T14:15:22Z', '2030-12-31T23:59:59Z']},
  'iso-time': {values: ['14:15:22Z', '23:59:59Z']},
  'json-pointer': {values: ['/json/pointer', '/a'], extensibleAt: 'end'},
  'json-pointer-uri-fragment': {values: ['#/json/pointer', '#/a']},
  password: {values: ['pa$$word'], extensibleAt: 'end'},
  regex: {values: ['^[a-z]+$', 'a']},
  'relative-json-pointer': {values: ['1/relative/json/pointer', '0']},
  time: {values: ['14:15:22Z', '23:59:59Z']},
  uri: {values: ['http://example.com', 'http://a.co', 'https://example.com/', 'urn:example:1'], extensibleAt: 'end'},
  'uri-reference': {values: ['../dictionary', '/a'], extensibleAt: 'end'},
  'uri-template': {values: ['http://example.com/{endpoint}', '/{a}'], extensibleAt: 'end'},
  url: {values: ['http://example.com', 'http://a.co', 'https://example.com/'], extensibleAt: 'end'},
  uuid: {values: ['497f6eca-6276-4993-bfeb-53cbbbba6f08', '497F6ECA-6276-4993-BFEB-53CBBBBA6F08']},
};

/** The formats whose values have an encoding (`contentEncoding`). */
const encodingFormats: Readonly<Record<string, string>> = {base64: 'byte', base64url: 'base64url'};

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** How many variants of a pattern are tried, for example until one satisfies a lookahead. */
const maxPatternVariants = 40;

/**
 * Yields strings for a schema, best first.
 *
 * @param patterns - The patterns that a string must match. A schema that combines others can have several.
 */
export function* generateStrings(schema: JsonObject, patterns: readonly string[], variant: number): Generator<string> {
  const name = stringAt(schema, 'format') ?? getOwn(encodingFormats, stringAt(schema, 'contentEncoding') ?? '') ?? '';
  const format = getOwn(formats, name);
  const [minLength, maxLength] = [numberAt(schema, 'minLength') ?? 0, numberAt(schema, 'maxLength') ?? Infinity];
  if (minLength > maxTextLength) return;
  const limits = {minLength, maxLength};
  const {values = []} = format ?? {};
  const start = variant % Math.max(values.length, 1);
  for (const value of [...values.slice(start), ...values.slice(0, start)]) yield extend(value, format, limits);
  if (patterns.length > 0) yield* generatePatternMatches(patterns, limits, variant);
  if (format !== undefined) return;
  yield fitLength(variant === 0 ? 'string' : `string${variant + 1}`, minLength, maxLength);
  // Short strings differ in their first letter.
  yield fitLength(
    letters.slice(variant % letters.length) + letters,
    minLength,
    Math.max(minLength, Math.min(maxLength, 6)),
  );
}

/** Adds letters to a format's value if it's too short and stays valid. */
function extend(value: string, format: Format | undefined, limits: StringLimits): string {
  if (format?.extensibleAt === undefined || hasLength(value, limits)) return value;
  const missing = Math.max(0, limits.minLength - value.length);
  const padding = letters.repeat(Math.ceil(missing / letters.length)).slice(0, missing);
  return format.extensibleAt === 'start' ? padding + value : value + padding;
}

/** Yields the first string that matches all patterns, preferably not an empty one. */
function* generatePatternMatches(patterns: readonly string[], limits: StringLimits, variant: number) {
  const expressions = patterns.map(compilePattern);
  let isEmptyValid = false;
  for (const text of listCandidates(patterns, limits, variant)) {
    if (!hasLength(text, limits) || expressions.some((expression) => expression?.test(text) === false)) continue;
    if (text !== '') {
      yield text;
      return;
    }
    isEmptyValid = true;
  }
  if (isEmptyValid) yield '';
}

/**
 * Yields strings that can match all patterns: readable ones, matches of each pattern, and the matches of all, joined.
 */
function* listCandidates(patterns: readonly string[], limits: StringLimits, variant: number): Generator<string> {
  const {minLength, maxLength} = limits;
  if (variant === 0) yield fitLength('string', minLength, maxLength);
  for (const pattern of patterns) yield* generateMatches(pattern, limits, variant);
  const parts = patterns.flatMap((pattern) =>
    [...generateMatches(pattern, {minLength: 0, maxLength}, variant)].slice(0, 1),
  );
  yield parts.join(fitLength('string', 0, Math.max(0, minLength - countCharacters(parts.join('')))));
  for (let offset = 1; offset < maxPatternVariants; offset += 1) {
    for (const pattern of patterns) yield* generateMatches(pattern, limits, variant + offset);
  }
}

/** Repeats or cuts text. */
function fitLength(text: string, minLength: number, maxLength: number): string {
  const repeated = text.repeat(Math.max(1, Math.ceil(minLength / text.length)));
  return repeated.slice(0, Math.min(Math.max(text.length, minLength), maxLength));
}

/** Yields numbers for a schema, best first. */
export function* generateNumbers(schema: JsonObject, isInteger: boolean, variant: number): Generator<number> {
  const {minimum, maximum} = readNumberRange(schema);
  const multipleOf = numberAt(schema, 'multipleOf');
  const range = [Number(minimum?.value ?? -Infinity), Number(maximum?.value ?? Infinity)] as const;
  const first = findFirstNumber(schema, isInteger, range);
  const isDescending = first > range[1] || (first === range[1] && maximum?.isExclusive === true);
  const step = (multipleOf ?? 1) * (isDescending ? -1 : 1);
  const offsets = [variant, variant + 1, variant + 2, variant + 3];
  const backward = offsets.slice(1).map((offset) => -offset);
  for (const offset of [...offsets, ...backward]) yield round(first + offset * step);
  if (isInteger) return;
  // An alternative can be an integer.
  if (multipleOf === undefined) yield round(first + step / 2);
  // A range without an integer, such as 0 < x < 1.
  if (range.every(Number.isFinite)) yield round(range[0] + (range[1] - range[0]) / (variant + 2));
}

/** Returns the least number in a range, or else a small one, as the schema's multiple or an integer. */
function findFirstNumber(
  schema: JsonObject,
  isInteger: boolean,
  [minimum, maximum]: readonly [minimum: number, maximum: number],
): number {
  const multipleOf = numberAt(schema, 'multipleOf');
  const isFraction = !isInteger && ['float', 'double'].includes(stringAt(schema, 'format') ?? '');
  const small = isFraction && multipleOf === undefined ? 0.1 : 0;
  const greatest = Number.isFinite(maximum) ? Math.min(maximum, 0) : small;
  const start = Number.isFinite(minimum) ? minimum : greatest;
  if (multipleOf !== undefined) return Math.ceil(round(start / multipleOf)) * multipleOf;
  return isInteger ? Math.ceil(start) : start;
}

/** Removes errors of binary fractions, such as in 0.1 × 3. */
const round = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(15)));
