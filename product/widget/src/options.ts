import {findClosest, isLoopbackUrl} from '@developer-docs/utils';
import {declaredNames} from 'virtual:declarations';
import {getContrastRatio} from '../../colors';
import type {GenerateInput, Person, SuperuserOptions} from '../../ui-sdk';
import {designTypes, displays, formats, locales, panels, themes} from './enumerations';
import {createError} from './errors';

const {changeableOptions, languages} = declaredNames;

/** The options of regular and superuser widgets. Regular widgets have no superuser options. */
export type Options = Omit<SuperuserOptions, 'people'> & Partial<Pick<SuperuserOptions, 'people'>>;
export type OptionName = keyof SuperuserOptions;

interface Rule {
  /** Describes the accepted values. Completes the phrase "expected …" in the message of `invalid_option` errors. */
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
}

export const oneOf = (values: readonly string[]): Rule => ({
  expected: `one of ${values.map((value) => `'${value}'`).join(', ')}`,
  accepts: (value) => typeof value === 'string' && values.includes(value),
});

const listOf = (values: readonly string[], minLength: number): Rule => ({
  expected: `${minLength} to ${values.length} different values of ${values.map((value) => `'${value}'`).join(', ')}`,
  accepts: (value) =>
    Array.isArray(value) &&
    value.length >= minLength &&
    new Set(value).size === value.length &&
    value.every((member) => values.includes(member as string)),
});

const integerBetween = (min: number, max: number): Rule => ({
  expected: `an integer from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}`,
  accepts: (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
});

const stringOfLength = (minLength: number, maxLength: number): Rule => ({
  expected: `a string of ${minLength} to ${maxLength.toLocaleString('en')} characters`,
  accepts: (value) => typeof value === 'string' && value.length >= minLength && value.length <= maxLength,
});

const idWithPrefix = (prefix: string): Rule => ({
  expected: `an ID such as '${prefix}_…'`,
  accepts: (value) => typeof value === 'string' && new RegExp(`^${prefix}_[0-9a-z]{16}$`).test(value),
});

/** The length of a prompt that designs can be generated from. */
export const promptLength = {min: 3, max: 2000};
const variantCount = integerBetween(1, 24);

/** WCAG 2.2, success criterion 1.4.3 (AA). */
const minContrastRatio = 4.5;

const userIdPattern = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,63}$/;

const isUserId = (value: unknown): value is string => typeof value === 'string' && userIdPattern.test(value);

function isPerson(value: unknown): value is Person {
  const {userId, displayName} = (value ?? {}) as Partial<Record<string, unknown>>;
  return isUserId(userId) && typeof displayName === 'string' && displayName !== '';
}

/**
 * The rules by option. A test compares their limits with the SDK declarations, and those with the OpenAPI documents.
 */
export const optionRules: Readonly<Record<OptionName, Rule>> = {
  container: {
    expected: 'an element or a CSS selector',
    accepts: (value) => value instanceof HTMLElement || (typeof value === 'string' && value.trim() !== ''),
  },
  getToken: {expected: 'a function', accepts: (value) => typeof value === 'function'},
  apiUrl: {
    expected: "an 'https://' URL (or an 'http://' URL on localhost, 127.0.0.1, or [::1]) without a trailing slash",
    accepts: isApiUrl,
  },
  display: oneOf(displays),
  locale: oneOf(locales),
  theme: oneOf(themes),
  themeColors: {
    expected:
      "'#RRGGBB' colors, where 'background' and 'text' are set together or not at all and have a contrast ratio of at least 4.5:1",
    accepts: isThemeColors,
  },
  designTypes: listOf(designTypes, 1),
  language: oneOf(languages),
  prompt: stringOfLength(0, promptLength.max),
  variantCount,
  formats: listOf(formats, 0),
  clientReference: stringOfLength(1, 128),
  autoFocus: {expected: 'a boolean', accepts: (value) => typeof value === 'boolean'},
  loadTimeout: integerBetween(1000, 60_000),
  requestTimeout: integerBetween(5000, 600_000),
  userId: {expected: "the ID of a person in 'people'", accepts: isUserId},
  people: {
    expected: '1 to 500 people with a name and a unique ID',
    accepts: (value) =>
      Array.isArray(value) &&
      value.length >= 1 &&
      value.length <= 500 &&
      value.every(isPerson) &&
      new Set(value.map((person: Person) => person.userId)).size === value.length,
  },
  panels: listOf(panels, 0),
};

function isApiUrl(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value) || /[/?#]$/.test(value)) return false;
  const {protocol} = new URL(value);
  return (protocol === 'https:' || isLoopbackUrl(value)) && value.startsWith(`${protocol}//`);
}

/** Returns whether a value is a color in the format `#RRGGBB`. */
const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9A-Fa-f]{6}$/.test(value);

