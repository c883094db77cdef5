import {
  ExplainedError,
  getOrCreate,
  getOwn,
  isNumber,
  isObject,
  mapMembers,
  type JsonObject,
} from '@developer-docs/utils';
import {escapeControls} from '../problems.js';
import {explainNoMatch, formatJsonPath, selectNodes, type SelectedNode} from './json-path.js';
import {findBrokenReferences, locateCause, type OverlayChange} from './overlay-problems.js';
import type {Overlay, OverlayAction} from './read-overlay.js';

export interface OverlayResult {
  readonly document: JsonObject;
  /** One line for each action that changes nothing. */
  readonly warnings: string[];
  readonly changes: OverlayChange[];
}

type Path = SelectedNode['path'];
type Container = Record<string | number, unknown>;

/**
 * Applies overlays to a document, which isn't changed. Actions that match nothing are warnings.
 *
 * @param root - Folder that file paths in messages are relative to.
 * @throws ExplainedError that lists the actions that can't be applied.
 * @see https://spec.openapis.org/overlay/v1.1.0.html
 */
export function applyOverlays(source: JsonObject, overlays: readonly Overlay[], root: string): OverlayResult {
  if (overlays.length === 0) return {document: source, warnings: [], changes: []};
  // YAML aliases can make an object occur more than once, but an action changes only one of its places.
  const document = copyValue(source) as JsonObject;
  const result: OverlayResult = {document, warnings: [], changes: []};
  const errors: string[] = [];
  for (const overlay of overlays) {
    for (const [index, action] of overlay.actions.entries()) {
      const error = tryAction(new ActionRun(overlay, index, result), action);
      if (error !== undefined) errors.push(escapeControls(`${overlay.locate('actions', index)}: ${error}`));
    }
  }
  if (errors.length > 0) throw new ExplainedError(errors.join('\n'));
  const known = findBrokenReferences(source);
  for (const [reference, {pointer, message}] of findBrokenReferences(document)) {
    if (known.has(reference)) continue;
    const place = locateCause(result.changes, overlays, root, pointer, reference);
    throw new ExplainedError(`${place}: the document becomes invalid: ${message} Correct the "$ref".`);
  }
  return result;
}

/** Applies an action. Returns the reason if it can't be applied. */
function tryAction(run: ActionRun, action: OverlayAction): string | undefined {
  try {
    run.apply(action);
    return undefined;
  } catch (error) {
    if (error instanceof ExplainedError) return error.message;
    throw error;
  }
}

/** Applies one action to the document of a result. */
class ActionRun {
  constructor(
    private readonly overlay: Overlay,
    private readonly index: number,
    private readonly result: OverlayResult,
  ) {}

  /** @throws ExplainedError that explains why the action can't be applied. */
  apply({target, update, copy, remove}: OverlayAction): void {
    const {document} = this.result;
    const nodes = selectNodes(document, target);
    if (nodes.length === 0) {
      this.warn(
        `the action changes nothing: ${explainNoMatch(document, target)} Correct the target, or remove the action.`,
        'target',
      );
    } else if (remove === true) {
      this.remove(nodes);
    } else if (update !== undefined) {
      this.update(nodes, update, 'update');
    } else if (copy !== undefined) {
      this.update(nodes, selectCopy(document, copy), 'copy');
    } else {
      this.warn('the action changes nothing. Add "update" or "remove", or remove the action.');
    }
  }

  private warn(message: string, ...keys: readonly string[]): void {
    this.result.warnings.push(escapeControls(`${this.overlay.locate('actions', this.index, ...keys)}: ${message}`));
  }

  private recordChange(place: Path): void {
    this.result.changes.push({overlay: this.overlay, action: this.index, path: place});
  }

  /** @throws ExplainedError if a node is the whole document. */
  private remove(nodes: readonly SelectedNode[]): void {
    const removed = new Map<Container | unknown[], Set<string | number>>();
    for (const node of nodes) {
      const {container, key} = findParent(this.result.document, node);
      getOrCreate(removed, container, () => new Set()).add(key);
      this.recordChange(node.path);
    }
    for (const [container, keys] of removed) {
      if (Array.isArray(container)) {
        container.splice(0, container.length, ...container.filter((_item, index) => !keys.has(index)));
      } else {
        for (const key of keys) Reflect.deleteProperty(container, key);
      }
    }
  }

