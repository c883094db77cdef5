import {toCanonicalJson, toPlainText, type Json} from '@developer-docs/utils';
import type {Direction} from '../schemas/directions.js';
import type {Alternatives, ApiDocument, Property, Schema, Variant} from '../model/types.js';
import {compareConstraints} from './compare-constraints.js';
import {compareFormats, compareTypes, compareValues} from './compare-types.js';
import {changeKinds, getPresenceKind, type ChangeKind} from './kinds.js';
import type {ChangeValues, FoundChange} from './types.js';

/** Two named schemas that are used at the same place before and after, in one direction. They're compared once. */
export interface SchemaPair {
  readonly before: string;
  readonly after: string;
  readonly direction: Direction;
  readonly changes: FoundChange[];
  /** The pairs that this one refers to. */
  readonly references: Set<SchemaPair>;
}

/** Where schemas are compared. */
export interface SchemaContext {
  readonly direction: Direction;
  readonly path: readonly string[];
  readonly report: (kind: ChangeKind, path: readonly string[], values?: ChangeValues) => void;
  /** Receives the pairs of named schemas at this place. */
  readonly references: Set<SchemaPair>;
  /** Whether the value is that of a parameter or header, which is written as text. */
  readonly isText?: boolean;
  /** Whether the parameter or header that has the schema has reported its description and deprecation. */
  readonly isDescribed?: boolean;
}

const emptySchema: Schema = {
  types: [],
  isNever: false,
  constraints: [],
  enumValues: [],
  examples: [],
  isDeprecated: false,
  isReadOnly: false,
  isWriteOnly: false,
  properties: [],
  patternProperties: [],
  prefixItems: [],
  alternatives: [],
};

type Side = 'before' | 'after';

/** Compares the schemas of two documents. */
export class SchemaComparison {
  private readonly pairs = new Map<string, SchemaPair>();
  private readonly queue: SchemaPair[] = [];
  /** Schemas with `ref` and the structure of their target. */
  private readonly expanded = new Map<Schema, Schema>();
  /** The pairs that are being compared, so that recursive alternatives end. */
  private readonly active = new Map<Schema, Set<Schema>>();

  constructor(
    private readonly before: ApiDocument,
    private readonly after: ApiDocument,
    /** The alternatives whose compatibility is being decided. */
    private readonly probed: ReadonlySet<Schema | string> = new Set(),
  ) {}

  /** Compares the named schemas that the compared ones refer to, and those that they refer to. */
  compareReferences(): readonly SchemaPair[] {
    // The list grows while it's read.
    for (const {before, after, direction, changes, references} of this.queue) {
      this.compare(this.before.schemas.get(before), this.after.schemas.get(after), {
        direction,
        path: [],
        references,
        report: (kind, path, values) => changes.push({kind, direction, place: {schema: after, path}, ...values}),
      });
    }
    return this.queue;
  }

  /** Compares two schemas; `undefined` allows everything. */
  compare(before: Schema = emptySchema, after: Schema = emptySchema, context: SchemaContext): void {
    if (before.ref !== undefined && after.ref !== undefined) {
      this.compareAnnotations(before, after, context);
      context.references.add(this.getPair(before.ref, after.ref, context.direction));
      return;
    }
    const [old, current] = [this.expand(before, 'before'), this.expand(after, 'after')];
    const active = this.active.get(old) ?? new Set<Schema>();
    if (active.has(current)) return;
    this.active.set(old, active.add(current));
    this.compareExpanded(old, current, context, {before, after});
    active.delete(current);
  }

  /**
   * Returns the items of a parameter that became an array whose items are repeated in the query: a single value is sent as
   * before.
   */
  getRepeated(before: Schema, after: Schema): Schema | undefined {
    const {types, items, constraints} = this.expand(after, 'after');
    const limits = constraints.find((constraint) => constraint.kind === 'items');
    const isArray = types[0] === 'array' && items !== undefined && (limits?.minimum ?? 0) <= 1;
    const wasScalar = before.types.length > 0 && !before.types.some((type) => type === 'array' || type === 'object');
    return isArray && wasScalar ? items : undefined;
  }

