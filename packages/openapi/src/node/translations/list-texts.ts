import {arrayAt, isObject, parsePointer, stringAt, toFragment, type JsonObject} from '@developer-docs/utils';
import {readDate} from '../../declarations/deprecation.js';
import {listOperations} from '../../model/read-document.js';
import {isData, isMap} from '../../schemas/keywords.js';
import type {LoadedOpenApiDocument} from '../load.js';
import {formatKey, quoteText} from '../overlays/json-path.js';
import {isSwagger} from '../swagger/convert-swagger.js';

/** A text that readers see, with the action of an overlay that changes it. */
export interface DocumentText {
  readonly text: string;
  /** JSONPath expression for the string, or for the object that receives it. */
  readonly target: string;
  /** Creates the `update` of the action. */
  readonly createUpdate: (text: string) => unknown;
}

const textKeys: ReadonlySet<string> = new Set(['title', 'summary', 'description', 'x-displayName', 'x-title']);

/** The strings in objects that OpenAPI doesn't define, by the extension that contains them. */
const extensionKeys: Readonly<Record<string, ReadonlySet<string>>> = {
  'x-deprecated': new Set(['reason', 'description']),
  'x-ms-deprecation': new Set(['description']),
  'x-values': new Set(['title', 'description']),
  'x-webhooks': textKeys,
};

/** Keywords whose members are all strings for readers. */
const textLists = new Set(['scopes', 'x-enum-descriptions', 'x-enumDescriptions', 'x-rate-limit-buckets']);

/** The members that identify an item of a list, the best first. None is a text. */
const identifiers = [['name', 'in'], ['name'], ['url'], ['operation'], ['const']];

/**
 * Lists a document's strings that readers see: titles, summaries, descriptions, and the strings in extensions that the
 * model contains. Names and IDs, on which URLs depend, aren't among them.
 *
 * @param root - The bundled document, including documents in Swagger 2.0.
 * @param loaded - The same document as readers see it. Texts of operations that aren't selected are omitted.
 */
export function* listTexts(
  root: JsonObject,
  loaded: LoadedOpenApiDocument,
  all: LoadedOpenApiDocument,
): Generator<DocumentText> {
  const isHidden = createFilter(loaded, all);
  const tags = new Map(loaded.model.tags.map((tag) => [tag.name, tag]));
  const declaredTags = arrayAt(root, 'tags').filter(isObject);
  for (const {text, target, path} of visit(root, '$', [])) {
    if (!isHidden(path)) yield {text, target, createUpdate: (translation) => translation};
  }
  // A tag without a title has its name as the title, which must stay in operations.
  for (const {name} of tags.values()) {
    const declaration = declaredTags.find((tag) => tag.name === name);
    if (
      declaration !== undefined &&
      stringAt(declaration, 'x-displayName') === undefined &&
      stringAt(declaration, 'summary') === undefined
    ) {
      const createUpdate = (translation: string) => ({'x-displayName': translation});
      yield {text: name, target: `$.tags[?@.name==${quoteText(name)}]`, createUpdate};
    }
    const isUsed = loaded.model.operations.some((operation) => operation.tags.includes(name));
    if (declaration === undefined && isUsed) {
      yield {text: name, target: '$', createUpdate: (translation) => ({tags: [{name, 'x-displayName': translation}]})};
    }
  }

  function* visit(
    object: JsonObject | readonly unknown[],
    target: string,
    path: readonly string[],
    keys = textKeys,
  ): Generator<{readonly text: string; readonly target: string; readonly path: readonly string[]}> {
    for (const [key, value] of Object.entries(object)) {
      const place = target + (Array.isArray(object) ? selectItem(object, Number(key)) : formatKey(key));
      const placePath = [...path, key];
      const members = typeof value === 'object' && value !== null ? Object.entries(value as JsonObject) : [];
      if (typeof value === 'string') {
        const isReason = key === 'x-deprecated' && readDate(value) === undefined;
        if ((keys.has(key) || isReason) && value.trim() !== '') yield {text: value, target: place, path: placePath};
      } else if (textLists.has(key)) {
        for (const [member, text] of members) {
          const itemPlace = place + (Array.isArray(value) ? `[${member}]` : formatKey(member));
          if (typeof text === 'string' && text.trim() !== '') yield {text, target: itemPlace, path: placePath};
        }
      } else if ((isMap(key) || key === 'x-values') && isObject(value)) {
        // In Swagger 2.0, examples are data.
        for (const [member, item] of key === 'examples' && isSwagger(root) ? [] : members) {
          if (isObject(item)) {
            yield* visit(item, place + formatKey(member), [...placePath, member], extensionKeys[key] ?? keys);
          }
        }
      } else if (
        Array.isArray(object) ||
        !(isData(key, value) || (key.startsWith('x-') && extensionKeys[key] === undefined))
      ) {
        if (isObject(value) || Array.isArray(value)) yield* visit(value, place, placePath, extensionKeys[key] ?? keys);
      }
    }
  }
}