function isThemeColors(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const {accent, background, text: foreground, ...unknownColors} = value as Readonly<Record<string, unknown>>;
  const hasValidColors = [accent, background, foreground].every((color) => color === undefined || isColor(color));
  const isReadablePair =
    (background === undefined && foreground === undefined) ||
    (isColor(background) && isColor(foreground) && getContrastRatio(background, foreground) >= minContrastRatio);
  return Object.keys(unknownColors).length === 0 && hasValidColors && isReadablePair;
}

/** The options of `initSuperuser`. */
export const superuserOptions: readonly string[] = Object.keys(optionRules);

/** The options of `init`. */
export const regularOptions = superuserOptions.filter((name) => !['userId', 'people', 'panels'].includes(name));

/**
 * Validates the options of `init` or `initSuperuser`.
 *
 * @throws `invalid_option` or `unknown_option` for the first invalid option; otherwise `missing_option`.
 */
export function assertOptions(options: unknown, names: readonly string[], required: readonly string[]): void {
  assertArgument('options', options, argumentRules.object, {recoverable: false});
  const values = options as Readonly<Record<string, unknown>>;
  for (const [option, value] of Object.entries(values)) {
    assertOption(option, value, names, {recoverable: false});
  }
  for (const option of required) {
    if (values[option] === undefined) throw createError('missing_option', {option});
  }
}

/**
 * Validates the argument of `update`.
 *
 * @throws `unknown_option`, `fixed_option`, or `invalid_option` for the first invalid change.
 */
export function assertChanges(changes: unknown, names: readonly string[]): void {
  assertArgument('changes', changes, argumentRules.object);
  const changeable = [...changeableOptions, 'people', 'panels'];
  for (const [option, value] of Object.entries(changes as Readonly<Record<string, unknown>>)) {
    assertOption(option, value, names, {changeable});
  }
}

function assertOption(
  option: string,
  value: unknown,
  names: readonly string[],
  {changeable = names, recoverable = true}: {changeable?: readonly string[]; recoverable?: boolean},
): void {
  if (!names.includes(option)) {
    throw createError('unknown_option', {option, suggestion: findClosest(option, names)}, {recoverable});
  }
  if (!changeable.includes(option)) throw createError('fixed_option', {option});
  // Passing `undefined` is equivalent to omitting the option.
  if (value !== undefined) assertArgument(option, value, optionRules[option as OptionName], {recoverable});
}

/**
 * Validates an argument of a function, or the value of an option.
 *
 * @throws `invalid_option`
 */
export function assertArgument(
  option: string,
  value: unknown,
  {accepts, expected}: Rule,
  {recoverable = true}: {recoverable?: boolean} = {},
): void {
  if (!accepts(value)) throw createError('invalid_option', {option, got: formatValue(value), expected}, {recoverable});
}

/** The rules by function argument. A test compares them with the OpenAPI documents. */
export const argumentRules = {
  prompt: stringOfLength(promptLength.min, promptLength.max),
  designType: oneOf(designTypes),
  language: oneOf(languages),
  variantCount,
  format: oneOf(formats),
  content: {
    expected: 'an array of 1 to 20 content blocks',
    accepts: (value) => Array.isArray(value) && value.length >= 1 && value.length <= 20,
  },
  designId: idWithPrefix('dsn'),
  variantId: idWithPrefix('var'),
  requestId: idWithPrefix('req'),
  websiteUrl: {
    expected: "a URL that starts with 'https://'",
    accepts: (value) => typeof value === 'string' && value.startsWith('https://') && URL.canParse(value),
  },
  object: {expected: 'an object', accepts: (value) => typeof value === 'object' && value !== null},
  listener: {expected: 'a function', accepts: (value) => typeof value === 'function'},
} satisfies Readonly<Record<string, Rule>>;

/**
 * Validates the argument of `generate`.
 *
 * @throws `invalid_option` for the first invalid property.
 */
export function assertGenerateInput(input: GenerateInput): void {
  const values: Readonly<Record<string, unknown>> = {...input};
  if (values.content === undefined) {
    assertArgument('prompt', values.prompt, argumentRules.prompt);
  } else {
    assertArgument('content', values.content, argumentRules.content);
    assertArgument('prompt', values.prompt, {
      expected: 'no value when content is present',
      accepts: (value) => value === undefined,
    });
  }
  for (const name of ['designType', 'language', 'variantCount'] as const) {
    if (values[name] !== undefined) assertArgument(name, values[name], argumentRules[name]);
  }
}

function formatValue(value: unknown): string {
  // `JSON.stringify` returns undefined for functions and undefined.
  const json = JSON.stringify(value) as string | undefined;
  return typeof value === 'function' ? 'a function' : (json ?? String(value));
}
