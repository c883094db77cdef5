import type {Person, SuperuserOptions} from '../../../contract/ui-sdk';
import {contrast, isColor} from './color';
import {failure} from './errors';
import {changeableOptions, designTypes, displays, formats, languages, locales, panels, themes} from './values';

/** The options of both kinds of widgets. */
export type OptionName = keyof SuperuserOptions;

interface Rule {
  /** What the option takes, to complete "It takes …". */
  readonly takes: string;
  readonly accepts: (value: unknown) => boolean;
}

const oneOf = (values: readonly string[]): Rule => ({
  takes: `one of ${values.map((value) => `'${value}'`).join(', ')}`,
  accepts: (value) => typeof value === 'string' && values.includes(value),
});

const listOf = (values: readonly string[], least: number): Rule => ({
  takes: `${least} to ${values.length} different values of ${values.map((value) => `'${value}'`).join(', ')}`,
  accepts: (value) =>
    Array.isArray(value) &&
    value.length >= least &&
    new Set(value).size === value.length &&
    value.every((member) => values.includes(member as string)),
});

const wholeNumber = (least: number, most: number): Rule => ({
  takes: `a whole number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}`,
  accepts: (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
});

const text = (least: number, most: number): Rule => ({
  takes: `a text of ${least} to ${most.toLocaleString('en')} characters`,
  accepts: (value) => typeof value === 'string' && value.length >= least && value.length <= most,
});

const userId = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,63}$/;

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  userId.test(String(value.userId)) &&
  'displayName' in value &&
  typeof value.displayName === 'string' &&
  value.displayName !== '';

/** The rule of each option: the same bounds as the declarations and the HTTP contract. */
const rules: Readonly<Record<OptionName, Rule>> = {
  container: {
    takes: 'an element or a selector',
    accepts: (value) => value instanceof HTMLElement || (typeof value === 'string' && value.trim() !== ''),
  },
  getToken: {takes: 'a function', accepts: (value) => typeof value === 'function'},
  apiUrl: {
    takes: "an address with 'https://' (or 'http://localhost') and without a slash at its end",
    accepts: (value) =>
      typeof value === 'string' &&
      URL.canParse(value) &&
      /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]))/.test(value) &&
      !/[/?#]$/.test(value),
  },
  display: oneOf(displays),
  locale: oneOf(locales),
  theme: oneOf(themes),
  themeColors: {
    takes: "'accent', and 'background' together with 'text' in a contrast of at least 4.5, each as '#RRGGBB'",
    accepts: isThemeColors,
  },
  designTypes: listOf(designTypes, 1),
  language: oneOf(languages),
  prompt: text(0, 2000),
  variantCount: wholeNumber(1, 24),
  formats: listOf(formats, 0),
  clientReference: text(1, 128),
  autoFocus: {takes: 'true or false', accepts: (value) => typeof value === 'boolean'},
  loadTimeout: wholeNumber(1000, 60_000),
  requestTimeout: wholeNumber(5000, 600_000),
  userId: {takes: 'the id of one of the people', accepts: (value) => typeof value === 'string' && userId.test(value)},
  people: {
    takes: '1 to 500 people with different ids and a name each',
    accepts: (value) =>
      Array.isArray(value) &&
      value.length >= 1 &&
      value.length <= 500 &&
      value.every(isPerson) &&
      new Set(value.map((person: Person) => person.userId)).size === value.length,
  },
  panels: listOf(panels, 0),
};

function isThemeColors(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return false;
  }
  const {accent, background, text: foreground, ...others} = value as Readonly<Record<string, unknown>>;
  const areColors = [accent, background, foreground].every((color) => color === undefined || isColor(color));
  const isPair =
    (background === undefined && foreground === undefined) ||
    (isColor(background) && isColor(foreground) && contrast(background, foreground) >= 4.5);
  return Object.keys(others).length === 0 && areColors && isPair;
}

const superuserOptions: readonly OptionName[] = ['userId', 'people', 'panels'];
const required: readonly OptionName[] = ['container', 'getToken'];

const namesOf = (isSuperuser: boolean) =>
  (Object.keys(rules) as OptionName[]).filter((name) => isSuperuser || !superuserOptions.includes(name));

