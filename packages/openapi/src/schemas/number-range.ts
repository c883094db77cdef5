import {exactNumberAt, type JsonObject} from '@developer-docs/utils';

/** The minimum or maximum of a number. */
export interface Bound {
  /** As the document has it. It can be an `ExactNumber`, with which JavaScript calculates as with the nearest one. */
  readonly value: number;
  readonly isExclusive: boolean;
}

export interface NumberRange {
  readonly minimum: Bound | undefined;
  readonly maximum: Bound | undefined;
}

/** Reads the range of a number. If there's an inclusive and an exclusive bound, the stricter one applies. */
export const readNumberRange = (schema: JsonObject): NumberRange => ({
  minimum: readBound(schema, 'minimum', 'exclusiveMinimum', 1),
  maximum: readBound(schema, 'maximum', 'exclusiveMaximum', -1),
});

function readBound(schema: JsonObject, keyword: string, exclusiveKeyword: string, sign: 1 | -1): Bound | undefined {
  const inclusive = exactNumberAt(schema, keyword);
  const exclusive = exactNumberAt(schema, exclusiveKeyword);
  if (exclusive !== undefined && (inclusive === undefined || sign * (exclusive - inclusive) >= 0)) {
    return {value: exclusive, isExclusive: true};
  }
  return inclusive === undefined ? undefined : {value: inclusive, isExclusive: false};
}

export function isInRange(value: number, {minimum, maximum}: NumberRange): boolean {
  const isAbove = (bound: Bound | undefined, sign: 1 | -1) =>
    bound === undefined || (bound.isExclusive ? sign * (value - bound.value) > 0 : sign * (value - bound.value) >= 0);
  return isAbove(minimum, 1) && isAbove(maximum, -1);
}
