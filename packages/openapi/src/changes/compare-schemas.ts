import {toCanonicalJson} from '@developer-docs/utils';
import type {Alternatives, ApiDocument, Property, Schema, Variant} from '../model/types.js';
import type {Direction} from '../schemas/directions.js';
import {compareDefaults, compareNull, compareTexts} from './compare-annotations.js';
import {compareConstraints} from './compare-constraints.js';
import {compareFormats, compareTypes, compareValues} from './compare-types.js';
import {changeKinds, getPresenceKind, type ChangeKind} from './kinds.js';
import {matchVariants, type VariantMatches} from './match-variants.js';
import {SchemaReader} from './schema-reader.js';
import {
  createGroup,
  describeGroup,
  emptySchema,
  getOnlyGroup,
  getOthers,
  getVariantLabel,
  isAnything,
  isBare,
  isNullable,
  listEnumValues,
} from './schema-traits.js';
import type {ChangeValues, FoundChange, Report} from './types.js';

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
  /** Whether the value belongs to a parameter or header, which is written as text. */
  readonly isText?: boolean;
  /** Whether the parameter or header that has the schema has reported its description and deprecation. */
  readonly isDescribed?: boolean;
}

/** Compares the schemas of two documents. */
export class SchemaComparison {
  private readonly old: SchemaReader;
  private readonly current: SchemaReader;
  private readonly pairs = new Map<string, SchemaPair>();
  private readonly queue: SchemaPair[] = [];
  /** The pairs that are being compared, so that recursive alternatives end. */
  private readonly active = new Map<Schema, Set<Schema>>();

  constructor(
    private readonly before: ApiDocument,
    private readonly after: ApiDocument,
    /** The alternatives whose compatibility is being decided. */
    private readonly probed: ReadonlySet<Schema | string> = new Set(),
  ) {
    this.old = new SchemaReader(before);
    this.current = new SchemaReader(after);
  }