  /** Returns the properties that two schemas have in common, by name. */
  matchProperties(
    before: Schema = emptySchema,
    after: Schema = emptySchema,
  ): ReadonlyMap<string, readonly [Property, Property]> {
    const old = new Map(this.expand(before, 'before').properties.map((property) => [property.name, property]));
    return new Map(
      this.expand(after, 'after').properties.flatMap((property) => {
        const previous = old.get(property.name);
        return previous === undefined ? [] : [[property.name, [previous, property]] as const];
      }),
    );
  }

  private getPair(before: string, after: string, direction: Direction): SchemaPair {
    const key = JSON.stringify([before, after, direction]);
    const known = this.pairs.get(key);
    if (known !== undefined) return known;
    const pair = {before, after, direction, changes: [], references: new Set<SchemaPair>()};
    this.pairs.set(key, pair);
    this.queue.push(pair);
    return pair;
  }

  private getTarget(schema: Schema, side: Side): Schema {
    const visited = new Set<string>();
    let target = schema;
    while (target.ref !== undefined && !visited.has(target.ref)) {
      visited.add(target.ref);
      target = this[side].schemas.get(target.ref) ?? emptySchema;
    }
    return target;
  }

  /** Returns a schema with the structure that its reference leads to. */
  private expand(schema: Schema, side: Side): Schema {
    if (schema.ref === undefined) return schema;
    const known = this.expanded.get(schema);
    if (known !== undefined) return known;
    const {properties, patternProperties, additionalProperties, items, prefixItems, alternatives} = this.getTarget(
      schema,
      side,
    );
    const {ref: _, ...annotations} = schema;
    const expanded = {
      ...annotations,
      ...{properties, patternProperties, prefixItems, alternatives},
      ...(additionalProperties !== undefined && {additionalProperties}),
      ...(items !== undefined && {items}),
    };
    this.expanded.set(schema, expanded);
    return expanded;
  }

  /** Compares what references add to their targets. What the targets have is compared once, with the targets. */
  private compareAnnotations(before: Schema, after: Schema, context: SchemaContext): void {
    const [oldTarget, target] = [this.getTarget(before, 'before'), this.getTarget(after, 'after')];
    const isLocal = (read: (schema: Schema) => unknown) =>
      toCanonicalJson(read(before)) !== toCanonicalJson(read(oldTarget)) ||
      toCanonicalJson(read(after)) !== toCanonicalJson(read(target));
    const report = createReport(context);
    if (isLocal(isNullable)) compareNull(isNullable(before), isNullable(after), report);
    compareTexts(
      isLocal(({description}) => description ?? '') ? before : {...before, description: ''},
      isLocal(({description}) => description ?? '') ? after : {...after, description: ''},
      context,
      isLocal(({isDeprecated}) => isDeprecated),
    );
    if (isLocal((schema) => schema.default ?? null)) compareDefaults(before, after, report);
  }

  private compareExpanded(
    before: Schema,
    after: Schema,
    context: SchemaContext,
    unexpanded: {readonly before: Schema; readonly after: Schema},
  ): void {
    const report = createReport(context);
    compareTexts(before, after, context);
    compareDefaults(before, after, report);
    const [oldNull, currentNull] = [this.allowsNull(before, 'before'), this.allowsNull(after, 'after')];
    const [old, current] = [this.unwrap(before, 'before'), this.unwrap(after, 'after')];
    if (isAnything(old) || isAnything(current)) {
      if (!isAnything(current)) report('type-narrowed', {before: 'any', after: this.formatType(current, 'after')});
      else if (!isAnything(old)) report('type-widened', {before: this.formatType(old, 'before'), after: 'any'});
      return;
    }
    compareNull(oldNull, currentNull, report);
    const [oldGroup, group] = [getOnlyGroup(old), getOnlyGroup(current)];
    if (group !== undefined && old.alternatives.length === 0) {
      this.compareGroups(createGroup(unexpanded.before, group), group, context, true);
      return;
    }
    if (oldGroup !== undefined && current.alternatives.length === 0) {
      this.compareGroups(oldGroup, createGroup(unexpanded.after, oldGroup), context);
      return;
    }
    // Alternatives have types of their own.
    const hasTypes = old.types.length + current.types.length > 0 && !(isBare(old) && isBare(current));
    const [oldTypes, types] = [this.listTypes(old, 'before'), this.listTypes(current, 'after')];
    // Values say more than their types.
    const limitedCount = [old, current].filter((schema) => listEnumValues(schema).length > 0).length;
    const reportType: Report = (kind, values) => {
      if (limitedCount === 0 || kind === 'type-changed') report(kind, values);
    };
    if (hasTypes && limitedCount < 2 && !compareTypes(oldTypes, types, reportType, context.isText)) return;
    compareFormats(old, current, report);
    compareValues(old, current, report);
    compareConstraints(old, current, report);
    this.compareProperties(old, current, context);
    this.compareItems(old, current, context);
    this.compareAlternatives(old, current, context);
  }

