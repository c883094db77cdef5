import {numberAt, stringAt, type JsonObject} from '@developer-docs/utils';
import {readNumberRange} from '../schemas/number-range.js';
import {compilePattern} from '../schemas/patterns.js';
import {generateMatches, maxTextLength, type StringLimits} from './pattern.js';

/** Values of string formats, and others for patterns and lengths, from https://spec.openapis.org/registry/format/ and JSON Schema. */
const formatValues = new Map<string, readonly string[]>(
  Object.entries({
    base64url: ['c3RyaW5n'],
    byte: ['c3RyaW5n'],
    date: ['2019-08-24', '2030-12-31'],
    'date-time': ['2019-08-24T14:15:22Z', '2030-12-31T23:59:59.000Z', '2019-08-24T14:15:22+00:00'],
    duration: ['P3D'],
    email: ['user@example.com', 'a@b.co'],
    hostname: ['example.com', 'a.co'],
    'idn-email': ['user@example.com', 'a@b.co'],
    'idn-hostname': ['example.com', 'a.co'],
    ipv4: ['192.168.0.1', '10.0.0.1'],
    ipv6: ['2001:db8:85a3::8a2e:370:7334', '::1'],
    iri: ['https://example.com/entity/1', 'http://a.co'],
    'iri-reference': ['/entity/1', '/a'],
    'iso-date-time': ['2019-08-24T14:15:22Z'],
    'iso-time': ['14:15:22Z'],
    'json-pointer': ['/json/pointer', '/a'],
    'json-pointer-uri-fragment': ['#/json/pointer', '#/a'],
    password: ['pa$$word'],
    regex: ['^[a-z]+$', 'a'],
    'relative-json-pointer': ['1/relative/json/pointer', '0'],
    time: ['14:15:22Z'],
    uri: ['http://example.com', 'http://a.co', 'https://example.com/', 'urn:example:1'],
    'uri-reference': ['../dictionary', '/a'],
    'uri-template': ['http://example.com/{endpoint}', '/{a}'],
    url: ['http://example.com', 'http://a.co', 'https://example.com/'],
    uuid: ['497f6eca-6276-4993-bfeb-53cbbbba6f08', '497F6ECA-6276-4993-BFEB-53CBBBBA6F08'],
  }),
);

/** The formats whose values have an encoding (`contentEncoding`). */
const encodingFormats = new Map([
  ['base64', 'byte'],
  ['base64url', 'base64url'],
]);

/** Formats whose values are still valid with more letters at this position: 0 for the beginning, −1 for the end. */
const extensibleFormats = new Map<string, 0 | -1>(
  Object.entries({
    email: 0,
    hostname: 0,
    'idn-email': 0,
    'idn-hostname': 0,
    iri: -1,
    'iri-reference': -1,
    'json-pointer': -1,
    password: -1,
    uri: -1,
    'uri-reference': -1,
    'uri-template': -1,
    url: -1,
  } as const),
);

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Strings that match many patterns, simplest first, for patterns that can't be generated from. */
const commonStrings = ['1', '123456', 'a', 'abc', 'ABC', 'a1', 'A1', 'abc-123', '2025-01-31', '+15551234567'];

/** How many variants of a pattern are tried, for example until one satisfies a lookahead. */
const maxPatternVariants = 40;

/**
 * Yields strings for a schema, best first.
 *
 * @param patterns - The patterns that a string must match. A schema that combines others can have several.
 */
export function* generateStrings(schema: JsonObject, patterns: readonly string[], variant: number): Generator<string> {
  const format = stringAt(schema, 'format') ?? encodingFormats.get(stringAt(schema, 'contentEncoding') ?? '') ?? '';
  const [minLength, maxLength] = [numberAt(schema, 'minLength') ?? 0, numberAt(schema, 'maxLength') ?? Infinity];
  if (minLength > maxTextLength) return;
  const limits = {minLength, maxLength};
  const values = formatValues.get(format) ?? [];
  for (const value of values) yield extend(vary(value, format, variant), format, limits);
  if (patterns.length > 0) yield* generatePatternMatches(patterns, limits, variant);
  if (values.length > 0) return;
  yield fitLength(variant === 0 ? 'string' : `string${variant + 1}`, minLength, maxLength);
  // Short strings differ in their first letter.
  const start = letters.slice(variant % letters.length) + letters;
  yield fitLength(start, minLength, Math.max(minLength, Math.min(maxLength, 6)));
}

const hasLength = ({length}: string, {minLength, maxLength}: StringLimits) =>
  length >= minLength && length <= maxLength;