  /** Compares the named schemas that the compared schemas refer to, directly or indirectly. */
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
    const [old, current] = [this.old.expand(before), this.current.expand(after)];
    const active = this.active.get(old) ?? new Set<Schema>();
    if (active.has(current)) return;
    this.active.set(old, active.add(current));
    this.compareExpanded(old, current, context, {before, after});
    active.delete(current);
  }

  /**
   * Returns the items of a parameter that became an array whose items are repeated in the query: a single value is sent
   * as before.
   */
  getRepeated(before: Schema, after: Schema): Schema | undefined {
    const {types, items, constraints} = this.current.expand(after);
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
    const old = new Map(this.old.expand(before).properties.map((property) => [property.name, property]));
    return new Map(
      this.current.expand(after).properties.flatMap((property) => {
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

  /** Compares what references add to their targets. The targets' content is compared once, with the targets. */
  private compareAnnotations(before: Schema, after: Schema, context: SchemaContext): void {
    const [oldTarget, target] = [this.old.getTarget(before), this.current.getTarget(after)];
    const isLocal = (read: (schema: Schema) => unknown) =>
      toCanonicalJson(read(before)) !== toCanonicalJson(read(oldTarget)) ||
      toCanonicalJson(read(after)) !== toCanonicalJson(read(target));
    const report = createReport(context);
    if (isLocal(isNullable)) compareNull(isNullable(before), isNullable(after), report);
    if (context.isDescribed !== true) {
      const isOwn = {
        isDeprecated: isLocal(({isDeprecated}) => isDeprecated),
        description: isLocal(({description}) => description ?? ''),
      };
      const pickOwn = ({isDeprecated, description}: Schema) => ({
        ...(isOwn.isDeprecated && {isDeprecated}),
        ...(isOwn.description && description !== undefined && {description}),
      });
      compareTexts(pickOwn(before), pickOwn(after), report);
    }
    if (isLocal((schema) => schema.default ?? null)) compareDefaults(before, after, report);
  }

  private compareExpanded(
    before: Schema,
    after: Schema,
    context: SchemaContext,
    unexpanded: {readonly before: Schema; readonly after: Schema},
  ): void {
    const report = createReport(context);
    if (context.isDescribed !== true) compareTexts(before, after, report);
    compareDefaults(before, after, report);
    const [oldNull, currentNull] = [this.old.allowsNull(before), this.current.allowsNull(after)];
    const [old, current] = [this.old.unwrap(before), this.current.unwrap(after)];
    if (isAnything(old) || isAnything(current)) {
      if (!isAnything(current)) report('type-narrowed', {before: 'any', after: this.current.formatType(current)});
      else if (!isAnything(old)) report('type-widened', {before: this.old.formatType(old), after: 'any'});
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
    // Alternatives have their own types.
    const hasTypes = old.types.length + current.types.length > 0 && !(isBare(old) && isBare(current));
    const [oldTypes, types] = [this.old.listTypes(old), this.current.listTypes(current)];
    // Values are more specific than their types.
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

  /** Compares the schemas at a step below other schemas. */
  private compareMember(
    step: string,
    before: Schema | undefined,
    after: Schema | undefined,
    context: SchemaContext,
  ): void {
    this.compare(before, after, {...context, path: [...context.path, step], isDescribed: false});
  }

  private compareProperties(before: Schema, after: Schema, context: SchemaContext): void {
    const {direction, path, report} = context;
    const isVisible = ({schema}: Property) => !(direction === 'request' ? schema.isReadOnly : schema.isWriteOnly);
    const old = mapProperties(before.properties.filter(isVisible));
    const current = mapProperties(after.properties.filter(isVisible));
    const hidden = mapProperties(after.properties.filter((property) => !isVisible(property)));
    const [oldOthers, others] = [getOthers(before), getOthers(after)];
    for (const [name, property] of old) {
      const next = current.get(name);
      if (next === undefined) {
        this.compareRemoved(property, hidden.get(name), others, context);
      } else {
        const kind = getPresenceKind('property', property, next);
        if (kind !== undefined) report(kind, [...path, name]);
        this.compareMember(name, property.schema, next.schema, context);
      }
    }
    for (const [name, property] of current) {
      if (old.has(name)) continue;
      report(property.isRequired ? 'property-required-added' : 'property-added', [...path, name]);
      if (isSchema(oldOthers)) this.compareMember(name, oldOthers, property.schema, context);
    }
    this.comparePatterns(before, after, context);
    if (oldOthers !== false && others !== false) this.compareMember('*', oldOthers, others, context);
    else if (oldOthers !== false) report('other-properties-rejected', path);
    else if (others !== false) report('other-properties-allowed', path);
  }

  /**
   * Compares a property that isn't listed anymore.
   *
   * @param hidden - The property, if it's now read-only in requests, or write-only in responses.
   * @param others - The schema of unlisted properties.
   */
  private compareRemoved(
    {name, schema, isRequired}: Property,
    hidden: Property | undefined,
    others: ReturnType<typeof getOthers>,
    context: SchemaContext,
  ): void {
    const {direction, report} = context;
    const path = [...context.path, name];
    if (hidden !== undefined) {
      report(direction === 'request' ? 'property-became-read-only' : 'property-became-write-only', path);
      // Clients that still send it need to know.
      if (direction === 'request') this.compareMember(name, schema, hidden.schema, context);
    } else if (others === false && direction === 'request') {
      report('property-rejected', path);
    } else {
      report(isRequired ? 'property-required-removed' : 'property-removed', path);
      if (isSchema(others)) this.compareMember(name, schema, others, context);
    }
  }

  private comparePatterns(before: Schema, after: Schema, context: SchemaContext): void {
    const {path, report} = context;
    const old = new Map(before.patternProperties.map(({pattern, schema}) => [pattern, schema]));
    const current = new Map(after.patternProperties.map(({pattern, schema}) => [pattern, schema]));
    for (const [pattern, schema] of old) {
      const next = current.get(pattern);
      if (next === undefined) report('rule-removed', path, {before: `patternProperties: ${pattern}`});
      else this.compareMember(`/${pattern}/`, schema, next, context);
    }
    for (const pattern of current.keys()) {
      if (!old.has(pattern)) report('rule-added', path, {after: `patternProperties: ${pattern}`});
    }
  }

  private compareItems(before: Schema, after: Schema, context: SchemaContext): void {
    for (let index = 0; index < Math.max(before.prefixItems.length, after.prefixItems.length); index += 1) {
      const [old, current] = [before, after].map(({prefixItems, items}) => prefixItems[index] ?? items);
      this.compareMember(`[${index}]`, old, current, context);
    }
    this.compareMember('[]', before.items, after.items, context);
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
    const {path, report} = context;
    if (before.kind !== after.kind) {
      // `oneOf` is `anyOf` with the rule that exactly one alternative applies.
      if (after.kind === 'oneOf') report('rule-added', path, {after: 'oneOf'});
      else report('rule-removed', path, {before: 'oneOf'});
    }
    const matches = matchVariants(before.variants, after.variants, {before: this.old, after: this.current});
    compareDiscriminators(before, after, matches, context);
    for (const [first, second] of matches.pairs) {
      const step = after.variants.length > 1 ? [`<${getVariantLabel(second)}>`] : [];
      this.compare(first.schema, second.schema, {...context, path: [...path, ...step], isDescribed: false});
    }
    const [former] = before.variants;
    if (isWrapped && former !== undefined) {
      this.reportNewAlternatives(former, matches, after.kind, context);
    } else {
      for (const variant of matches.removed) report('alternative-removed', path, {before: getVariantLabel(variant)});
      for (const variant of matches.added) report('alternative-added', path, {after: getVariantLabel(variant)});
    }
  }

  /** @param former - The schema that had no alternatives. */
  private reportNewAlternatives(
    former: Variant,
    {removed, added}: VariantMatches,
    kind: Alternatives['kind'],
    {path, report, direction}: SchemaContext,
  ): void {
    const compatible = added.filter(({schema}) => !this.breaks(former.schema, schema, direction));
    // The former schema still applies if an alternative only adds to it. Of two that accept a request, `oneOf` accepts
    // none.
    const isAmbiguous = compatible.length > 1 && direction === 'request' && kind === 'oneOf';
    if (removed.length > 0 && (compatible.length === 0 || isAmbiguous)) {
      report('alternative-removed', path, {before: getVariantLabel(former)});
    }
    for (const variant of added) {
      const values = {before: getVariantLabel(former), after: getVariantLabel(variant)};
      if (direction === 'response' && !compatible.includes(variant)) report('type-widened', path, values);
      else report('alternative-added', path, {after: values.after});
    }
  }

  /** Returns whether what changes from one schema to another breaks clients. Recursive alternatives don't. */
  private breaks(before: Schema, after: Schema, direction: Direction): boolean {
    const key = after.ref ?? after;
    if (this.probed.has(key)) return false;
    // Comparing alternatives in alternatives of alternatives would take too long.
    if (this.probed.size > 2) return true;
    const probe = new SchemaComparison(this.before, this.after, new Set([...this.probed, key]));
    const kinds: ChangeKind[] = [];
    const report = (kind: ChangeKind) => kinds.push(kind);
    probe.compare(before, after, {direction, path: [], references: new Set(), report});
    for (const {changes} of probe.compareReferences()) kinds.push(...changes.map(({kind}) => kind));
    return kinds.some((kind) => changeKinds[kind][direction] === 'breaking');
  }
}

/** Reports the changes of the property that distinguishes alternatives, and of its values for named schemas. */
function compareDiscriminators(
  {discriminator: oldName}: Alternatives,
  {discriminator: name}: Alternatives,
  {pairs}: VariantMatches,
  {path, report}: SchemaContext,
): void {
  if (oldName !== name) {
    // A discriminator that's added or removed changes nothing.
    if (oldName !== undefined && name !== undefined) {
      report('discriminator-changed', path, {before: oldName, after: name});
    }
    return;
  }
  for (const [{schema, discriminatorValues: before}, second] of pairs) {
    const after = second.discriminatorValues;
    if (schema.ref === undefined || after.length === 0 || before.every((value) => after.includes(value))) continue;
    report('discriminator-changed', [...path, `<${getVariantLabel(second)}>`], {before, after});
  }
}

const mapProperties = (properties: readonly Property[]) =>
  new Map(properties.map((property) => [property.name, property]));

const isSchema = (others: Schema | false | undefined): others is Schema => others !== undefined && others !== false;

const createReport =
  ({path, report}: SchemaContext): Report =>
  (kind, values) => {
    report(kind, path, values);
  };
