import {
  arrayAt,
  entriesAt,
  isObject,
  numberAt,
  objectAt,
  omitKeys,
  stringAt,
  stringifyJson,
  toCanonicalJson,
  type Json,
  type JsonObject,
} from '@developer-docs/utils';
import {isJsonMediaType} from '../declarations/operations.js';
import {getSchemaName, type OpenApiDocument} from '../document.js';
import {combineSchema, neverSchema} from '../schemas/combine-schemas.js';
import {createCache, isOmitted, type Direction} from '../schemas/directions.js';
import {listTypes} from '../schemas/json-types.js';
import {mergeSchemas} from '../schemas/merge-schemas.js';
import {matches, matchesPattern} from './matches.js';
import {generateNumbers, generateStrings} from './scalars.js';
import {setDiscriminator, setOwnDiscriminator} from './set-discriminator.js';

/** Maximum depth of a generated value. Deeper objects only have their required properties. */
const maxDepth = 6;
/** How many values are tried for a schema, in order, until one is valid. */
const maxCandidates = 60;
/** How many different items are tried for a list whose items must be unique. */
const maxVariants = 50;
/** Maximum number of items, so that a document can't make the build run out of memory. */
const maxItems = 100;
/** Maximum number of values in a value. A few schemas that refer to each other can describe billions. */
const maxSize = 10_000;
/**
 * How many schemas are tried for an example. A few schemas that combine each other can have billions of combinations.
 */
const maxSteps = 20_000;

interface Context {
  readonly document: OpenApiDocument;
  readonly direction: Direction;
  readonly depth: number;
  /** References to the schemas of the values that contain this one. A value doesn't contain a schema a second time. */
  readonly references: readonly string[];
  /** References that are already a part of the schema of this value. */
  readonly merged: readonly string[];
  /** Different variants are different values, if the schema allows it. */
  readonly variant: number;
  readonly cache: Cache;
  /** How many more schemas are tried. */
  readonly steps: {left: number};
}

/** Values of named schemas, for all messages of a document in one direction. */
class Cache {
  private readonly values = new Map<string, {readonly depth: number; readonly result: Result}>();
  /** Whether a value has been shortened since the flag was reset, because of its depth or because it's recursive. */
  isShortened = false;

  /**
   * Returns the value for a reference, from the cache if it has been generated at this depth or a greater one. A
   * shortened value depends on where it is, so it's only used again at this depth of a message, outside all other named
   * schemas.
   */
  get(reference: string, {variant, depth, references}: Context, create: () => Result): Result {
    const key = `${variant} ${reference}`;
    const cached = this.values.get(key);
    if (cached !== undefined && cached.depth >= depth) return cached.result;
    const ownKey = references.length === 0 ? `${depth} ${key}` : '';
    const shortened = this.values.get(ownKey);
    if (shortened !== undefined) {
      this.isShortened = true;
      return shortened.result;
    }
    const wasShortened = this.isShortened;
    this.isShortened = false;
    const result = create();
    if (!this.isShortened) this.values.set(key, {depth, result});
    else if (ownKey !== '') this.values.set(ownKey, {depth, result});
    this.isShortened ||= wasShortened;
    return result;
  }
}

const getCache = createCache(() => new Cache());

interface Result {
  readonly value: Json | undefined;
  readonly isValid: boolean;
}

/**
 * Generates an example for a schema: the first of many values that is valid.
 *
 * @returns The value, and whether it's valid. If none is valid, it's the closest; `undefined` if none exists, for
 * example because the schema allows only infinite values.
 */
export function generateValue(schema: unknown, direction: Direction, document: OpenApiDocument): Result {
  const cache = getCache(document, direction);
  const steps = {left: maxSteps};
  return findValid(schema, {document, direction, depth: 0, references: [], merged: [], variant: 0, cache, steps});
}

function findValid(schema: unknown, context: Context): Result {
  const reference = isObject(schema) && Object.keys(schema).length === 1 ? stringAt(schema, '$ref') : undefined;
  return reference === undefined
    ? findFirstValid(schema, context)
    : context.cache.get(reference, context, () => findFirstValid(schema, context));
}

const sizes = new WeakMap<object, number>();

/** Counts the values in a value. Parts that occur several times are counted each time, but visited once. */
function measure(value: Json): number {
  if (typeof value !== 'object' || value === null) return 1;
  const size = sizes.get(value) ?? Object.values(value).reduce<number>((sum, item) => sum + measure(item as Json), 1);
  sizes.set(value, size);
  return size;
}