/** Adds letters to a format's value if it's too short and stays valid. */
function extend(value: string, format: string, limits: StringLimits): string {
  const position = extensibleFormats.get(format);
  if (position === undefined || hasLength(value, limits)) return value;
  const missing = Math.max(0, limits.minLength - value.length);
  const padding = letters.repeat(Math.ceil(missing / letters.length)).slice(0, missing);
  return position === 0 ? padding + value : value + padding;
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

/** Yields strings that can match all patterns: readable ones, matches of each pattern, and the matches of all, joined. */
function* listCandidates(patterns: readonly string[], limits: StringLimits, variant: number): Generator<string> {
  const {minLength, maxLength} = limits;
  if (variant === 0) yield fitLength('string', minLength, maxLength);
  for (const pattern of patterns) yield* generateMatches(pattern, limits, variant);
  const parts = patterns.flatMap((pattern) =>
    [...generateMatches(pattern, {minLength: 0, maxLength}, variant)].slice(0, 1),
  );
  yield parts.join(fitLength('string', 0, Math.max(0, minLength - parts.join('').length)));
  for (let offset = 1; offset < maxPatternVariants; offset += 1) {
    for (const pattern of patterns) yield* generateMatches(pattern, limits, variant + offset);
  }
  yield* commonStrings;
}

/** Repeats or cuts text. */
function fitLength(text: string, minLength: number, maxLength: number): string {
  const repeated = text.repeat(Math.max(1, Math.ceil(minLength / text.length)));
  return repeated.slice(0, Math.min(Math.max(text.length, minLength), maxLength));
}

/** Changes a value of a format so that it stays valid. */
function vary(value: string, format: string, variant: number): string {
  if (variant === 0) return value;
  const number = String(variant);
  switch (format) {
    case 'email':
    case 'idn-email':
      return value.replace('@', `${number}@`);
    case 'hostname':
    case 'idn-hostname':
      return `host${number}.${value}`;
    case 'uuid':
      return value.slice(0, -number.length) + number;
    case 'ipv4':
      return `192.168.${Math.floor(variant / 250)}.${1 + (variant % 250)}`;
    case 'ipv6':
      return `2001:db8::${variant.toString(16)}`;
    case 'date':
    case 'date-time':
    case 'iso-date-time':
      return new Date(Date.parse('2019-08-24T14:15:22Z') + variant * 86_400_000)
        .toISOString()
        .replace('.000Z', 'Z')
        .slice(0, format === 'date' ? 10 : undefined);
    case 'time':
    case 'iso-time':
      return `14:${15 + (variant % 45)}:22Z`;
    case 'duration':
      return `P${3 + variant}D`;
    case 'byte':
    case 'base64url':
      return `${value}${'AAAA'.repeat(variant)}`;
    case 'relative-json-pointer':
      return `${number}${value.slice(1)}`;
    default:
      return `${value}${number}`;
  }
}

/** Yields numbers for a schema, best first. */
export function* generateNumbers(schema: JsonObject, isInteger: boolean, variant: number): Generator<number> {
  const {minimum: lower, maximum: upper} = readNumberRange(schema);
  const multipleOf = numberAt(schema, 'multipleOf');
  // The nearest number that JavaScript can represent may exceed a limit that it can't represent.
  for (const bound of variant === 0 ? [lower, upper] : []) {
    if (bound !== undefined && typeof bound.value !== 'number' && !bound.isExclusive) yield bound.value;
  }
  const minimum = Number(lower?.value ?? -Infinity);
  const maximum = Number(upper?.value ?? Infinity);
  const format = stringAt(schema, 'format');
  const isFraction = !isInteger && (format === 'float' || format === 'double');
  const step = multipleOf ?? 1;
  const start = Number.isFinite(minimum)
    ? minimum
    : Number.isFinite(maximum)
      ? Math.min(maximum, 0)
      : isFraction && multipleOf === undefined
        ? 0.1
        : 0;
  const multiple = multipleOf === undefined && isInteger ? Math.ceil(start) : Math.ceil(round(start / step)) * step;
  const first = multipleOf === undefined && !isInteger ? start : multiple;
  const direction = first > maximum || (first >= maximum && upper?.isExclusive === true) ? -1 : 1;
  yield round(first + variant * step * direction);
  for (let offset = 1; offset <= 3; offset += 1) yield round(first + (variant + offset) * step * direction);
  for (let offset = 1; offset <= 3; offset += 1) yield round(first - (variant + offset) * step * direction);
  // An alternative can be an integer.
  if (!isInteger && multipleOf === undefined) yield round(first + direction / 2);
  // A range without an integer, such as 0 < x < 1.
  if (!isInteger && Number.isFinite(minimum) && Number.isFinite(maximum)) {
    yield round(minimum + (maximum - minimum) / (variant + 2));
  }
}

/** Removes errors of binary fractions, such as in 0.1 × 3. */
const round = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(15)));