  /** @param keyword - The keyword that contains the value. */
  private update(nodes: readonly SelectedNode[], newValue: unknown, keyword: string): void {
    const [first] = nodes;
    const other = nodes.find(({value}) => getKind(value) !== getKind(first?.value));
    if (first !== undefined && other !== undefined) {
      throw new ExplainedError(
        `the target matches values of different kinds: ${describe(first)}, and ${describe(other)}. Narrow the target, or split the action.`,
      );
    }
    // The copied value can contain the target.
    const update = copyValue(newValue);
    for (const node of nodes) {
      if (!Array.isArray(node.value) && getKind(node.value) !== getKind(update)) {
        throw new ExplainedError(
          `the target matches ${describe(node)}, but "${keyword}" is ${describeKind(update)}. ${isObject(node.value) ? 'Name the members to change.' : 'Target the object that contains the value.'}`,
        );
      }
      this.updateNode(node, update);
    }
  }

  /** @param update - A value of the same kind as the node's, or an item for an array. */
  private updateNode(node: SelectedNode, update: unknown): void {
    if (Array.isArray(node.value)) {
      this.append(node.value, Array.isArray(update) ? update : [update], node.path);
    } else if (isObject(node.value)) {
      this.merge(node.value as Container, update as JsonObject, node.path);
    } else {
      const {container, key} = findParent(this.result.document, node);
      this.set(container, key, update, node.path);
    }
  }

  private merge(target: Container, update: JsonObject, parentPath: Path): void {
    for (const [key, value] of Object.entries(update)) {
      const current = getOwn(target, key);
      const place = [...parentPath, key];
      if (Array.isArray(current) && Array.isArray(value)) {
        this.append(current, value, place);
      } else if (isObject(current) && isObject(value)) {
        this.merge(current as Container, value, place);
      } else if (current === undefined || getKind(current) === getKind(value)) {
        this.set(target, key, value, place);
      } else if (value === null) {
        // In the examples of the specification, keys without a value mirror the document's structure.
        const node = describe({path: place, value: current});
        this.warn(`null doesn't change ${node}. To remove it, target it with "remove".`, 'update');
      } else {
        throw new ExplainedError(
          `${describe({path: place, value: current})}, can't be merged with ${describeKind(value)}. Remove it in an earlier action, or correct the value.`,
        );
      }
    }
  }

  private append(list: unknown[], items: readonly unknown[], place: Path): void {
    for (const item of items) {
      this.recordChange([...place, list.length]);
      list.push(copyValue(item));
    }
  }

  private set(container: Container | unknown[], key: string | number, value: unknown, place: Path): void {
    setMember(container, key, copyValue(value));
    this.recordChange(place);
  }
}

/** @throws ExplainedError if the expression doesn't select one value. */
function selectCopy(document: JsonObject, expression: string): unknown {
  const nodes = selectNodes(document, expression);
  const [node] = nodes;
  if (node !== undefined && nodes.length === 1) return node.value;
  throw new ExplainedError(
    node === undefined
      ? `nothing can be copied: ${explainNoMatch(document, expression)} Correct "copy".`
      : `"copy" matches ${nodes.length} values, but only one can be copied. Narrow it.`,
  );
}

function findParent(
  document: JsonObject,
  {path: keys}: SelectedNode,
): {container: Container | unknown[]; key: string | number} {
  const key = keys.at(-1);
  if (key === undefined) {
    throw new ExplainedError("the target is the whole document, which can't be removed. Target its members.");
  }
  const container = keys.slice(0, -1).reduce<unknown>((value, member) => (value as Container)[member], document);
  return {container: container as Container, key};
}

/** Sets a member, even if its name is `__proto__`. */
function setMember(container: Container | unknown[], key: string | number, value: unknown): void {
  Object.defineProperty(container, key, {value, writable: true, enumerable: true, configurable: true});
}

/** Copies a value, so that no object occurs in it twice. */
function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue);
  return isObject(value) ? mapMembers(value, copyValue) : value;
}

function getKind(value: unknown): 'list' | 'object' | 'scalar' {
  if (Array.isArray(value)) return 'list';
  return isObject(value) ? 'object' : 'scalar';
}

function describeKind(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  return typeof value === 'string' ? 'text' : `a ${isNumber(value) ? 'number' : typeof value}`;
}

const describe = (node: SelectedNode): string => `${formatJsonPath(node.path)}, which is ${describeKind(node.value)}`;
