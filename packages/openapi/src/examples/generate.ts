import {
  arrayAt,
  getOrCreate,
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
import {isJsonMediaType} from '../media-types.js';
import {combineSelectively, type CombinedSchema} from '../schemas/combine-schemas.js';
import {omitsProperty} from '../schemas/directions.js';
import {isNever} from '../schemas/merge-schemas.js';
import {createPartContext, isDeep, type GeneratedValue, type Generation, type GenerationContext} from './generation.js';
import {isProbablyValid} from './is-probably-valid.js';
import {describesProperty, getAdditionalSchema, listSelections} from './object-properties.js';
import {generateNumbers, generateStrings} from './scalars.js';
import {setDiscriminator, setInheritedDiscriminator} from './set-discriminator.js';
import {listTriedTypes} from './tried-types.js';

/** How many values are tried for a schema, in order, until one is valid. */
const maxCandidates = 60;

/** How many different items are tried for a list whose items must be unique. */
const maxVariants = 50;

/** Maximum number of items. */
const maxItems = 100;

/** Maximum number of values in a value. */
const maxSize = 10_000;

/**
 * Generates an example for a schema: the first of many values that is valid. There's no value if, for example, the
 * schema allows only infinite ones. It's reported if no value is valid, or if not all schemas have been tried.
 */
export function generateValue(schema: JsonObject, generation: Generation): Omit<GeneratedValue, 'isShortened'> {
  const {document} = generation;
  const {value, isValid} = findValue(schema, generation.startExample());
  const report = (feature: string) => {
    document.reportUnsupported(stringAt(schema, '$ref') ?? document.pointerTo(schema), feature);
  };
  if (generation.isExhausted) report('a complete example of a schema that combines thousands of others');
  else if (!isValid) report('a valid example');
  return {value, isValid};
}

function findValue(schema: unknown, context: GenerationContext): GeneratedValue {
  const reference = isObject(schema) && Object.keys(schema).length === 1 ? stringAt(schema, '$ref') : undefined;
  if (reference === undefined) return findFirstValid(schema, context);
  return context.generation.getOrGenerate(reference, context, () => findFirstValid(schema, context));
}

const sizes = new WeakMap<object, number>();

/** Counts the values in a value. Parts that occur several times are counted each time, but visited once. */
function measure(value: Json): number {
  if (typeof value !== 'object' || value === null) return 1;
  return getOrCreate(sizes, value, () =>
    Object.values(value).reduce<number>((sum, item) => sum + measure(item as Json), 1),
  );
}

function findFirstValid(schema: unknown, context: GenerationContext): GeneratedValue {
  const {generation} = context;
  return generation.withMark(() => {
    let first: Json | undefined;
    let count = 0;
    for (const value of generate(schema, context)) {
      if (measure(value) > maxSize) break;
      if (isProbablyValid(value, schema, generation)) return {value, isValid: true};
      first ??= value;
      count += 1;
      if (count >= maxCandidates) break;
    }
    return {value: first, isValid: false};
  });
}

function findPart(schema: unknown, context: GenerationContext): GeneratedValue {
  const part = findValue(schema, createPartContext(context));
  if (part.isShortened) context.generation.markAsShortened();
  return part;
}

/** Yields values that are probably valid, best first. */
function* generate(schema: unknown, context: GenerationContext): Generator<Json> {
  context.generation.countStep();
  if (context.generation.isExhausted) return;
  const combined = combineUnlessRecursive(schema, context);
  if (combined === undefined || isNever(combined.schema)) return;
  const nested = {...context, ownReferences: [...context.ownReferences, ...combined.references]};
  const merged = combined.schema;
  if (merged.const !== undefined) {
    yield merged.const as Json;
    return;
  }
  if (context.variant === 0) yield* listDeclaredValues(merged);
  const choice = ['oneOf', 'anyOf'].find((keyword) => arrayAt(merged, keyword).length > 0);
  if (Array.isArray(merged.enum)) yield* rotate(merged.enum as Json[], context.variant);
  else if (choice !== undefined) yield* generateAlternatives(merged, choice, nested);
  else if (merged.if !== undefined) yield* generateBranches(merged, nested);
  else for (const type of listTriedTypes(merged)) yield* generateType(type, combined, nested);
}

/** Combines a schema; returns `undefined` if its value contains a value of the same schema. */
function combineUnlessRecursive(schema: unknown, context: GenerationContext): CombinedSchema | undefined {
  const {generation, ownReferences, outerReferences} = context;
  let isRecursive = false;
  const combined = combineSelectively(schema, {
    follow: (reference, followed) => {
      if (ownReferences.includes(reference)) return undefined;
      isRecursive ||= outerReferences.includes(reference);
      return isRecursive
        ? undefined
        : omitAlternatives(generation.document.lookUp(reference), [...ownReferences, ...followed, reference]);
    },
  });
  if (!isRecursive) return combined;
  generation.markAsShortened();
  return undefined;
}

/** Omits the alternatives of a schema's base, because the schema is one of them. */
function omitAlternatives(base: unknown, references: readonly string[]): unknown {
  const isActive = (member: unknown) => references.includes(stringAt(member, '$ref') ?? '');
  const keywords = ['oneOf', 'anyOf'].filter((keyword) => arrayAt(base, keyword).some(isActive));
  return isObject(base) && keywords.length > 0 ? omitKeys(base, ...keywords) : base;
}

/** @param keyword - The keyword that contains the alternatives. */
function* generateAlternatives(schema: JsonObject, keyword: string, context: GenerationContext): Generator<Json> {
  const members = arrayAt(schema, keyword);
  const base = omitKeys(schema, keyword);
  for (const member of rotate(members, context.variant)) {
    for (const value of generate(addMember(base, member), context)) {
      yield isObject(value) ? (setDiscriminator(value, schema, members, member, context) as Json) : value;
    }
  }
}

/** Generates values for both branches of an `if`. */
function* generateBranches(schema: JsonObject, context: GenerationContext): Generator<Json> {
  const base = omitKeys(schema, 'if', 'then', 'else');
  yield* generate(addMember(addMember(base, schema.if), schema.then), context);
  yield* generate(addMember(base, schema.else), context);
}

const rotate = <T>(items: readonly T[], start: number): T[] =>
  items.map((_, index) => items[(index + start) % items.length] as T);

/** Adds a schema to another one's `allOf`. */
const addMember = (first: JsonObject, second: unknown): JsonObject => ({
  ...first,
  allOf: [...arrayAt(first, 'allOf'), second],
});

/** The values that the author of the schema has chosen. */
const listDeclaredValues = (schema: JsonObject) =>
  [schema.example, schema.default, ...arrayAt(schema, 'examples')].filter((value) => value !== undefined) as Json[];

function* generateType(type: string, combined: CombinedSchema, context: GenerationContext): Generator<Json> {
  const {schema} = combined;
  switch (type) {
    case 'object':
      yield* generateObjects(combined, context);
      return;
    case 'array':
      yield* generateArrays(schema, context);
      return;
    case 'string':
      yield* generateContents(schema, context);
      yield* generateStrings(schema, listPatterns(schema, context), context.variant);
      return;
    case 'number':
    case 'integer':
      yield* generateNumbers(schema, type === 'integer', context.variant);
      return;
    case 'boolean':
      yield context.variant % 2 === 0;
      yield context.variant % 2 !== 0;
      return;
    case 'null':
      yield null;
  }
}

/** Lists the patterns that a string must match. Merging leaves the second one in `allOf`. */
const listPatterns = (schema: JsonObject, {generation}: GenerationContext): string[] =>
  [schema, ...arrayAt(schema, 'allOf')]
    .flatMap((part) => stringAt(part, 'pattern') ?? [])
    .filter((pattern) => !generation.document.ignoredPatterns.has(pattern));

/** Generates the JSON in a string whose content has a schema, such as an event's data. */
function* generateContents(
  {contentSchema, contentMediaType, contentEncoding}: JsonObject,
  context: GenerationContext,
): Generator<Json> {
  if (contentSchema === undefined || contentEncoding !== undefined) return;
  if (contentMediaType !== undefined && !isJsonMediaType(String(contentMediaType))) return;
  const value = findPart(contentSchema, context).value;
  if (value !== undefined) yield stringifyJson(value);
}

function* generateArrays(schema: JsonObject, context: GenerationContext): Generator<Json> {
  const minimum = Math.max(numberAt(schema, 'minItems') ?? 0, 0);
  const values: Json[] = [];
  const used = new Set<string>();
  for (const [index, item] of listItemSchemas(schema, minimum, context).entries()) {
    const value =
      schema.uniqueItems === true
        ? generateOther(item, used, {...context, variant: context.variant + index})
        : findPart(item, context).value;
    if (value === undefined) break;
    values.push(value);
  }
  if (values.length >= minimum) yield values;
  if (minimum === 0) yield [];
}

/**
 * Lists the schemas of the items to generate: the fewest that the schema allows, but at least one if it can have one.
 */
function listItemSchemas(schema: JsonObject, minimum: number, context: GenerationContext): unknown[] {
  const prefixItems = arrayAt(schema, 'prefixItems');
  if (isDeep(context)) context.generation.markAsShortened();
  const preferred = Math.max(minimum, prefixItems.length, isDeep(context) ? 0 : 1);
  const count = Math.min(preferred, numberAt(schema, 'maxItems') ?? Infinity, maxItems);
  return Array.from({length: count}, (_, index) => prefixItems[index] ?? schema.items ?? {});
}

/**
 * Generates a value that isn't used yet, if one of the first variants isn't.
 *
 * @param used - The values as canonical JSON, to which this one is added.
 */
function generateOther(schema: unknown, used: Set<string>, context: GenerationContext): Json | undefined {
  let value: Json | undefined;
  for (let offset = 0; offset <= maxVariants; offset += 1) {
    value = findPart(schema, {...context, variant: context.variant + offset}).value;
    if (value === undefined || !used.has(toCanonicalJson(value))) break;
  }
  if (value !== undefined) used.add(toCanonicalJson(value));
  return value;
}

function* generateObjects(combined: CombinedSchema, context: GenerationContext): Generator<Json> {
  const required = new Set(arrayAt(combined.schema, 'required').map(String));
  const members = generateMembers(combined, required, context);
  addAdditionalMembers(members, combined.schema, context);
  for (const names of listSelections([...members.keys()], required)) {
    const value = Object.fromEntries(names.map((name) => [name, members.get(name)]));
    yield setInheritedDiscriminator(value, combined, context) as Json;
  }
}

/** Generates the values of the properties that are declared or required, as far as the schema allows them. */
function generateMembers(
  {schema, parts}: CombinedSchema,
  required: ReadonlySet<string>,
  context: GenerationContext,
): Map<string, Json> {
  const {direction, document} = context.generation;
  const properties = objectAt(schema, 'properties');
  // Merging adds the properties of the other parts to those of a closed one, but it doesn't allow them.
  const closedParts = parts.filter(({additionalProperties}) => additionalProperties === false);
  const isAllowed = (name: string) => closedParts.every((part) => describesProperty(part, name, document));
  // If a required property isn't allowed, all values are invalid, and the closest one has all properties.
  const isImpossible = [...required].some((name) => !isAllowed(name));
  const members = new Map<string, Json>();
  for (const name of new Set([...Object.keys(properties), ...required])) {
    if ((!isImpossible && !isAllowed(name)) || omitsProperty(schema, name, direction, document)) continue;
    if (isDeep(context) && !required.has(name)) {
      context.generation.markAsShortened();
      continue;
    }
    const property = Object.hasOwn(properties, name) ? properties[name] : getAdditionalSchema(schema, name, document);
    const {value, isValid} = findPart(property, context);
    if (value !== undefined && (isValid || required.has(name))) members.set(name, value);
  }
  return members;
}

/** Adds two members to a map, and as many as `minProperties` requires. */
function addAdditionalMembers(members: Map<string, Json>, schema: JsonObject, context: GenerationContext): void {
  const {additionalProperties} = schema;
  if (additionalProperties === false) return;
  const isMap = isObject(additionalProperties);
  if (isMap && isDeep(context)) context.generation.markAsShortened();
  const preferred = Math.max(numberAt(schema, 'minProperties') ?? 0, isMap && !isDeep(context) ? members.size + 2 : 0);
  const wanted = Math.min(preferred, numberAt(schema, 'maxProperties') ?? Infinity);
  for (let variant = 0; members.size < wanted && variant < maxVariants; variant += 1) {
    const name = generateName(schema, {...context, variant});
    if (name === undefined || members.has(name)) continue;
    const value = findPart(getAdditionalSchema(schema, name, context.generation.document), context).value;
    if (value === undefined) return;
    members.set(name, value);
  }
}

/** Generates the name of a property that isn't declared. */
function generateName(schema: JsonObject, context: GenerationContext): string | undefined {
  const names = objectAt(schema, 'propertyNames');
  if (Object.keys(names).length === 0) {
    return `${stringAt(schema.additionalProperties, 'x-additionalPropertiesName') ?? 'property'}${context.variant + 1}`;
  }
  const name = findPart({type: 'string', ...names}, context).value;
  return typeof name === 'string' ? name : undefined;
}
