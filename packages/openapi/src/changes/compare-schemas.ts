import {getOrCreate, toCanonicalJson} from '@developer-docs/utils';
import type {Alternatives, ApiDocument, Schema, Variant} from '../model/types.js';
import {resolveSchema} from '../model/walk-schemas.js';
import type {Direction} from '../schemas/directions.js';
import {
  compareDefaults,
  compareDeprecation,
  compareDescription,
  compareNull,
  compareTexts,
} from './compare-annotations.js';
import {compareConstraints} from './compare-constraints.js';
import {compareProperties} from './compare-properties.js';
import {compareFormats, compareTypes, compareValues, formatType, listPossibleTypes} from './compare-types.js';
import {matchItems, type Matches} from './match-items.js';
import {
  createGroup,
  describeGroup,
  emptySchema,
  getOnlyGroup,
  getVariantLabel,
  hasValues,
  isAnything,
  isBare,
  isNullable,
} from './schema-traits.js';
import {createScope, enterMember, report, type CompareSchemas, type SchemaPair, type Scope} from './scope.js';

/** Compares the schemas of two documents. */
export class SchemaComparison {
  private readonly pairs = new Map<string, SchemaPair>();
  private readonly queue: SchemaPair[] = [];
  /** The pairs that are being compared, so that recursive alternatives end. */
  private readonly active = new Map<Schema, Set<Schema>>();

  constructor(
    private readonly before: ApiDocument,
    private readonly after: ApiDocument,
  ) {}

  /** Compares the named schemas that the compared schemas refer to, directly or indirectly. */
  compareReferences(): readonly SchemaPair[] {
    // The list grows while it's read.
    for (const pair of this.queue) {
      this.compare(this.before.schemas.get(pair.before), this.after.schemas.get(pair.after), pair);
    }
    return this.queue;
  }

  readonly compare: CompareSchemas = (before = emptySchema, after = emptySchema, scope) => {
    if (before.ref !== undefined && after.ref !== undefined) {
      this.compareAnnotations(before, after, scope);
      scope.references.add(this.getPair(before.ref, after.ref, scope.direction));
      return;
    }
    const [old, current] = [resolveSchema(before, this.before), resolveSchema(after, this.after)];
    const active = this.active.get(old) ?? new Set<Schema>();
    if (active.has(current)) return;
    this.active.set(old, active.add(current));
    this.compareStructure(before, after, scope);
    active.delete(current);
  };

  private getPair(before: string, after: string, direction: Direction): SchemaPair {
    const key = JSON.stringify([before, after, direction]);
    return getOrCreate(this.pairs, key, () => {
      const pair: SchemaPair = {...createScope({schema: after}, direction), before, after};
      this.queue.push(pair);
      return pair;
    });
  }

  /** Compares what references add to their targets. The targets' content is compared once, with the targets. */
  private compareAnnotations(before: Schema, after: Schema, scope: Scope): void {
    const [oldTarget, target] = [resolveSchema(before, this.before), resolveSchema(after, this.after)];
    const isOwn = (read: (schema: Schema) => unknown) =>
      toCanonicalJson(read(before)) !== toCanonicalJson(read(oldTarget)) ||
      toCanonicalJson(read(after)) !== toCanonicalJson(read(target));
    if (isOwn(isNullable)) compareNull(isNullable(before), isNullable(after), scope);
    if (scope.isDescribed !== true) {
      if (isOwn(({isDeprecated}) => isDeprecated)) compareDeprecation(before, after, scope);
      if (isOwn(({description = ''}) => description)) compareDescription(before, after, scope);
    }
    if (isOwn((schema) => schema.default ?? null)) compareDefaults(before, after, scope);
  }

  private compareStructure(before: Schema, after: Schema, scope: Scope): void {
    const [old, current] = [copyStructure(before, this.before), copyStructure(after, this.after)];
    if (scope.isDescribed !== true) compareTexts(old, current, scope);
    compareDefaults(old, current, scope);
    if (isAnything(old) || isAnything(current)) {
      if (!isAnything(current)) {
        report(scope, 'type-narrowed', {before: 'any', after: formatType(current, this.after)});
      } else if (!isAnything(old)) {
        report(scope, 'type-widened', {before: formatType(old, this.before), after: 'any'});
      }
      return;
    }
    compareNull(isNullable(old), isNullable(current), scope);
    const [oldGroup, group] = [getOnlyGroup(old), getOnlyGroup(current)];
    if (group !== undefined && old.alternatives.length === 0) {
      this.compareGroups(createGroup(before, group), group, scope, {isWrapped: true});
    } else if (oldGroup !== undefined && current.alternatives.length === 0) {
      this.compareGroups(oldGroup, createGroup(after, oldGroup), scope);
    } else {
      this.compareRules(old, current, scope);
    }
  }

