import {
  ExplainedError,
  arrayAt,
  didYouMean,
  entriesAt,
  filterKeys,
  isObject,
  mapMembers,
  objectAt,
  omitKeys,
  parsePointer,
  stringAt,
  toFragment,
  toObject,
  type JsonObject,
} from '@developer-docs/utils';
import {readDeclaredOperations, type OpenApiOperation} from '../../declarations/operations.js';
import {OpenApiDocument} from '../../document.js';
import {visitKeywords} from '../../schemas/keywords.js';
import {removeUnusedComponents} from './used-components.js';

/**
 * Selects the operations and webhooks that meet at least one of the criteria. A string with `*` at its end selects
 * everything that begins with it.
 */
export interface OperationCriteria {
  readonly tags?: readonly string[];
  /** Paths of operations, such as `/admin/*`, and names of webhooks. */
  readonly paths?: readonly string[];
  /** IDs of operations, including generated IDs, such as `get-pets-petId`. */
  readonly operationIds?: readonly string[];
  /** Operations that are marked with `x-internal: true`, or whose path or tag is. */
  readonly internal?: boolean;
}

/** The part of a document that is read. */
export interface OperationSelection {
  /** The operations that the document keeps. Default: all. */
  readonly include?: OperationCriteria;
  /** The operations that the document doesn't keep, even if they're included. Default: none. */
  readonly exclude?: OperationCriteria;
  /**
   * Whether criteria can select nothing, for example because an old version of the document doesn't need them. Default:
   * `false`.
   */
  readonly allowsUnused?: boolean;
}

const sections = ['paths', 'webhooks', 'x-webhooks'] as const;

/**
 * Removes operations from a bundled document, with everything that the remaining operations don't use: paths, webhooks,
 * tags, components, and links to the removed operations. All code that uses the document reads the result, so no other
 * code needs to know about the selection.
 *
 * @param bundle - The document, which may be changed.
 * @throws ExplainedError if an `include` or `exclude` has no effect, because a wrong name would publish too much.
 */
export function selectOperations(bundle: JsonObject, selection: OperationSelection, name: string): JsonObject {
  const document = new OpenApiDocument(bundle);
  const operations = readDeclaredOperations(document);
  const internalTags = new Set(
    arrayAt(bundle, 'tags')
      .filter(isInternal)
      .map((tag) => stringAt(tag, 'name') ?? ''),
  );
  if (selection.allowsUnused !== true) rejectUnusedCriteria(document, operations, selection, name);
  const {include, exclude} = selection;
  const kept = operations.filter(
    (operation) =>
      (include === undefined || meetsCriteria(operation, include, internalTags)) &&
      (exclude === undefined || !meetsCriteria(operation, exclude, internalTags)),
  );
  if (kept.length === 0) {
    throw new ExplainedError(
      `${name}: "include" and "exclude" leave no operation of ${operations.length}. Correct them in the options of the document.`,
    );
  }
  const removed = operations.filter((operation) => !kept.includes(operation));
  const selected: Record<string, unknown> = {...bundle, ...selectTags(bundle, kept, operations, selection)};
  for (const section of sections) {
    if (isObject(bundle[section])) selected[section] = selectPathItems(section, document, kept);
  }
  // The document's security applies only to operations without their own.
  const inheritsSecurity = ({kind, declaration}: OpenApiOperation) =>
    kind === 'operation' && declaration.security === undefined;
  if (!kept.some(inheritsSecurity)) Reflect.deleteProperty(selected, 'security');
  removeLinks(selected, removed);
  return removeUnusedComponents(selected);
}

const isInternal = (value: unknown) => isObject(value) && value['x-internal'] === true;

const listTags = ({declaration}: Pick<OpenApiOperation, 'declaration'>) => arrayAt(declaration, 'tags').map(String);

/** Lists the strings that a criterion is compared with. */
const readTexts = {
  tags: listTags,
  paths: ({path}: OpenApiOperation) => [path],
  operationIds: ({id}: OpenApiOperation) => [id],
} as const;

const textCriteria = Object.keys(readTexts) as (keyof typeof readTexts)[];

/** Returns whether an operation meets at least one of the criteria. */
const meetsCriteria = (
  operation: OpenApiOperation,
  criteria: OperationCriteria,
  internalTags: ReadonlySet<string>,
): boolean =>
  textCriteria.some((key) => readTexts[key](operation).some((text) => matchesAny(text, criteria[key]))) ||
  (criteria.internal === true &&
    (isInternal(operation.declaration) ||
      isInternal(operation.pathItem) ||
      listTags(operation).some((tag) => internalTags.has(tag))));

/** Returns whether a text is one of the entries, or begins with an entry's text before `*`. */
const matchesAny = (text: string, entries: readonly string[] = []) =>
  entries.some((entry) => (entry.endsWith('*') ? text.startsWith(entry.slice(0, -1)) : text === entry));