  /** Lists the types of a schema, or else those of its alternatives, without `null`. */
  private listTypes(schema: Schema, side: Side, visited = new Set<Schema>()): string[] {
    const types = omitNull(schema.types);
    if (types.length > 0 || visited.has(schema)) return types;
    visited.add(schema);
    const variantTypes = schema.alternatives
      .slice(0, 1)
      .flatMap(({variants}) => variants)
      .map((variant) => this.listTypes(this.expand(variant.schema, side), side, visited));
    return variantTypes.some((list) => list.length === 0) ? [] : [...new Set(variantTypes.flat())];
  }

  private formatType(schema: Schema, side: Side): string {
    return this.listTypes(schema, side).join(' | ') || 'null';
  }

  private allowsNull(schema: Schema, side: Side): boolean {
    return (
      isNullable(schema) ||
      schema.alternatives.some(({variants}) =>
        variants.some((variant) => isOnlyNull(this.expand(variant.schema, side))),
      )
    );
  }

  /**
   * Removes the alternative `null`, and returns the alternative of a schema that only has one. Alternatives that are
   * enumerations are one enumeration.
   */
  private unwrap(schema: Schema, side: Side): Schema {
    const alternatives = schema.alternatives.map((group) => ({
      ...group,
      variants: group.variants.filter((variant) => !isOnlyNull(this.expand(variant.schema, side))),
    }));
    const [group] = alternatives;
    const variants = alternatives.length === 1 && isBare(schema) ? (group?.variants ?? []) : [];
    const [only, ...others] = variants.map((variant) => this.expand(variant.schema, side));
    if (only === undefined) return {...schema, alternatives};
    if (others.length === 0) return only;
    const members = [only, ...others];
    return members.every(isEnumeration)
      ? {
          ...emptySchema,
          types: [...new Set(members.flatMap(({types}) => types))],
          enumValues: members.flatMap(listEnumValues),
        }
      : {...schema, alternatives};
  }

  private compareProperties(before: Schema, after: Schema, context: SchemaContext): void {
    const {direction, path, report} = context;
    const isVisible = ({schema}: Property) => !(direction === 'request' ? schema.isReadOnly : schema.isWriteOnly);
    const toMap = (properties: readonly Property[]) => new Map(properties.map((property) => [property.name, property]));
    const old = toMap(before.properties.filter(isVisible));
    const current = toMap(after.properties.filter(isVisible));
    const hidden = toMap(after.properties.filter((property) => !isVisible(property)));
    const [oldOthers, others] = [getOthers(before), getOthers(after)];
    const compareAt = (name: string, first: Schema | undefined, second: Schema | undefined) => {
      this.compare(first, second, {...context, path: [...path, name], isDescribed: false});
    };
    for (const [name, {isRequired, schema}] of old) {
      const next = current.get(name);
      const ownPath = [...path, name];
      const hiddenNext = hidden.get(name);
      if (next === undefined && hiddenNext !== undefined) {
        report(direction === 'request' ? 'property-became-read-only' : 'property-became-write-only', ownPath);
        // Clients that still send it need to know.
        if (direction === 'request') compareAt(name, schema, hiddenNext.schema);
      } else if (next === undefined && others === false && direction === 'request') {
        report('property-rejected', ownPath);
      } else if (next === undefined) {
        report(getPresenceKind('property', isRequired ? 'required-removed' : 'removed'), ownPath);
        if (others !== undefined && others !== false) compareAt(name, schema, others);
      } else {
        if (isRequired !== next.isRequired) {
          report(getPresenceKind('property', isRequired ? 'became-optional' : 'became-required'), ownPath);
        }
        compareAt(name, schema, next.schema);
      }
    }
    for (const [name, {isRequired, schema}] of current) {
      if (old.has(name)) continue;
      report(getPresenceKind('property', isRequired ? 'required-added' : 'added'), [...path, name]);
      if (oldOthers !== undefined && oldOthers !== false) compareAt(name, oldOthers, schema);
    }
    this.comparePatterns(before, after, context);
    if (oldOthers === false || others === false) {
      if (oldOthers !== false) report('other-properties-rejected', path);
      if (others !== false) report('other-properties-allowed', path);
    } else if (oldOthers !== undefined || others !== undefined) {
      compareAt('*', oldOthers, others);
    }
  }