  /** Compares the keywords of schemas without references. */
  private compareRules(old: Schema, current: Schema, scope: Scope): void {
    // Alternatives have their own types.
    const hasTypes = old.types.length + current.types.length > 0 && !(isBare(old) && isBare(current));
    const [oldTypes, types] = [listPossibleTypes(old, this.before), listPossibleTypes(current, this.after)];
    // Values are more specific than their types.
    const limitedCount = [old, current].filter((schema) => hasValues(schema)).length;
    if (hasTypes && limitedCount < 2 && !compareTypes(oldTypes, types, limitedCount > 0, scope)) return;
    compareFormats(old, current, scope);
    compareValues(old, current, scope);
    compareConstraints(old, current, scope);
    compareProperties(old, current, scope, this.compare);
    this.compareItems(old, current, scope);
    this.compareAlternatives(old, current, scope);
  }

  private compareItems(before: Schema, after: Schema, scope: Scope): void {
    for (let index = 0; index < Math.max(before.prefixItems.length, after.prefixItems.length); index += 1) {
      const old = before.prefixItems[index] ?? before.items;
      const current = after.prefixItems[index] ?? after.items;
      this.compare(old, current, enterMember(scope, `[${index}]`));
    }
    this.compare(before.items, after.items, enterMember(scope, '[]'));
  }

  private compareAlternatives(before: Schema, after: Schema, scope: Scope): void {
    const rest = [...after.alternatives];
    for (const group of before.alternatives) {
      const same = rest.findIndex((other) => describeGroup(other) === describeGroup(group));
      const [match] = rest.splice(Math.max(0, same), 1);
      if (match === undefined) report(scope, 'rule-removed', {before: describeGroup(group)});
      else this.compareGroups(group, match, scope);
    }
    for (const group of rest) report(scope, 'rule-added', {after: describeGroup(group)});
  }

  /** @param isWrapped - Whether the schema had no alternatives before, so that clients don't expect any. */
  private compareGroups(before: Alternatives, after: Alternatives, scope: Scope, {isWrapped = false} = {}): void {
    if (before.kind !== after.kind) {
      // `oneOf` is `anyOf` with the rule that exactly one alternative applies.
      if (after.kind === 'oneOf') report(scope, 'rule-added', {after: 'oneOf'});
      else report(scope, 'rule-removed', {before: 'oneOf'});
    }
    const {pairs, removed, added} = matchItems(before.variants, after.variants, [
      getVariantLabel,
      ({schema}) => toCanonicalJson(schema),
    ]);
    compareDiscriminators(before, after, pairs, scope);
    for (const [first, second] of pairs) {
      const steps = after.variants.length > 1 ? [`<${getVariantLabel(second)}>`] : [];
      this.compare(first.schema, second.schema, enterMember(scope, ...steps));
    }
    for (const variant of removed) report(scope, 'alternative-removed', {before: getVariantLabel(variant)});
    for (const variant of added) {
      const values = {before: before.variants.map(getVariantLabel), after: getVariantLabel(variant)};
      if (isWrapped && scope.direction === 'response') report(scope, 'type-widened', values);
      else report(scope, 'alternative-added', {after: values.after});
    }
  }
}

/** Copies the structure that a schema's reference leads to. The schema itself has the rest. */
function copyStructure(schema: Schema, document: ApiDocument): Schema {
  const target = resolveSchema(schema, document);
  const {properties, patternProperties, additionalProperties, items, prefixItems, alternatives} = target;
  const structure = {properties, patternProperties, additionalProperties, items, prefixItems, alternatives};
  return {...schema, ref: undefined, ...structure};
}

/** Reports the changes of the property that distinguishes alternatives, and of its values for named schemas. */
function compareDiscriminators(
  {discriminator: oldName}: Alternatives,
  {discriminator: name}: Alternatives,
  pairs: Matches<Variant>['pairs'],
  scope: Scope,
): void {
  if (oldName !== name) {
    // A discriminator that's added or removed changes nothing.
    if (oldName !== undefined && name !== undefined) {
      report(scope, 'discriminator-changed', {before: oldName, after: name});
    }
    return;
  }
  for (const [{schema, discriminatorValues: before}, second] of pairs) {
    const after = second.discriminatorValues;
    if (schema.ref === undefined || after.length === 0 || before.every((value) => after.includes(value))) continue;
    report(enterMember(scope, `<${getVariantLabel(second)}>`), 'discriminator-changed', {before, after});
  }
}