function rejectUnusedCriteria(
  {root}: OpenApiDocument,
  operations: readonly OpenApiOperation[],
  selection: OperationSelection,
  name: string,
): void {
  const nouns = {tags: 'tag', paths: 'path', operationIds: 'operation ID'};
  const declaredTags = arrayAt(root, 'tags').map((tag) => stringAt(tag, 'name') ?? '');
  for (const option of ['include', 'exclude'] as const) {
    for (const key of textCriteria) {
      const texts = new Set(operations.flatMap((operation) => readTexts[key](operation)));
      if (key === 'tags') declaredTags.forEach((tag) => texts.add(tag));
      const unused = selection[option]?.[key]?.find((entry) => ![...texts].some((text) => matchesAny(text, [entry])));
      if (unused === undefined) continue;
      throw new ExplainedError(
        `${name}: there is no ${nouns[key]} "${unused}", which is in "${option}.${key}".${didYouMean(unused, [...texts])} Correct it, or remove it from the options of the document.`,
      );
    }
  }
}

/** Keeps the operations' tags, and tags that no operation had, because they're chapters of text. */
function selectTags(
  bundle: JsonObject,
  kept: readonly OpenApiOperation[],
  all: readonly OpenApiOperation[],
  {include, exclude}: OperationSelection,
): JsonObject {
  const keptNames = new Set(kept.flatMap(listTags));
  const usedNames = new Set(all.flatMap(listTags));
  const isKept = (name: string) => {
    if (usedNames.has(name)) return keptNames.has(name);
    return !matchesAny(name, exclude?.tags) && (include === undefined || matchesAny(name, include.tags));
  };
  const declared = arrayAt(bundle, 'tags').filter(isObject);
  const names = new Set(
    declared
      .filter((tag) => isKept(String(tag.name)) && !(isInternal(tag) && exclude?.internal === true))
      .map(({name}) => String(name)),
  );
  // A tag's parent (OpenAPI 3.2) has no operations of its own. The list grows while it's read.
  for (const name of names) {
    const parent = stringAt(
      declared.find((tag) => tag.name === name),
      'parent',
    );
    if (parent !== undefined) names.add(parent);
  }
  const groups = arrayAt(bundle, 'x-tagGroups')
    .filter(isObject)
    .map((group) => ({...group, tags: arrayAt(group, 'tags').filter((tag) => isKept(String(tag)))}))
    .filter(({tags}) => tags.length > 0);
  return {
    ...(bundle.tags !== undefined && {tags: declared.filter((tag) => names.has(String(tag.name)))}),
    ...(bundle['x-tagGroups'] !== undefined && {'x-tagGroups': groups}),
  };
}

/** Keeps the paths that have operations. */
function selectPathItems(section: string, document: OpenApiDocument, kept: readonly OpenApiOperation[]): JsonObject {
  const pointers = new Set(kept.map(({pointer}) => pointer));
  const isExtension = (path: string) => path.startsWith('x-');
  const pathItems = mapMembers(document.root[section], (value, path) => {
    const isKept = (...tokens: string[]) => pointers.has(`#/${section}${toFragment(path, ...tokens)}`);
    return isExtension(path) ? value : selectMembers(document.resolve(value), isKept);
  });
  const hasOperations = (pathItem: unknown) => Object.entries(toObject(pathItem)).some(isOperation);
  return filterKeys(pathItems, (path) => isExtension(path) || hasOperations(pathItems[path]));
}

/** Removes the operations of a path that aren't kept. */
function selectMembers(pathItem: JsonObject, isKept: (...tokens: string[]) => boolean): JsonObject {
  const key = 'additionalOperations';
  const members = Object.entries(omitKeys(pathItem, key)).filter((entry) => !isOperation(entry) || isKept(entry[0]));
  const additional = filterKeys(objectAt(pathItem, key), (method) => isKept(key, method));
  return {...Object.fromEntries(members), ...(Object.keys(additional).length > 0 && {[key]: additional})};
}

const isOperation = ([key, value]: readonly [string, unknown]) => isObject(value) && !key.startsWith('x-');

/** Removes the `links` that refer to removed operations. */
function removeLinks(root: JsonObject, removed: readonly OpenApiOperation[]): void {
  const ids = new Set(removed.map(({id}) => id));
  const pointers = new Set(removed.map(({pointer}) => parsePointer(pointer).join('\n')));
  const isRemoved = (link: unknown) =>
    ids.has(stringAt(link, 'operationId') ?? '') ||
    pointers.has(parsePointer(stringAt(link, 'operationRef') ?? '').join('\n'));
  const document = new OpenApiDocument(root);
  visitKeywords(root, (object) => {
    const links = entriesAt(object, 'links');
    const remaining = links.filter(([, link]) => !isRemoved(document.resolve(link)));
    if (remaining.length < links.length) Object.assign(object, {links: Object.fromEntries(remaining)});
  });
}