  private comparePatterns(before: Schema, after: Schema, context: SchemaContext): void {
    const {path, report} = context;
    const old = new Map(before.patternProperties.map(({pattern, schema}) => [pattern, schema]));
    const current = new Map(after.patternProperties.map(({pattern, schema}) => [pattern, schema]));
    for (const [pattern, schema] of old) {
      const next = current.get(pattern);
      if (next === undefined) report('rule-removed', path, {before: `patternProperties: ${pattern}`});
      else this.compare(schema, next, {...context, path: [...path, `/${pattern}/`], isDescribed: false});
    }
    for (const pattern of current.keys()) {
      if (!old.has(pattern)) report('rule-added', path, {after: `patternProperties: ${pattern}`});
    }
  }

  private compareItems(before: Schema, after: Schema, context: SchemaContext): void {
    const compareAt = (step: string, first: Schema | undefined, second: Schema | undefined) => {
      if (first !== second)
        this.compare(first, second, {...context, path: [...context.path, step], isDescribed: false});
    };
    for (let index = 0; index < Math.max(before.prefixItems.length, after.prefixItems.length); index += 1) {
      compareAt(
        `[${String(index)}]`,
        before.prefixItems[index] ?? before.items,
        after.prefixItems[index] ?? after.items,
      );
    }
    compareAt('[]', before.items, after.items);
  }

  private compareAlternatives(before: Schema, after: Schema, context: SchemaContext): void {
    const {path, report} = context;
    const rest = [...after.alternatives];
    for (const group of before.alternatives) {
      const same = rest.findIndex((other) => describeGroup(other) === describeGroup(group));
      const [match] = rest.splice(Math.max(0, same), 1);
      if (match === undefined) report('rule-removed', path, {before: describeGroup(group)});
      else this.compareGroups(group, match, context);
    }
    for (const group of rest) report('rule-added', path, {after: describeGroup(group)});
  }

  /** @param isWrapped - Whether the schema had no alternatives before, so that clients don't expect any. */
  private compareGroups(before: Alternatives, after: Alternatives, context: SchemaContext, isWrapped = false): void {
    const {path, report, direction} = context;
    if (before.kind !== after.kind) {
      // `oneOf` is `anyOf` with the rule that exactly one alternative applies.
      if (after.kind === 'oneOf') report('rule-added', path, {after: 'oneOf'});
      else report('rule-removed', path, {before: 'oneOf'});
    }
    const [oldName, name] = [before.discriminator, after.discriminator];
    if (oldName !== undefined && name !== undefined && oldName !== name) {
      report('discriminator-changed', path, {before: oldName, after: name});
    }
    const {pairs, removed, added} = this.matchVariants(before.variants, after.variants);
    for (const [first, second] of pairs) {
      const label = getVariantLabel(second);
      const missing = first.discriminatorValues.filter((value) => !second.discriminatorValues.includes(value));
      if (
        oldName === name &&
        first.schema.ref !== undefined &&
        missing.length > 0 &&
        second.discriminatorValues.length > 0
      ) {
        report('discriminator-changed', [...path, `<${label}>`], {
          before: first.discriminatorValues,
          after: second.discriminatorValues,
        });
      }
      const step = after.variants.length > 1 ? [`<${label}>`] : [];
      this.compare(first.schema, second.schema, {...context, path: [...path, ...step], isDescribed: false});
    }
    const only = isWrapped ? before.variants[0] : undefined;
    const isCompatible = (variant: Variant) =>
      only === undefined || !this.breaks(only.schema, variant.schema, direction);
    for (const variant of removed) {
      // The former schema still applies if an alternative only adds to it. Of two that accept a request, `oneOf` accepts none.
      const matches = added.filter(isCompatible).length;
      if (only === undefined || matches === 0 || (matches > 1 && direction === 'request' && after.kind === 'oneOf')) {
        report('alternative-removed', path, {before: getVariantLabel(variant)});
      }
    }
    for (const variant of added) {
      if (direction === 'response' && !isCompatible(variant)) {
        const former = before.variants.map(getVariantLabel).join(' | ');
        report('type-widened', path, {before: former, after: getVariantLabel(variant)});
      } else report('alternative-added', path, {after: getVariantLabel(variant)});
    }
  }

