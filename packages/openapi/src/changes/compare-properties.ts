import type {Schema} from '../model/types.js';
import {isOmitted} from '../schemas/directions.js';
import {comparePresence} from './compare-annotations.js';
import {pairByKey} from './match-items.js';
import {getOthers} from './schema-traits.js';
import {enterMember, report, type CompareSchemas, type Scope} from './scope.js';

/** Compares the properties of two schemas: those that they list, and others. */
export function compareProperties(before: Schema, after: Schema, scope: Scope, compare: CompareSchemas): void {
  const [oldOthers, others] = [getOthers(before), getOthers(after)];
  const listVisible = ({properties}: Schema) => properties.filter(({schema}) => !isOmitted(schema, scope.direction));
  for (const [old, property] of pairByKey(listVisible(before), listVisible(after), ({name}) => name)) {
    const own = enterMember(scope, (property ?? old).name);
    if (property === undefined && others === false && scope.direction === 'request') {
      report(own, 'property-rejected');
      continue;
    }
    comparePresence('property', old, property, own);
    const oldSchema = old === undefined ? oldOthers : old.schema;
    if (property !== undefined && isSchema(oldSchema)) compare(oldSchema, property.schema, own);
  }
  comparePatterns(before, after, scope, compare);
  if (oldOthers !== false && others !== false) compare(oldOthers, others, enterMember(scope, '*'));
  else if (oldOthers !== false) report(scope, 'other-properties-rejected');
  else if (others !== false) report(scope, 'other-properties-allowed');
}

function comparePatterns(before: Schema, after: Schema, scope: Scope, compare: CompareSchemas): void {
  for (const [old, current] of pairByKey(before.patternProperties, after.patternProperties, ({pattern}) => pattern)) {
    if (current === undefined) report(scope, 'rule-removed', {before: `patternProperties: ${old.pattern}`});
    else if (old === undefined) report(scope, 'rule-added', {after: `patternProperties: ${current.pattern}`});
    else compare(old.schema, current.schema, enterMember(scope, `/${current.pattern}/`));
  }
}

const isSchema = (others: Schema | false | undefined): others is Schema => others !== undefined && others !== false;
