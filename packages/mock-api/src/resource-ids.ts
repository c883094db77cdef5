import {exactNumberAt, isNumber, numberAt, stringAt, toExactNumber, type JsonObject} from '@developer-docs/utils';
import {compilePattern, listSubschemas, listTypes, type OpenApiDocument} from '@developer-docs/openapi';
import type {IdGenerator} from './ids.js';

/** How many random strings are tried, in case that a pattern allows few. */
const maxAttempts = 1000;

/** The integers of formats. */
const formatRanges: Readonly<Record<string, readonly [minimum: bigint, maximum: bigint]>> = {
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
};

/** Returns the key of an ID in a map. Numbers that are equal, such as 1 and 1.0, have the same key. */
export function toIdKey(id: unknown): string {
  if (!isNumber(id)) return String(id);
  const text = String(id).replace(/\.0*$/, '');
  return /^-?\d+$/.test(text) ? String(BigInt(text)) : Number.isFinite(Number(id)) ? String(Number(id)) : text;
}

/** Returns whether a client can send a value as an ID, and read the resource later. */
export const isId = (value: unknown): value is string | number =>
  isNumber(value) || (typeof value === 'string' && value !== '');

/** Creates the IDs of the resources in a collection. */
export class ResourceIds {
  private readonly schemas: readonly JsonObject[];
  private readonly isInteger: boolean;
  private readonly integers: Iterator<bigint, undefined>;
  private stringCount = 0;

  /**
   * @param schemas - The schemas that all IDs match: that of the property, and that of the parameter.
   * @param existing - The keys of the IDs that the collection starts with. New integers are greater.
   */
  constructor(
    schemas: readonly unknown[],
    document: OpenApiDocument,
    existing: Iterable<string>,
    private readonly ids: IdGenerator,
  ) {
    this.schemas = schemas.flatMap((schema) => listSubschemas(schema, document));
    const types = listTypes(this.schemas);
    this.isInteger = types.some((type) => type === 'integer' || type === 'number');
    this.integers = listIntegers(this.schemas, existing);
  }

  /**
   * Creates an ID that isn't in use.
   *
   * @returns `undefined` if all IDs that the schemas allow are in use.
   */
  async create(isUsed: (key: string) => boolean): Promise<string | number | undefined> {
    if (!this.isInteger) return this.createString(isUsed);
    for (let {value} = this.integers.next(); value !== undefined; {value} = this.integers.next()) {
      if (!isUsed(String(value))) return toExactNumber(String(value));
    }
    return undefined;
  }

  private async createString(isUsed: (key: string) => boolean): Promise<string | undefined> {
    if (this.schemas.some(({format}) => format === 'uuid')) return createUnused(() => createUuid(this.ids), isUsed);
    const limits = {
      minLength: Math.max(1, ...this.schemas.map((schema) => numberAt(schema, 'minLength') ?? 0)),
      maxLength: Math.min(...this.schemas.map((schema) => numberAt(schema, 'maxLength') ?? Infinity)),
    };
    const patterns = this.schemas.flatMap((schema) => stringAt(schema, 'pattern') ?? []);
    if (patterns.length === 0 && limits.minLength <= limits.maxLength) {
      const fit = (id: string) => id.padEnd(limits.minLength, '0').slice(-limits.maxLength);
      return createUnused(() => fit(this.ids.next('id')), isUsed);
    }
    const {generateMatches, manyVariants} = await import('@developer-docs/openapi/examples');
    const expressions = patterns.map(compilePattern);
    const createMatch = () => {
      this.stringCount += 1;
      for (const pattern of patterns) {
        for (const id of generateMatches(pattern, limits, manyVariants + this.stringCount)) {
          if (expressions.every((expression) => expression?.test(id) ?? true)) return id;
        }
      }
      return undefined;
    };
    return createUnused(createMatch, isUsed);
  }
}

function createUnused(create: () => string | undefined, isUsed: (key: string) => boolean): string | undefined {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const id = create();
    if (id !== undefined && !isUsed(id)) return id;
  }
  return undefined;
}

/** Lists the integers that schemas allow: those above all existing ones, and then all positive and negative ones. */
function* listIntegers(schemas: readonly JsonObject[], existing: Iterable<string>): Generator<bigint, undefined> {
  const {minimum, maximum} = readRange(schemas);
  let greatest = 0n;
  for (const key of existing) {
    if (/^-?\d+$/.test(key) && BigInt(key) > greatest) greatest = BigInt(key);
  }
  const isInRange = (id: bigint) =>
    (minimum === undefined || id >= minimum) && (maximum === undefined || id <= maximum);
  const first = minimum !== undefined && minimum > greatest ? minimum : greatest + 1n;
  for (let id = first; isInRange(id); id += 1n) yield id;
  const smallest = minimum !== undefined && minimum > 1n ? minimum : 1n;
  for (let id = smallest; id < first && isInRange(id); id += 1n) yield id;
  for (let id = maximum !== undefined && maximum < 0n ? maximum : 0n; isInRange(id); id -= 1n) yield id;
  return undefined;
}

/** Reads the range of integers that all schemas allow. */
function readRange(schemas: readonly JsonObject[]): {minimum?: bigint; maximum?: bigint} {
  const minimums: bigint[] = [];
  const maximums: bigint[] = [];
  for (const schema of schemas) {
    const [formatMinimum, formatMaximum] = formatRanges[stringAt(schema, 'format') ?? ''] ?? [];
    if (formatMinimum !== undefined) minimums.push(formatMinimum);
    if (formatMaximum !== undefined) maximums.push(formatMaximum);
    const [minimum, maximum] = (['minimum', 'maximum'] as const).map((key) => toInteger(exactNumberAt(schema, key)));
    if (minimum !== undefined) minimums.push(schema['exclusiveMinimum'] === true ? minimum.floor + 1n : minimum.ceil);
    if (maximum !== undefined) maximums.push(schema['exclusiveMaximum'] === true ? maximum.ceil - 1n : maximum.floor);
    const above = toInteger(exactNumberAt(schema, 'exclusiveMinimum'));
    if (above !== undefined) minimums.push(above.floor + 1n);
    const below = toInteger(exactNumberAt(schema, 'exclusiveMaximum'));
    if (below !== undefined) maximums.push(below.ceil - 1n);
  }
  const greatest = minimums.reduce<bigint | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined);
  const smallest = maximums.reduce<bigint | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined);
  return {...(greatest !== undefined && {minimum: greatest}), ...(smallest !== undefined && {maximum: smallest})};
}

/** Rounds a number down and up. Long integers keep all their digits. */
function toInteger(value: number | undefined): {readonly floor: bigint; readonly ceil: bigint} | undefined {
  if (value === undefined) return undefined;
  const key = toIdKey(value);
  if (/^-?\d+$/.test(key)) return {floor: BigInt(key), ceil: BigInt(key)};
  const number = Number(value);
  return Number.isFinite(number) ? {floor: BigInt(Math.floor(number)), ceil: BigInt(Math.ceil(number))} : undefined;
}

/** Creates a random UUID (version 4), which depends on the seed. */
function createUuid(ids: IdGenerator): string {
  const digits = ids.next('', 32, '0123456789abcdef').slice(-32);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}