function findFirstValid(schema: unknown, context: Context): Result {
  const {direction, document} = context;
  let first: Json | undefined;
  let valid: Json | undefined;
  let count = 0;
  for (const value of generate(schema, context)) {
    if (measure(value) > maxSize) break;
    if (matches(value, schema, direction, document)) {
      if (matches(value, schema, direction, document, true)) return {value, isValid: true};
      valid ??= value;
    }
    first ??= value;
    count += 1;
    if (count >= maxCandidates) break;
  }
  return {value: valid ?? first, isValid: valid !== undefined};
}

/** Generates a value for a part of a schema. */
const findPart = (schema: unknown, context: Context): Result =>
  findValid(schema, {
    ...context,
    references: [...context.references, ...context.merged],
    merged: [],
    depth: context.depth + 1,
  });

const generatePart = (schema: unknown, context: Context): Json | undefined => findPart(schema, context).value;

/** Yields values that are probably valid, best first. */
function* generate(schema: unknown, context: Context): Generator<Json> {
  context.steps.left -= 1;
  if (context.steps.left < 0) return;
  const flat = flatten(schema, context);
  if (flat === undefined) return;
  const nested = {...context, merged: flat.references};
  const merged = flat.schema;
  if (merged.const !== undefined) {
    yield merged.const as Json;
    return;
  }
  if (context.variant === 0) yield* listDeclaredValues(merged);
  if (Array.isArray(merged.enum)) {
    yield* rotate(merged.enum as Json[], context.variant);
    return;
  }
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const members = arrayAt(merged, keyword);
    if (members.length === 0) continue;
    const base = omitKeys(merged, keyword);
    for (const member of rotate(members, context.variant)) {
      for (const value of generate(combine(base, member), nested)) {
        yield isObject(value) ? setDiscriminator(value, merged, members, member, context) : value;
      }
    }
    return;
  }
  if (merged.if !== undefined) {
    const base = omitKeys(merged, 'if', 'then', 'else');
    yield* generate(combine(combine(base, merged.if), merged.then ?? {}), nested);
    yield* generate(combine(base, merged.else ?? {}), nested);
    return;
  }
  for (const type of listTriedTypes(merged)) yield* generateType(type, flat, nested);
}

const rotate = <T>(items: readonly T[], start: number): T[] =>
  items.map((_, index) => items[(index + start) % items.length] as T);

/** Combines two schemas that must both be valid. */
const combine = (first: JsonObject, second: unknown): JsonObject =>
  second === true ? first : mergeSchemas(first, {allOf: [isObject(second) ? second : {not: {}}]});

/** The values that the author of the schema has chosen. */
function* listDeclaredValues(schema: JsonObject): Generator<Json> {
  for (const value of [schema.example, schema.default, ...arrayAt(schema, 'examples')]) {
    if (value !== undefined) yield value as Json;
  }
}

/** A combined schema, and what merging loses. */
interface MergedSchema {
  readonly schema: JsonObject;
  /** The references that are a part of it. */
  readonly references: readonly string[];
  /** The names that each part with `additionalProperties: false` allows. */
  readonly closedParts: readonly ((name: string) => boolean)[];
  /** The references to the named schemas that were combined, outermost first. */
  readonly namedReferences: readonly string[];
  /** The patterns of all parts. */
  readonly patterns: readonly string[];
}

/** @returns `undefined` if the schema contains itself, or allows no value. */
function flatten(value: unknown, context: Context): MergedSchema | undefined {
  const {document, cache, merged} = context;
  let isRecursive = false;
  const {schema, parts, references} = combineSchema(value, document, {
    follow: (reference, followed) => {
      if (merged.includes(reference)) return undefined;
      if (context.references.includes(reference)) {
        isRecursive = true;
        return undefined;
      }
      const fullTarget = document.lookUp(reference);
      const target = withoutActiveAlternatives(fullTarget, [...merged, ...followed]);
      if (target !== fullTarget) cache.isShortened = true;
      return target;
    },
  });
  if (isRecursive) cache.isShortened = true;
  if (isRecursive || parts.includes(neverSchema)) return undefined;
  const added = references.filter((reference) => !merged.includes(reference));
  const patterns = parts.flatMap((part) => stringAt(part, 'pattern') ?? []);
  return {
    schema,
    references: [...merged, ...added],
    closedParts: parts
      .filter((part) => part.additionalProperties === false)
      .map((part) => (name) => describesProperty(part, name, document)),
    namedReferences: added.filter((reference) => getSchemaName(reference) !== undefined),
    patterns: [...new Set(patterns)].filter((pattern) => !document.ignoredPatterns.has(pattern)),
  };
}