  /** Returns whether what changes from one schema to another breaks clients. Recursive alternatives don't. */
  private breaks(before: Schema, after: Schema, direction: Direction): boolean {
    const key = after.ref ?? after;
    if (this.probed.has(key)) return false;
    // Alternatives in alternatives of alternatives would take long.
    if (this.probed.size > 2) return true;
    const probe = new SchemaComparison(this.before, this.after, new Set([...this.probed, key]));
    const kinds: ChangeKind[] = [];
    const report = (kind: ChangeKind) => kinds.push(kind);
    probe.compare(before, after, {direction, path: [], references: new Set(), report});
    for (const {changes} of probe.compareReferences()) kinds.push(...changes.map(({kind}) => kind));
    return kinds.some((kind) => changeKinds[kind][direction] === 'breaking');
  }

  /**
   * Matches alternatives by what identifies them: a reference, a discriminator, a title, or their content; or else by names
   * of properties or types that no other one has.
   */
  private matchVariants(before: readonly Variant[], after: readonly Variant[]) {
    const pairs: [Variant, Variant][] = [];
    let [removed, added] = [[...before], [...after]];
    const match = (getKey: (variant: Variant, side: Side) => string | undefined, isUnique = false) => {
      const [old, current] = [groupBy(removed, getKey, 'before'), groupBy(added, getKey, 'after')];
      for (const [key, variants] of old) {
        const others = current.get(key) ?? [];
        if (key === '' || (isUnique && variants.length + others.length > 2)) continue;
        for (const [index, variant] of variants.entries()) {
          const other = others[index];
          if (other !== undefined) pairs.push([variant, other]);
        }
      }
      const matched = new Set(pairs.flat());
      [removed, added] = [removed, added].map((variants) => variants.filter((variant) => !matched.has(variant))) as [
        Variant[],
        Variant[],
      ];
    };
    match(({schema}) => schema.ref);
    match(({discriminatorValues}) => discriminatorValues.join('\n'));
    match(({schema, requiredProperties}) => schema.title ?? requiredProperties.join('\n'));
    match(({schema}) => toCanonicalJson(schema));
    match(({schema}, side) => {
      const names = this.expand(schema, side).properties.map(({name}) => name);
      return names.sort().join('\n');
    }, true);
    match(({schema}, side) => this.listTypes(this.expand(schema, side), side).join('\n'), true);
    return {pairs, removed, added};
  }
}

function groupBy(
  variants: readonly Variant[],
  getKey: (variant: Variant, side: Side) => string | undefined,
  side: Side,
): Map<string, Variant[]> {
  const groups = new Map<string, Variant[]>();
  for (const variant of variants) {
    const key = getKey(variant, side) ?? '';
    groups.set(key, [...(groups.get(key) ?? []), variant]);
  }
  return groups;
}

const createReport =
  ({path, report}: SchemaContext) =>
  (kind: ChangeKind, values?: ChangeValues) => {
    report(kind, path, values);
  };

type Report = ReturnType<typeof createReport>;

function compareTexts(
  before: Schema,
  after: Schema,
  {isDescribed = false, path, report}: SchemaContext,
  comparesDeprecation = true,
): void {
  if (isDescribed) return;
  if (comparesDeprecation && before.isDeprecated !== after.isDeprecated) {
    report(after.isDeprecated ? 'deprecated' : 'no-longer-deprecated', path);
  }
  const [old, current] = [before.description ?? '', after.description ?? ''];
  if (old !== current) report('description-changed', path, toValues(old || undefined, current || undefined));
}

