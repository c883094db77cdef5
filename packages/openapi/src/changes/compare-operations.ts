import {getRequestDirection} from '../declarations/operations.js';
import {listServerUrls, type Server} from '../declarations/servers.js';
import type {Operation} from '../model/types.js';
import {compareTexts} from './compare-annotations.js';
import {compareBodies, compareResponses} from './compare-content.js';
import {compareParameters} from './compare-parameters.js';
import type {SchemaComparison} from './compare-schemas.js';
import {compareSecurity} from './compare-security.js';
import type {ChangeKind} from './kinds.js';
import {matchItems, type Matches} from './match-items.js';
import {createScope, report, type FoundChange, type SchemaPair, type Scope} from './scope.js';

/** What changed in an operation, and the named schemas that it uses. */
export interface OperationChanges {
  readonly operation: Operation;
  readonly changes: readonly FoundChange[];
  readonly references: ReadonlySet<SchemaPair>;
}

export function compareOperations(
  before: readonly Operation[],
  after: readonly Operation[],
  schemas: SchemaComparison,
): OperationChanges[] {
  const {pairs, removed, added} = matchOperations(before, after);
  const create = (operation: Operation, kind: ChangeKind): OperationChanges => {
    const scope = createOperationScope(operation);
    report(scope, kind);
    return {operation, ...scope};
  };
  const former = new Map(pairs.map(([old, current]) => [current, old]));
  return [
    ...removed.map((operation) => create(operation, 'operation-removed')),
    ...added.map((operation) => create(operation, 'operation-added')),
    ...after.flatMap((current) => {
      const old = former.get(current);
      return old === undefined ? [] : [compareOperation(old, current, schemas)];
    }),
  ];
}

/** Creates the scope of what clients of an operation send. */
const createOperationScope = ({kind, id, method, path, pointer}: Operation): Scope =>
  createScope({operation: {kind, id, method, path, pointer}});

const removeNames = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}');

/** Callbacks with the same URL, such as a webhook's URL, differ in their names. */
const getCallbackName = ({kind, pointer}: Operation): string =>
  kind === 'callback' ? (/^.*\/callbacks\/([^/]*)\//.exec(pointer)?.[1] ?? '') : '';

/**
 * Matches operations by method and path, then by those without the names of parameters, and then by ID: a client that
 * calls the same URL calls the same operation.
 */
const matchOperations = (before: readonly Operation[], after: readonly Operation[]): Matches<Operation> =>
  matchItems(
    before,
    after,
    [
      ({method, path}: Operation) => `${method} ${path}`,
      ({method, path}: Operation) => `${method} ${removeNames(path)}`,
      ({kind, method, id}: Operation) => (kind === 'callback' ? method : id),
    ].map((getKey) => (operation) => `${operation.kind} ${getCallbackName(operation)} ${getKey(operation)}`),
  );

function compareOperation(before: Operation, after: Operation, schemas: SchemaComparison): OperationChanges {
  const scope = createOperationScope(after);
  const sent: Scope = {...scope, direction: getRequestDirection(after.kind)};
  const received: Scope = {...scope, direction: sent.direction === 'request' ? 'response' : 'request'};
  compareDeclarations(before, after, sent);
  compareParameters(before, after, sent, schemas);
  compareBodies(before.requestBody, after.requestBody, sent, schemas);
  compareResponses(before.responses, after.responses, received, schemas);
  for (const callback of compareOperations(before.callbacks, after.callbacks, schemas)) {
    scope.changes.push(...callback.changes);
    for (const pair of callback.references) scope.references.add(pair);
  }
  return {operation: after, ...scope};
}

/** Compares what isn't in a request or response: the URL, the texts, and who can call the operation. */
function compareDeclarations(before: Operation, after: Operation, scope: Scope): void {
  const [oldUrl, url] = [formatUrl(before), formatUrl(after)];
  if (removeNames(oldUrl) !== removeNames(url)) report(scope, 'operation-moved', {before: oldUrl, after: url});
  if (before.id !== after.id && after.kind !== 'callback') {
    report(scope, 'operation-id-changed', {before: before.id, after: after.id});
  }
  compareTexts(before, after, scope);
  const [oldSummary, summary] = [getSummary(before), getSummary(after)];
  if (before.description === after.description && oldSummary !== summary) {
    report(scope, 'description-changed', {before: oldSummary, after: summary});
  }
  if (after.kind === 'operation') compareSecurity(before.security, after.security, scope);
  if (before.hasOwnServers || after.hasOwnServers) compareServers(before.servers, after.servers, scope);
}

const formatUrl = ({method, path}: Operation) => `${method.toUpperCase()} ${path}`;

/** Returns the summary of an operation unless it was created from its ID or URL. */
const getSummary = (operation: Operation) =>
  [operation.id, formatUrl(operation)].includes(operation.summary) ? undefined : operation.summary;

/** Reports the servers that were added or removed. A server still exists if another one has its URL. */
export function compareServers(before: readonly Server[], after: readonly Server[], scope: Scope): void {
  const oldUrls = new Set(before.flatMap(listServerUrls));
  const urls = new Set(after.flatMap(listServerUrls));
  for (const {url, template} of before) if (!urls.has(url)) report(scope, 'server-removed', {before: template});
  for (const {url, template} of after) if (!oldUrls.has(url)) report(scope, 'server-added', {after: template});
}
