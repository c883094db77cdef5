import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {getOwn, isObject, type JsonObject} from '@developer-docs/utils';
import {escapeControls, getFileName, OpenApiError} from '../problems.js';
import {findBrokenReferences} from './broken-references.js';
import {explainNoMatch, formatJsonPath, selectNodes, type SelectedNode} from './json-path.js';
import type {Overlay, OverlayAction} from './read-overlay.js';

export interface OverlayResult {
  readonly document: JsonObject;
  /** One line for each action that changes nothing. */
  readonly warnings: readonly string[];
}

/**
 * Maximum number of targets without a match whose cause is determined, because each search takes several milliseconds.
 */
const maxExplained = 20;

type Container = Record<string | number, unknown>;

/**
 * Applies overlays to a document, which isn't changed. Actions that match nothing are warnings.
 *
 * @param maxActions - How many actions are applied. Default: all.
 * @throws OpenApiError that lists the actions that can't be applied.
 * @see https://spec.openapis.org/overlay/v1.1.0.html
 */
export function applyOverlays(source: JsonObject, overlays: readonly Overlay[], maxActions = Infinity): OverlayResult {
  // YAML aliases can make an object occur more than once, but an action changes only one of its places.
  const document = copyValue(source) as JsonObject;
  const warnings: string[] = [];
  const errors: string[] = [];
  const actions = overlays.flatMap((overlay) => overlay.actions.map((action, index) => ({overlay, action, index})));
  for (const {overlay, action, index} of actions.slice(0, maxActions)) {
    const warn = (key: string | undefined, message: string) =>
      warnings.push(
        escapeControls(`${overlay.locate('actions', index, ...(key === undefined ? [] : [key]))}: ${message}`),
      );
    const explain = (expression: string) =>
      warnings.length < maxExplained ? explainNoMatch(document, expression) : `${expression} matches nothing.`;
    try {
      applyAction(document, action, overlay.isVersion10, warn, explain);
    } catch (error) {
      errors.push(escapeControls(`${overlay.locate('actions', index)}: ${(error as Error).message}`));
    }
  }
  if (errors.length > 0) throw new OpenApiError(errors.join('\n'));
  const sourceProblems = findBrokenReferences(source);
  const [problem] = [...findBrokenReferences(document)].flatMap(([ref, text]) =>
    sourceProblems.has(ref) ? [] : [text],
  );
  if (problem !== undefined) throw new OpenApiError(`${problem} Correct the "$ref".`);
  return {document, warnings};
}

/** @throws Error that explains why the action can't be applied. */
function applyAction(
  document: JsonObject,
  action: OverlayAction,
  isVersion10: boolean,
  warn: (key: string | undefined, message: string) => void,
  explain: (expression: string) => string,
): void {
  const {target, update, copy, remove = false} = action;
  const nodes = selectNodes(document, target);
  if (nodes.length === 0) {
    warn('target', `the action changes nothing: ${explain(target)} Correct the target, or remove the action.`);
    return;
  }
  if (remove) {
    removeNodes(document, nodes);
    return;
  }
  if (update === undefined && copy === undefined) {
    warn(undefined, 'the action changes nothing. Add "update" or "remove", or remove the action.');
    return;
  }
  const [first] = nodes;
  const other = nodes.find(({value}) => getKind(value) !== getKind(first?.value));
  if (first !== undefined && other !== undefined) {
    throw new Error(
      `the target matches values of different kinds: ${describe(first)}, and ${describe(other)}. Narrow the target, or split the action.`,
    );
  }
  const value = copyValue(copy === undefined ? update : selectCopy(document, copy));
  const key = copy === undefined ? 'update' : 'copy';
  for (const node of nodes) {
    if (Array.isArray(node.value)) {
      node.value.push(...(Array.isArray(value) ? (copyValue(value) as unknown[]) : [copyValue(value)]));
    } else if (getKind(node.value) !== getKind(value)) {
      throw new Error(
        `the target matches ${describe(node)}, but "${key}" is ${describeKind(value)}. ${isObject(node.value) ? 'Name the members to change.' : 'Target the object that contains the value.'}`,
      );
    } else if (isObject(node.value)) {
      merge(node.value as Container, value as JsonObject, node.path, warn);
    } else if (isVersion10) {
      throw new Error(
        `Overlay 1.0 can't change ${describe(node)}. Set "overlay" to "1.1.0", or target the object that contains it.`,
      );
    } else {
      const parent = findParent(document, node);
      setMember(parent.container, parent.key, value);
    }
  }
}

