import type {Property, Schema} from '../model/types.js';
import {comparePresence} from './compare-presence.js';
import {pairByKey} from './match-items.js';
import {getOthers} from './schema-traits.js';
import {createReport, enter, type CompareSchemas, type Scope} from './scope.js';

/** Compares the properties of two schemas: those that they list, and others. */
export function compareProperties(before: Schema, after: Schema, scope: Scope, compare: CompareSchemas): void {
  const isVisible = ({schema}: Property) => !(scope.direction === 'request' ? schema.isReadOnly : schema.isWriteOnly);
  const [old, current] = [before, after].map(({properties}) => properties.filter(isVisible));
  const hidden = after.properties.filter((property) => !isVisible(property));
  const [oldOthers, others] = [getOthers(before), getOthers(after)];
  for (const [previous, property] of pairByKey(old ?? [], current ?? [], ({name}) => name)) {
    const own = enter(scope, (property ?? previous).name);
    if (property === undefined) {
      const next = hidden.find(({name}) => name === previous.name);
      if (next === undefined) compareUnlisted(previous, others, own, compare);
      else compareHidden(previous, next, own, compare);
      continue;
    }
    comparePresence('property', previous, property, createReport(own));
    const previousSchema = previous === undefined ? oldOthers : previous.schema;
    if (isSchema(previousSchema)) compare(previousSchema, property.schema, own);
  }
  comparePatterns(before, after, scope, compare);
  const report = createReport(scope);
  if (oldOthers !== false && others !== false) compare(oldOthers, others, enter(scope, '*'));
  else if (oldOthers !== false) report('other-properties-rejected');
  else if (others !== false) report('other-properties-allowed');
}

/** Compares a property that isn't listed anymore with the schema of unlisted properties. */
function compareUnlisted(
  property: Property,
  others: ReturnType<typeof getOthers>,
  scope: Scope,
  compare: CompareSchemas,
): void {
  const report = createReport(scope);
  if (others === false && scope.direction === 'request') {
    report('property-rejected');
    return;
  }
  comparePresence('property', property, undefined, report);
  if (isSchema(others)) compare(property.schema, others, scope);
}

/** Compares a property that's now read-only in requests, or write-only in responses. */
function compareHidden(before: Property, after: Property, scope: Scope, compare: CompareSchemas): void {
  const isRequest = scope.direction === 'request';
  createReport(scope)(isRequest ? 'property-became-read-only' : 'property-became-write-only');
  // Clients that still send it need to know.
  if (isRequest) compare(before.schema, after.schema, scope);
}

function comparePatterns(before: Schema, after: Schema, scope: Scope, compare: CompareSchemas): void {
  const report = createReport(scope);
  for (const [old, current] of pairByKey(before.patternProperties, after.patternProperties, ({pattern}) => pattern)) {
    if (current === undefined) report('rule-removed', {before: `patternProperties: ${old.pattern}`});
    else if (old === undefined) report('rule-added', {after: `patternProperties: ${current.pattern}`});
    else compare(old.schema, current.schema, enter(scope, `/${current.pattern}/`));
  }
}

const isSchema = (others: Schema | false | undefined): others is Schema => others !== undefined && others !== false;
