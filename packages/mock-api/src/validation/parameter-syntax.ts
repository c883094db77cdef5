import {toExactNumber} from '@developer-docs/utils';
import type {MockParameter} from '../contract/mock-operation.js';
import type {ValueType} from '../contract/value-types.js';

/** The parts of a request that contain parameters. */
export interface ParameterSource {
  readonly url: URL;
  /** The path parameters by name, encoded as in the URL. */
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly headers: Headers;
}

/** How a value is written. */
export type ParameterSyntax = Pick<MockParameter, 'name' | 'style' | 'explode' | 'type' | 'mediaType'>;

/** Returns whether a parameter or form field has members of this name, such as `filter[color]`. */
export const isMemberName = (name: string, {name: owner, style, explode, mediaType, type}: ParameterSyntax): boolean =>
  mediaType === undefined &&
  (style === 'deepObject'
    ? name.startsWith(`${owner}[`)
    : explode && type.types.includes('object') && (Object.hasOwn(type.properties, name) || type.additional !== false));

/** The text of a request doesn't have a parameter's syntax. */
export class ParameterSyntaxError extends Error {
  /** @param code - A field error code. */
  constructor(
    readonly code: 'too_many' | 'wrong_format',
    detail: string,
  ) {
    super(detail);
  }
}

export const noType: ValueType = {types: [], properties: {}};

/** The syntax of JSON numbers, except that leading zeros are allowed. */
const numberPattern = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/**
 * Converts the text of a parameter to a declared type. Text in any other format remains a string, which the schema
 * accepts or rejects. So does a number that would be written in another way, such as 007, if strings are allowed, too.
 */
export function convertText(text: string, {types}: Pick<ValueType, 'types'> = noType): unknown {
  const value = Number(text);
  const isText = types.includes('string') && String(value) !== text;
  if ((types.includes('integer') || types.includes('number')) && numberPattern.test(text) && !isText) {
    // A handler can look up long IDs by their text.
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? toExactNumber(text) : value;
  }
  return types.includes('boolean') && (text === 'true' || text === 'false') ? text === 'true' : text;
}
