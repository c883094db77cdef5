import {hashText, makeUnique, toCanonicalJson} from '@developer-docs/utils';
import {listOperations} from '../model/read-document.js';
import type {ApiDocument} from '../model/types.js';
import {compareOperations, compareServers, type OperationChanges} from './compare-operations.js';
import {SchemaComparison, type SchemaPair} from './compare-schemas.js';
import {compareSecuritySchemes} from './compare-security.js';
import {changeKinds, changeLevels, neutralKinds} from './kinds.js';
import type {ApiChange, FoundChange} from './types.js';

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
  const usedIds = new Set<string>();
  return mergeDirections([
    ...compareSettings(before, after),
    ...operations.flatMap(({operation, changes}) => changes.map((change) => ({...change, operations: [operation.id]}))),
    ...locateSchemaChanges(pairs, operations),
  ]).map(({direction, ...change}) => {
    const level = changeKinds[change.kind][direction];
    const {operation} = change.place;
    const place = {...change.place, operation: operation && `${operation.kind} ${operation.id}`, direction};
    const key = toCanonicalJson({place, before: change.before, after: change.after});
    const id = makeUnique(`${change.kind}-${hashText(key).toString(36)}`, usedIds);
    return {id, level, ...change, ...(!neutralKinds.has(change.kind) && {direction})};
  });
}

/** Sorts changes by level, the most important ones first. */
export const sortChanges = (changes: readonly ApiChange[]): ApiChange[] =>
  [...changes].sort((first, second) => changeLevels.indexOf(first.level) - changeLevels.indexOf(second.level));

/** Compares what applies to all operations. */
function compareSettings(before: ApiDocument, after: ApiDocument): LocatedChange[] {
  const changes: LocatedChange[] = [];
  compareServers(before.servers, after.servers, (kind, values) => {
    changes.push({kind, direction: 'request', place: {path: []}, operations: [], ...values});
  });
  compareSecuritySchemes(before.securitySchemes, after.securitySchemes, (securityScheme, values) => {
    const operations = listOperations(after)
      .filter(({security}) => security.flat().some(({scheme}) => scheme.name === securityScheme))
      .map(({id}) => id);
    const place = {securityScheme, path: []};
    changes.push({kind: 'security-scheme-changed', direction: 'request', place, operations, ...values});
  });
  return changes;
}

/** Adds the operations that use the changed schemas, directly or through other schemas. */
function locateSchemaChanges(pairs: readonly SchemaPair[], operations: readonly OperationChanges[]): LocatedChange[] {
  const users = new Map<SchemaPair, SchemaPair[]>();
  const operationIds = new Map<SchemaPair, string[]>();
  const append = <T>(map: Map<SchemaPair, T[]>, pair: SchemaPair, value: T) => {
    const list = map.get(pair);
    if (list === undefined) map.set(pair, [value]);
    else list.push(value);
  };
  for (const pair of pairs) for (const reference of pair.references) append(users, reference, pair);
  for (const {operation, references} of operations) {
    for (const reference of references) append(operationIds, reference, operation.id);
  }
  const order = new Map(operations.map(({operation}, index) => [operation.id, index]));
  return pairs
    .filter(({changes}) => changes.length > 0)
    .flatMap((pair) => {
      const ids = new Set<string>();
      const visited = new Set([pair]);
      for (const user of visited) {
        for (const id of operationIds.get(user) ?? []) ids.add(id);
        for (const other of users.get(user) ?? []) visited.add(other);
      }
      const sorted = [...ids].sort((first, second) => (order.get(first) ?? 0) - (order.get(second) ?? 0));
      return pair.changes.map((change) => ({...change, operations: sorted}));
    });
}

/** Lists changes only once if they mean the same in both directions, or if a schema is compared with several others. */
function mergeDirections(changes: readonly LocatedChange[]): LocatedChange[] {
  const merged = new Map<string, LocatedChange>();
  for (const change of changes) {
    const {kind, place, before, after, direction} = change;
    const key = toCanonicalJson([kind, place, before, after, neutralKinds.has(kind) ? '' : direction]);
    const known = merged.get(key);
    merged.set(
      key,
      known === undefined ? change : {...known, operations: [...new Set([...known.operations, ...change.operations])]},
    );
  }
  return [...merged.values()];
}