/**
 * Checks the options of a start.
 *
 * @throws `invalid_option`, `unknown_option`, `missing_option`: the first mistake in this order of the names given, then of
 * those that are missing.
 */
export function checkOptions(options: unknown, isSuperuser: boolean): void {
  if (typeof options !== 'object' || options === null) {
    throw failure('invalid_option', {option: 'options', got: shown(options), takes: 'an object'});
  }
  const names = namesOf(isSuperuser);
  for (const [name, value] of Object.entries(options)) {
    checkOption(name, value, names, false);
  }
  for (const name of isSuperuser ? [...required, 'people' as const] : required) {
    if ((options as Readonly<Record<string, unknown>>)[name] === undefined) {
      throw failure('missing_option', {option: name});
    }
  }
}

/**
 * Checks what `update` was called with.
 *
 * @throws `unknown_option`, `fixed_option`, `invalid_option`. The widget stays as it was.
 */
export function checkChanges(changes: unknown, isSuperuser: boolean): void {
  if (typeof changes !== 'object' || changes === null) {
    throw failure('invalid_option', {option: 'changes', got: shown(changes), takes: 'an object'}, {recoverable: true});
  }
  const names = namesOf(isSuperuser);
  const changeable: readonly string[] = isSuperuser ? [...changeableOptions, 'people', 'panels'] : changeableOptions;
  for (const [name, value] of Object.entries(changes)) {
    const isKnown = (names as readonly string[]).includes(name);
    if (isKnown && !changeable.includes(name)) {
      throw failure('fixed_option', {option: name});
    }
    checkOption(name, value, names, true);
  }
}

/** Checks one argument of a function by the rule of an option, or by a rule of its own. */
export function checkValue(name: string, value: unknown, rule: Rule): void {
  if (!rule.accepts(value)) {
    throw failure('invalid_option', {option: name, got: shown(value), takes: rule.takes}, {recoverable: true});
  }
}

function checkOption(name: string, value: unknown, names: readonly OptionName[], recoverable: boolean): void {
  const known = names.find((candidate) => candidate === name);
  if (known === undefined) {
    const suggestion = nearest(name, names);
    throw failure('unknown_option', {option: name, ...(suggestion !== undefined && {suggestion})}, {recoverable});
  }
  // As in the declarations: an option that is not wanted is left out, and `undefined` counts as left out in JavaScript.
  if (value !== undefined && !rules[known].accepts(value)) {
    throw failure('invalid_option', {option: name, got: shown(value), takes: rules[known].takes}, {recoverable});
  }
}

/** Rules of arguments that are no options. */
export const argumentRules = {
  prompt: text(3, 2000),
  designType: oneOf(designTypes),
  language: oneOf(languages),
  variantCount: wholeNumber(1, 24),
  format: oneOf(formats),
  content: {
    takes: 'a list of 1 to 20 content blocks',
    accepts: (value) => Array.isArray(value) && value.length >= 1 && value.length <= 20,
  },
  designId: {takes: "an ID such as 'dsn_…'", accepts: (value) => /^dsn_[0-9a-z]{16}$/.test(String(value))},
  variantId: {takes: "an ID such as 'var_…'", accepts: (value) => /^var_[0-9a-z]{16}$/.test(String(value))},
  requestId: {takes: "an id such as 'req_…'", accepts: (value) => /^req_[0-9a-z]{16}$/.test(String(value))},
  websiteUrl: {
    takes: "an address that starts with 'https://'",
    accepts: (value) => typeof value === 'string' && value.startsWith('https://') && URL.canParse(value),
  },
  listener: {takes: 'a function', accepts: (value) => typeof value === 'function'},
} satisfies Readonly<Record<string, Rule>>;

/** The name that was probably meant: at most two letters away. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const ranked = names.map((candidate) => ({
    candidate,
    distance: distance(name.toLowerCase(), candidate.toLowerCase()),
  }));
  ranked.sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best !== undefined && best.distance <= 2 ? best.candidate : undefined;
}

/** How many letters must be changed, added or taken away (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const replaced = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function shown(value: unknown): string {
  // JSON has no form for functions and undefined.
  const json = JSON.stringify(value) as string | undefined;
  return typeof value === 'function' ? 'a function' : (json ?? String(value));
}