/** @throws Error if the expression doesn't select one value. */
function selectCopy(document: JsonObject, expression: string): unknown {
  const nodes = selectNodes(document, expression);
  const [node] = nodes;
  if (node !== undefined && nodes.length === 1) return node.value;
  throw new Error(
    node === undefined
      ? `nothing can be copied: ${explainNoMatch(document, expression)} Correct "copy".`
      : `"copy" matches ${nodes.length} values, but only one can be copied. Narrow it.`,
  );
}

/** @throws Error if a node is the whole document. */
function removeNodes(document: JsonObject, nodes: readonly SelectedNode[]): void {
  const removed = new Map<Container | unknown[], Set<string | number>>();
  for (const node of nodes) {
    const {container, key} = findParent(document, node);
    removed.set(container, (removed.get(container) ?? new Set()).add(key));
  }
  for (const [container, keys] of removed) {
    if (Array.isArray(container)) {
      container.splice(0, container.length, ...container.filter((_item, index) => !keys.has(index)));
    } else {
      for (const key of keys) Reflect.deleteProperty(container, key);
    }
  }
}

function findParent(
  document: JsonObject,
  {path: keys}: SelectedNode,
): {container: Container | unknown[]; key: string | number} {
  const key = keys.at(-1);
  if (key === undefined) {
    throw new Error("the target is the whole document, which can't be removed. Target its members.");
  }
  const container = keys.slice(0, -1).reduce<unknown>((value, member) => (value as Container)[member], document);
  return {container: container as Container, key};
}

/** Merges an object into another one. */
function merge(
  target: Container,
  update: JsonObject,
  place: readonly (string | number)[],
  warn: (key: string | undefined, message: string) => void,
): void {
  for (const [key, value] of Object.entries(update)) {
    const current = getOwn(target, key);
    if (current === undefined) {
      setMember(target, key, copyValue(value));
    } else if (Array.isArray(current) && Array.isArray(value)) {
      current.push(...(copyValue(value) as unknown[]));
    } else if (isObject(current) && isObject(value)) {
      merge(current as Container, value, [...place, key], warn);
    } else if (getKind(current) === getKind(value)) {
      setMember(target, key, copyValue(value));
    }
    // In the examples of the specification, keys without a value mirror the document's structure.
    else if (value === null) {
      warn(
        'update',
        `null doesn't change ${describe({path: [...place, key], value: current})}. To remove it, target it with "remove".`,
      );
    } else {
      throw new Error(
        `${describe({path: [...place, key], value: current})}, can't be merged with ${describeKind(value)}. Remove it in an earlier action, or correct the value.`,
      );
    }
  }
}

/** Sets a member, even if its name is `__proto__`. */
function setMember(container: Container | unknown[], key: string | number, value: unknown): void {
  Object.defineProperty(container, key, {value, writable: true, enumerable: true, configurable: true});
}

/** Copies a value, so that no object occurs in it twice. */
function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyValue(member)]))
    : value;
}

const getKind = (value: unknown) => (Array.isArray(value) ? 'array' : isObject(value) ? 'object' : 'primitive');

function describeKind(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'object') return {array: 'a list', object: 'an object', primitive: 'a number'}[getKind(value)];
  return typeof value === 'string' ? 'text' : `a ${typeof value}`;
}

const describe = ({path, value}: SelectedNode): string => `${formatJsonPath(path)}, which is ${describeKind(value)}`;

/**
 * Warns about an overlay that names another document in `extends`.
 *
 * @param file - Absolute path of the document.
 * @param url - The URL that it was downloaded from.
 */
export function checkExtends(overlay: Overlay, file: string, url: string | undefined): string[] {
  const reference = overlay.content.extends;
  if (typeof reference !== 'string') return [];
  const isUrl = URL.canParse(reference);
  const target = isUrl ? reference : path.resolve(path.dirname(overlay.file), reference.replace(/[?#].*$/, ''));
  const isSame = isUrl
    ? // A copy of the document can have another URL, but not another name.
      url === reference ||
      (url === undefined && path.posix.basename(new URL(reference).pathname) === path.basename(file))
    : existsSync(target) && realpathSync(target) === realpathSync(file);
  if (isSame) return [];
  const name = getFileName(file, path.dirname(overlay.file));
  return [
    `${overlay.locate('extends')}: the overlay is for ${JSON.stringify(reference)}, not for ${url ?? name}. Correct "extends", or remove the overlay from this document's "overlays".`,
  ];
}
