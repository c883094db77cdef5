import {toCanonicalJson} from '@developer-docs/utils';
import type {Alternatives, ApiDocument, Property, Schema, Variant} from '../model/types.js';
import type {Direction} from '../schemas/directions.js';
import {compareDefaults, compareNull, compareTexts} from './compare-annotations.js';
import {compareConstraints} from './compare-constraints.js';
import {compareFormats, compareTypes, compareValues} from './compare-types.js';
import {changeKinds, getPresenceKind, type ChangeKind} from './kinds.js';
import {matchVariants} from './match-variants.js';
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
   * Returns the items of a parameter that became an array whose items are repeated in the query: a single value is sent as
   * before.
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
    const reportPresence = (name: string, previous?: Property, next?: Property) => {
      const kind = getPresenceKind('property', previous, next);
      if (kind !== undefined) report(kind, [...path, name]);
    };
    for (const [name, property] of old) {
      const {schema} = property;
      const next = current.get(name);
      const ownPath = [...path, name];
      const hiddenNext = hidden.get(name);
      if (next === undefined && hiddenNext !== undefined) {
        report(direction === 'request' ? 'property-became-read-only' : 'property-became-write-only', ownPath);
        // Clients that still send it need to know.
        if (direction === 'request') compareAt(name, schema, hiddenNext.schema);
      } else if (next === undefined && others === false && direction === 'request') {
        report('property-rejected', ownPath);
      } else {
        reportPresence(name, property, next);
        if (next !== undefined) compareAt(name, schema, next.schema);
        else if (others !== undefined && others !== false) compareAt(name, schema, others);
      }
    }
    for (const [name, property] of current) {
      if (old.has(name)) continue;
      reportPresence(name, undefined, property);
      if (oldOthers !== undefined && oldOthers !== false) compareAt(name, oldOthers, property.schema);
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
      if (first !== second) {
        this.compare(first, second, {...context, path: [...context.path, step], isDescribed: false});
      }
    };
    for (let index = 0; index < Math.max(before.prefixItems.length, after.prefixItems.length); index += 1) {
      compareAt(`[${index}]`, before.prefixItems[index] ?? before.items, after.prefixItems[index] ?? after.items);
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
    const {pairs, removed, added} = matchVariants(before.variants, after.variants, {
      before: this.old,
      after: this.current,
    });
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
    const isCompatible = ({schema}: Variant) => only === undefined || !this.breaks(only.schema, schema, direction);
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
      } else {
        report('alternative-added', path, {after: getVariantLabel(variant)});
      }
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

const createReport =
  ({path, report}: SchemaContext): Report =>
  (kind, values) => {
    report(kind, path, values);
  };
