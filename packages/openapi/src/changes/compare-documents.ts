import {hashText, makeUnique, toCanonicalJson} from '@developer-docs/utils';
import {listOperations} from '../model/read-document.js';
import type {ApiDocument} from '../model/types.js';
import {compareOperations, compareServers, type OperationChanges} from './compare-operations.js';
import {SchemaComparison} from './compare-schemas.js';
import {compareSecuritySchemes} from './compare-security.js';
import {changeKinds, changeLevels} from './kinds.js';
import {createScope, type FoundChange, type SchemaPair} from './scope.js';
import type {ApiChange} from './types.js';

interface LocatedChange extends FoundChange {
  readonly operations: readonly string[];
}

/**
 * Compares two versions of a document.
 *
 * @returns The changes of the document, of its operations in the order of the newer version, and of the named schemas
 *   that its operations use. A change of a schema is listed once for each direction, with the operations that it
 *   affects.
 */
export function compareDocuments(before: ApiDocument, after: ApiDocument): ApiChange[] {
  const schemas = new SchemaComparison(before, after);
  const operations = compareOperations(listOperations(before), listOperations(after), schemas);
  const pairs = schemas.compareReferences();
  const merged = mergeDirections([
    ...compareSettings(before, after),
    ...operations.flatMap(({operation, changes}) => changes.map((change) => ({...change, operations: [operation.id]}))),
    ...locateSchemaChanges(pairs, operations),
  ]);
  const usedIds = new Set<string>();
  return merged.map((change) => rateChange(change, usedIds));
}

/** Adds the level, and an ID that no other change has. */
function rateChange({direction, ...change}: LocatedChange, usedIds: Set<string>): ApiChange {
  const {[direction]: level, isNeutral = false} = changeKinds[change.kind];
  const {operation} = change.place;
  const place = {...change.place, operation: operation && `${operation.kind} ${operation.id}`, direction};
  const key = toCanonicalJson({place, before: change.before, after: change.after});
  const id = makeUnique(`${change.kind}-${hashText(key).toString(36)}`, usedIds);
  return {id, level, ...change, ...(!isNeutral && {direction})};
}

/** Sorts changes by level, the most important ones first. */
export const sortChanges = (changes: readonly ApiChange[]): ApiChange[] =>
  [...changes].sort((first, second) => changeLevels.indexOf(first.level) - changeLevels.indexOf(second.level));

/** Compares what applies to all operations. */
function compareSettings(before: ApiDocument, after: ApiDocument): LocatedChange[] {
  const scope = createScope({});
  compareServers(before.servers, after.servers, scope);
  compareSecuritySchemes(before.securitySchemes, after.securitySchemes, scope);
  return scope.changes.map((change) => {
    const users = listOperations(after).filter(({security}) =>
      security.flat().some(({scheme}) => scheme.name === change.place.securityScheme),
    );
    return {...change, operations: users.map(({id}) => id)};
  });
}

/** Adds the operations that use the changed schemas, directly or through other schemas. */
function locateSchemaChanges(pairs: readonly SchemaPair[], operations: readonly OperationChanges[]): LocatedChange[] {
  const operationIds = new Map(pairs.map((pair): [SchemaPair, string[]] => [pair, []]));
  for (const {operation, references} of operations) {
    // The set grows while it's read.
    const used = new Set(references);
    for (const pair of used) {
      operationIds.get(pair)?.push(operation.id);
      for (const reference of pair.references) used.add(reference);
    }
  }
  return [...operationIds].flatMap(([{changes}, ids]) => changes.map((change) => ({...change, operations: ids})));
}

/** Lists changes only once if they mean the same in both directions, or if a schema is compared with several others. */
function mergeDirections(changes: readonly LocatedChange[]): LocatedChange[] {
  const merged = new Map<string, LocatedChange>();
  for (const change of changes) {
    const {kind, place, before, after, direction} = change;
    const key = toCanonicalJson([kind, place, before, after, changeKinds[kind].isNeutral === true ? '' : direction]);
    const known = merged.get(key);
    merged.set(
      key,
      known === undefined ? change : {...known, operations: [...new Set([...known.operations, ...change.operations])]},
    );
  }
  return [...merged.values()];
}