const formatJson = (value: Json) => (typeof value === 'string' ? value : toCanonicalJson(value));

function compareDefaults(before: Schema, after: Schema, report: Report): void {
  const [old, current] = [before.default, after.default];
  // Parsers of YAML disagree about whether a default such as `no` is text.
  if (old === current || (old !== undefined && current !== undefined && formatJson(old) === formatJson(current)))
    return;
  const kind = old === undefined ? 'default-added' : current === undefined ? 'default-removed' : 'default-changed';
  report(kind, toValues(old, current));
}

function compareNull(before: boolean, after: boolean, report: Report): void {
  if (before === after) return;
  if (after) report('became-nullable', {after: null});
  else report('became-not-nullable', {before: null});
}

/** Returns the values that exist. */
export const toValues = (before: Json | undefined, after: Json | undefined): ChangeValues => ({
  ...(before !== undefined && {before}),
  ...(after !== undefined && {after}),
});

/** The enumeration of a schema with the alternative `null` often doesn't contain it. */
const isNullable = ({types, const: value}: Schema): boolean =>
  types.includes('null') && (value === undefined || value === null);

const isOnlyNull = ({types, alternatives}: Schema) =>
  types.length === 1 && types[0] === 'null' && alternatives.length === 0;

const listEnumValues = ({const: value, enumValues}: Schema) =>
  value === undefined ? enumValues : [{value, metadata: {}}];

/** Returns whether a schema has no rules except its values. */
const isEnumeration = (schema: Schema): boolean =>
  listEnumValues(schema).length > 0 &&
  isBare({...omitConst(schema), types: [], enumValues: []}) &&
  schema.alternatives.length === 0;

const omitConst = ({const: _, ...schema}: Schema): Schema => schema;

/** Returns whether a schema has no rules except its alternatives. */
const isBare = (schema: Schema): boolean =>
  schema.types.every((type) => type === 'null') &&
  schema.enumValues.length === 0 &&
  schema.const === undefined &&
  schema.constraints.length === 0 &&
  schema.properties.length === 0 &&
  schema.patternProperties.length === 0 &&
  schema.additionalProperties === undefined &&
  schema.items === undefined &&
  schema.prefixItems.length === 0 &&
  schema.not === undefined;

const isAnything = (schema: Schema): boolean =>
  isBare(schema) && schema.types.length === 0 && schema.alternatives.length === 0 && !schema.isNever;

/** Returns the schema of other properties; `undefined` if they can have any value. */
const getOthers = ({additionalProperties}: Schema): Schema | false | undefined => {
  if (additionalProperties === undefined || additionalProperties === false) return additionalProperties;
  if (additionalProperties.isNever) return false;
  return additionalProperties.ref === undefined && isAnything(additionalProperties) ? undefined : additionalProperties;
};

/** Returns the alternatives of a schema that has no other rules. */
const getOnlyGroup = (schema: Schema): Alternatives | undefined =>
  schema.alternatives.length === 1 && isBare(schema) ? schema.alternatives[0] : undefined;

/** Creates alternatives of a schema without any, to compare it with those of another one. */
const createGroup = (schema: Schema, {kind}: Alternatives): Alternatives => ({
  kind,
  variants: [
    {
      // What is compared with the alternatives as a whole is left out.
      schema: schema.ref === undefined ? {...omitAnnotations(schema), types: omitNull(schema.types)} : schema,
      discriminatorValues: [],
      requiredProperties: [],
    },
  ],
});

const omitNull = (types: readonly string[]) => types.filter((type) => type !== 'null');
const omitAnnotations = ({description: _, default: __, ...schema}: Schema): Schema => ({
  ...schema,
  isDeprecated: false,
});

/** Identifies an alternative in the path of a change. */
export const getVariantLabel = ({schema, discriminatorValues, requiredProperties}: Variant): string =>
  schema.ref ??
  schema.title ??
  ([
    discriminatorValues.join(', '),
    requiredProperties.join(', '),
    [...schema.enumValues.map(({value}) => toPlainText(value))].join(', '),
    schema.types.join(' | '),
  ].find((text) => text !== '') ||
    'any');

const describeGroup = ({kind, variants}: Alternatives): string =>
  `${kind}: ${variants.map(getVariantLabel).join(', ')}`;
