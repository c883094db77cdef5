import {objectAt, pickStrings, stringAt, type JsonObject} from '@developer-docs/utils';

/** When and why something is deprecated, and what replaces it. */
export interface Deprecation {
  /** The date or the timestamp from which it's deprecated, such as `2026-01-31`. */
  readonly date?: string;
  /** The date or the timestamp at which it's removed. */
  readonly sunset?: string;
  /** Markdown. */
  readonly reason?: string;
  /** The replacement: an operation ID, the name of a field or parameter, or a value. */
  readonly successor?: string;
}

/**
 * Reads whether an operation, parameter, schema, or value is deprecated, from `deprecated`, `x-deprecated`, and
 * `x-sunset`. Anything with a sunset is also deprecated.
 */
export function readDeprecation(owner: JsonObject): {
  readonly isDeprecated: boolean;
  readonly deprecation?: Deprecation;
} {
  const text = stringAt(owner, 'x-deprecated');
  const details = objectAt(owner, 'x-deprecated');
  const date = readDate(text ?? stringAt(details, 'date'));
  const sunset = readDate(stringAt(owner, 'x-sunset') ?? stringAt(details, 'sunset'));
  const deprecation = {
    ...(date !== undefined && {date}),
    ...(sunset !== undefined && {sunset}),
    ...(text !== undefined && date === undefined && {reason: text}),
    ...pickStrings(details, 'reason', 'successor'),
  };
  const hasDetails = Object.keys(deprecation).length > 0;
  return {
    isDeprecated: owner.deprecated === true || owner['x-deprecated'] === true || hasDetails,
    ...(hasDetails && {deprecation}),
  };
}

/** Returns a date or timestamp of RFC 3339, or `undefined` for any other text. */
export const readDate = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-\d\d-\d\d(?:[Tt ].*)?$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;

/** Moves deprecated items to the end. */
export const sortDeprecatedLast = <T>(items: readonly T[], isDeprecated: (item: T) => boolean): T[] => [
  ...items.filter((item) => !isDeprecated(item)),
  ...items.filter(isDeprecated),
];
