import {
  arrayAt,
  exactNumberAt,
  isNumber,
  numberAt,
  stringAt,
  toExactNumber,
  type JsonObject,
} from '@developer-docs/utils';
import {compilePattern, listSubschemas, listTypes, type OpenApiDocument} from '@developer-docs/openapi';
import type {IdGenerator} from './ids.js';

/** How many candidates in a row can be invalid until others are tried. */
const maxInvalid = 200;

/** How many lengths of a pattern in a row can be invalid. A schema can require a length, or contradict itself. */
const maxInvalidLengths = 64;

/** The random characters of IDs without a pattern. Shorter ones would soon be the same. */
const randomLength = 16;

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

type Id = string | number;

/** Creates the IDs of the resources in a collection. */
export class ResourceIds {
  private readonly schemas: readonly JsonObject[];
  private listed: AsyncIterator<Id, undefined>;
  /** Whether no ID is valid, because the schemas contradict each other. Finding that out takes seconds. */
  private isImpossible = false;

  /**
   * @param schemas - The schemas that all IDs match: that of the property, and that of the parameter.
   * @param existing - The keys of the IDs that the collection starts with. New integers are greater.
   * @param isValid - Returns whether a resource with the ID can be read.
   */
  constructor(
    schemas: readonly unknown[],
    document: OpenApiDocument,
    private readonly existing: readonly string[],
    private readonly ids: IdGenerator,
    private readonly isValid: (id: Id) => boolean,
  ) {
    this.schemas = schemas.flatMap((schema) => listSubschemas(schema, document));
    this.listed = this.list();
  }

  /**
   * Creates an ID that isn't in use.
   *
   * @returns `undefined` if none was found.
   */
  async create(isUsed: (id: Id) => boolean): Promise<Id | undefined> {
    const find = async () => {
      for (;;) {
        const {value} = await this.listed.next();
        if (value === undefined || !isUsed(value)) return value;
      }
    };
    const id = await find();
    if (id !== undefined || this.isImpossible) return id;
    // Resources may have been deleted, so their IDs are free again.
    this.listed = this.list();
    return find();
  }

  /** Lists valid IDs. */
  private async *list(): AsyncGenerator<Id, undefined> {
    this.isImpossible = true;
    for (const candidates of await this.listCandidates()) {
      let invalidLengths = 0;
      for (const sameLength of candidates) {
        let invalid = 0;
        let isFound = false;
        for (const id of sameLength) {
          if (this.isValid(id)) {
            this.isImpossible = false;
            yield id;
            isFound = true;
            invalid = 0;
          } else {
            invalid += 1;
            if (invalid === maxInvalid) break;
          }
        }
        invalidLengths = isFound ? 0 : invalidLengths + 1;
        if (invalidLengths === maxInvalidLengths) break;
      }
    }
    return undefined;
  }

  /** Lists candidates by kind and, within it, by length. */
  private async listCandidates(): Promise<Iterable<Iterable<Id>>[]> {
    const choices = this.schemas.flatMap((schema) => [
      ...arrayAt(schema, 'enum'),
      ...('const' in schema ? [schema['const']] : []),
    ]);
    if (listTypes(this.schemas).some((type) => type === 'integer' || type === 'number')) {
      return [[choices.filter(isId)], [toNumbers(listIntegers(this.schemas, this.existing))]];
    }
    const {listMatches} = await import('@developer-docs/openapi/examples');
    const minLength = Math.max(0, ...this.schemas.map((schema) => numberAt(schema, 'minLength') ?? 0));
    const maxLength = Math.min(...this.schemas.map((schema) => numberAt(schema, 'maxLength') ?? Infinity));
    const patterns = this.schemas
      .flatMap((schema) => stringAt(schema, 'pattern') ?? [])
      .filter((pattern) => compilePattern(pattern) !== undefined);
    const formats = this.schemas.flatMap(({format}) => {
      if (format === 'uuid') return [createAll(() => createUuid(this.ids))];
      const write = typeof format === 'string' && Object.hasOwn(formatWriters, format) && formatWriters[format];
      return write ? [createAll(write)] : [];
    });
    const createRandom = () => this.ids.next('id', randomLength).padEnd(minLength, '0').slice(-maxLength);
    return [
      [choices.filter(isId)],
      ...formats.map((ids) => [ids]),
      ...patterns.map((pattern) => listMatches(pattern, maxLength)),
      maxLength < randomLength
        ? listMatches(`^[0-9a-z]{${String(Math.max(1, minLength))},}$`, maxLength)
        : [createAll(createRandom)],
    ];
  }
}

/** Writes different values of formats. */
const formatWriters: Readonly<Record<string, (count: number) => string>> = {
  date: (count) => new Date(Date.UTC(2025, 0, 1 + count)).toISOString().slice(0, 10),
  'date-time': (count) => new Date(Date.UTC(2025, 0, 1, 0, 0, count)).toISOString(),
  email: (count) => `id-${String(count)}@example.com`,
  hostname: (count) => `id-${String(count)}.example.com`,
  ipv4: (count) => [10, count >> 16, count >> 8, count].map((part) => part & 255).join('.'),
  ipv6: (count) => `2001:db8::${(count >> 16).toString(16)}:${(count & 65_535).toString(16)}`,
  uri: (count) => `https://example.com/id-${String(count)}`,
  url: (count) => `https://example.com/id-${String(count)}`,
};

function* createAll(create: (count: number) => string): Generator<string> {
  for (let count = 1; ; count += 1) yield create(count);
}

function* toNumbers(integers: Iterable<bigint>): Generator<number> {
  for (const integer of integers) yield toExactNumber(String(integer));
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
  const step = readStep(schemas);
  /** Rounds positive numbers up, and negative ones down. */
  const toMultiple = (id: bigint) => ((id + (id > 0n ? step - 1n : 1n - step)) / step) * step;
  const first = toMultiple(minimum !== undefined && minimum > greatest ? minimum : greatest + 1n);
  for (let id = first; isInRange(id); id += step) yield id;
  const smallest = toMultiple(minimum !== undefined && minimum > 1n ? minimum : 1n);
  for (let id = smallest; id < first && isInRange(id); id += step) yield id;
  for (let id = toMultiple(maximum !== undefined && maximum < 0n ? maximum : 0n); isInRange(id); id -= step) yield id;
  return undefined;
}

/** Reads the distance of integers that can be IDs: the greatest `multipleOf`. With fractions, the other ones are skipped. */
const readStep = (schemas: readonly JsonObject[]): bigint =>
  schemas.reduce((step, schema) => {
    const multiple = toInteger(exactNumberAt(schema, 'multipleOf'));
    return multiple !== undefined && multiple.floor === multiple.ceil && multiple.floor > step ? multiple.floor : step;
  }, 1n);

/** Reads the range of integers that all schemas allow. */
function readRange(schemas: readonly JsonObject[]): {minimum?: bigint; maximum?: bigint} {
  const minimums: bigint[] = [];
  const maximums: bigint[] = [];
  for (const schema of schemas) {
    const [formatMinimum, formatMaximum] = formatRanges[stringAt(schema, 'format') ?? ''] ?? [];
    if (formatMinimum !== undefined) minimums.push(formatMinimum);
    if (formatMaximum !== undefined) maximums.push(formatMaximum);
    const [minimum, maximum] = (['minimum', 'maximum'] as const).map((key) => toInteger(exactNumberAt(schema, key)));
    if (minimum !== undefined) minimums.push(minimum.ceil);
    if (maximum !== undefined) maximums.push(maximum.floor);
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