/** Selects an item by its name or another identifier, because its position can change. */
function selectItem(items: readonly unknown[], index: number): string {
  const read = (item: unknown, key: string) => (isObject(item) ? item[key] : undefined);
  const item = items[index];
  for (const keys of identifiers) {
    const values = keys.map((key) => read(item, key));
    const isSame = (other: unknown) => keys.every((key, position) => read(other, key) === values[position]);
    const isUnique = items.filter(isSame).length === 1;
    if (isUnique && values.every((value) => typeof value === 'string' || typeof value === 'number')) {
      const toLiteral = (value: unknown) => (typeof value === 'string' ? quoteText(value) : String(value));
      return `[?${keys.map((key, position) => `@${formatKey(key)}==${toLiteral(values[position])}`).join(' && ')}]`;
    }
  }
  return `[${index}]`;
}

/** The folders of OpenAPI 3 by the folders of Swagger 2.0. */
const swaggerFolders: Readonly<Record<string, string>> = {
  definitions: 'schemas',
  securityDefinitions: 'securitySchemes',
  responses: 'responses',
};

/** Creates a function that returns whether a path leads to a part of the document that isn't selected. */
function createFilter(loaded: LoadedOpenApiDocument, all: LoadedOpenApiDocument): (path: readonly string[]) => boolean {
  const listPointers = ({model}: LoadedOpenApiDocument) => listOperations(model).map(({pointer}) => pointer);
  const shown = new Set(listPointers(loaded));
  const hidden = new Set(listPointers(all).filter((pointer) => !shown.has(pointer)));
  if (hidden.size === 0) return () => false;
  const shownPaths = new Set([...shown].map((pointer) => toFragment(...parsePointer(pointer).slice(0, 2))));
  const tags = new Set(loaded.model.tags.map(({name}) => name));
  const sourceTags = arrayAt(all.bundle, 'tags').map((tag) => stringAt(tag, 'name') ?? '');
  const components = loaded.bundle.components;
  return (path) => {
    const [section = '', folder = '', name = ''] = path;
    const pointers = path.map((_key, index) => `#${toFragment(...path.slice(0, index + 1))}`);
    if (pointers.some((pointer) => hidden.has(pointer))) return true;
    const isPath = ['paths', 'webhooks', 'x-webhooks'].includes(section);
    if (isPath) return !shownPaths.has(toFragment(section, folder));
    if (section === 'tags') return !tags.has(sourceTags[Number(folder)] ?? '');
    const [kind, key] = section === 'components' ? [folder, name] : [swaggerFolders[section], folder];
    if (kind === undefined || path.length < 2) return false;
    const members = isObject(components) ? components[kind] : undefined;
    return !(isObject(members) && Object.hasOwn(members, key));
  };
}