/** Returns whether a schema has a property, or a pattern for its name. */
const describesProperty = (schema: JsonObject, name: string, document: OpenApiDocument): boolean =>
  Object.hasOwn(objectAt(schema, 'properties'), name) ||
  entriesAt(schema, 'patternProperties').some(([pattern]) => matchesPattern(name, pattern, document));

/** Removes alternatives from the base of a schema that's one of these alternatives. */
function withoutActiveAlternatives(target: unknown, references: readonly string[]): unknown {
  const isActive = (member: unknown) => references.includes(stringAt(member, '$ref') ?? '');
  const keywords = ['oneOf', 'anyOf'].filter((keyword) => arrayAt(target, keyword).some(isActive));
  return isObject(target) && keywords.length > 0 ? omitKeys(target, ...keywords) : target;
}

/** Keywords that imply a type if nothing else does. */
const typeKeywords: readonly (readonly [string, readonly string[]])[] = [
  ['object', ['patternProperties', 'required', 'minProperties', 'propertyNames']],
  ['array', ['minItems', 'uniqueItems', 'contains']],
  ['string', ['pattern', 'minLength', 'maxLength', 'format', 'contentMediaType', 'contentEncoding', 'contentSchema']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** Lists the types of the values to try, with `null` last. */
function listTriedTypes(schema: JsonObject): string[] {
  const types = listTypes(schema);
  if (types.length > 0) return [...types.filter((type) => type !== 'null'), ...types.filter((type) => type === 'null')];
  const implied = typeKeywords.find(([, keywords]) => keywords.some((keyword) => schema[keyword] !== undefined))?.[0];
  return implied === undefined ? ['null', 'string', 'number', 'object'] : [implied];
}

function* generateType(type: string, flat: MergedSchema, context: Context): Generator<Json> {
  switch (type) {
    case 'object':
      yield* generateObjects(flat, context);
      return;
    case 'array':
      yield* generateArrays(flat.schema, context);
      return;
    case 'string':
      yield* generateContents(flat.schema, context);
      yield* generateStrings(flat.schema, flat.patterns, context.variant);
      return;
    case 'number':
    case 'integer':
      yield* generateNumbers(flat.schema, type === 'integer', context.variant);
      return;
    case 'boolean':
      yield context.variant % 2 === 0;
      yield context.variant % 2 !== 0;
      return;
    case 'null':
      yield null;
  }
}

/** Generates the JSON in a string whose content has a schema, such as an event's data. */
function* generateContents(
  {contentSchema, contentMediaType, contentEncoding}: JsonObject,
  context: Context,
): Generator<Json> {
  if (contentSchema === undefined || contentEncoding !== undefined) return;
  if (contentMediaType !== undefined && !isJsonMediaType(String(contentMediaType))) return;
  const value = generatePart(contentSchema, context);
  if (value !== undefined) yield stringifyJson(value);
}

function* generateArrays(schema: JsonObject, context: Context): Generator<Json> {
  const minimum = Math.max(numberAt(schema, 'minItems') ?? 0, 0);
  const values: Json[] = [];
  const used = new Set<string>();
  for (const [index, item] of listItemSchemas(schema, minimum, context).entries()) {
    const value =
      schema.uniqueItems === true
        ? generateOther(item, used, {...context, variant: context.variant + index})
        : generatePart(item, context);
    if (value === undefined) break;
    values.push(value);
  }
  if (values.length >= minimum) yield values;
  if (minimum === 0) yield [];
}

/**
 * Lists the schemas of the items to generate: the fewest that the schema allows, but at least one if it can have one.
 */
function listItemSchemas(schema: JsonObject, minimum: number, {depth, cache}: Context): unknown[] {
  const prefixItems = arrayAt(schema, 'prefixItems');
  const {items = {}, contains} = schema;
  const isDeep = depth >= maxDepth;
  if (isDeep) cache.isShortened = true;
  const preferred = Math.max(minimum, prefixItems.length, isDeep ? 0 : 1);
  const wanted = Math.min(preferred, numberAt(schema, 'maxItems') ?? Infinity);
  const containedCount = contains === undefined ? 0 : (numberAt(schema, 'minContains') ?? 1);
  const contained = isObject(items) && contains !== undefined ? combine(items, contains) : items;
  const count = Math.min(Math.max(wanted, containedCount), maxItems);
  return Array.from({length: count}, (_, index) => prefixItems[index] ?? (index < containedCount ? contained : items));
}

/**
 * Generates a value that isn't used yet, if one of the first variants isn't.
 *
 * @param used - The values as canonical JSON, to which this one is added.
 */
function generateOther(schema: unknown, used: Set<string>, context: Context): Json | undefined {
  let value = generatePart(schema, context);
  for (let offset = 1; offset <= maxVariants; offset += 1) {
    if (value === undefined || !used.has(toCanonicalJson(value))) break;
    value = generatePart(schema, {...context, variant: context.variant + offset});
  }
  if (value !== undefined) used.add(toCanonicalJson(value));
  return value;
}

function* generateObjects(flat: MergedSchema, context: Context): Generator<Json> {
  const {schema, closedParts} = flat;
  const {direction, document} = context;
  const properties = objectAt(schema, 'properties');
  const required = new Set(arrayAt(schema, 'required').map(String));
  const isAllowed = (name: string) => closedParts.every((allows) => allows(name));
  const undeclared = [...required].filter((name) => !Object.hasOwn(properties, name));
  const members = new Map<string, Json>();
  // If a required property isn't allowed, all values are invalid, and the closest one has all properties.
  const isImpossible = [...required].some((name) => !isAllowed(name));
  for (const name of [...Object.keys(properties), ...undeclared].filter((key) => isImpossible || isAllowed(key))) {
    if (isOmitted(properties[name], direction, document)) continue;
    if (context.depth >= maxDepth && !required.has(name)) {
      context.cache.isShortened = true;
      continue;
    }
    const property = Object.hasOwn(properties, name) ? properties[name] : getAdditionalSchema(schema, name, context);
    const {value, isValid} = findPart(property, context);
    if (value !== undefined && (isValid || required.has(name))) members.set(name, value);
  }
  addAdditionalMembers(members, schema, context);
  const create = (names: readonly string[]) =>
    setOwnDiscriminator(Object.fromEntries(names.map((name) => [name, members.get(name) as Json])), flat, context);
  const names = [...members.keys()];
  yield create(names);
  const optional = names.filter((name) => !required.has(name));
  // Constraints such as `not`, and alternatives of required properties, can exclude optional properties.
  for (const omitted of optional.slice(0, 12)) yield create(names.filter((name) => name !== omitted));
  yield create(names.filter((name) => required.has(name)));
  for (const kept of optional.slice(0, 12)) yield create(names.filter((name) => required.has(name) || name === kept));
}

/** Returns the schema of a property that isn't declared. */
function getAdditionalSchema(schema: JsonObject, name: string, {document}: Context): unknown {
  const [, patternSchema] =
    entriesAt(schema, 'patternProperties').find(([pattern]) => matchesPattern(name, pattern, document)) ?? [];
  const {additionalProperties} = schema;
  return patternSchema ?? (isObject(additionalProperties) ? additionalProperties : {type: 'string'});
}

/** Adds two members to a map, and as many as `minProperties` requires. */
function addAdditionalMembers(members: Map<string, Json>, schema: JsonObject, context: Context): void {
  const isMap = isObject(schema.additionalProperties) && context.depth < maxDepth;
  const preferred = Math.max(numberAt(schema, 'minProperties') ?? 0, isMap ? members.size + 2 : 0);
  const wanted = Math.min(preferred, numberAt(schema, 'maxProperties') ?? Infinity);
  for (let variant = 0; members.size < wanted && variant < maxVariants; variant += 1) {
    const name = generateName(schema, isMap, {...context, variant});
    if (name === undefined || members.has(name)) continue;
    const value = generatePart(getAdditionalSchema(schema, name, context), context);
    if (value === undefined) return;
    members.set(name, value);
  }
}

/** Generates the name of a property that isn't declared, if the schema allows such properties. */
function generateName(schema: JsonObject, isMap: boolean, context: Context): string | undefined {
  const {additionalProperties} = schema;
  const [pattern] = isMap ? [] : Object.keys(objectAt(schema, 'patternProperties'));
  const isFree = isMap || additionalProperties === undefined || additionalProperties === true;
  if (pattern === undefined && !isFree) return undefined;
  const nameSchema = {type: 'string', ...objectAt(schema, 'propertyNames'), ...(pattern !== undefined && {pattern})};
  if (Object.keys(nameSchema).length === 1) {
    return `${stringAt(additionalProperties, 'x-additionalPropertiesName') ?? 'property'}${context.variant + 1}`;
  }
  const name = generatePart(nameSchema, context);
  return typeof name === 'string' ? name : undefined;
}
