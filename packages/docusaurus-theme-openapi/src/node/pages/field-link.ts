import {formatPath, listOperations, walkSchemas, type ApiDocument} from '@developer-docs/openapi';
import {didYouMean} from '@developer-docs/utils';
import type {RootContent} from 'mdast';
import type {PageContext} from '../html/page-context';
import type {DescribedHistory} from '../releases/history';

/** A field that a page names: its schema or operation, and its path, such as `pets[].name`. */
interface NamedField {
  readonly owner: string;
  readonly name: string;
}

/**
 * Creates the code with a field's name, which links to its operation or schema.
 *
 * @param history - The document's changes, so that pages can also name fields that a release removed.
 * @throws Error if neither the document nor one of its releases has the field.
 */
export function createFieldNodes(
  model: ApiDocument,
  {owner, name}: NamedField,
  history: DescribedHistory | undefined,
  {links}: PageContext,
): RootContent[] {
  const names = listFieldNames(model, owner);
  // Names can contain periods.
  const segments = new Set([...names].flatMap(splitPath));
  const exists = names.size > 0 && splitPath(name).every((segment) => segments.has(segment));
  if (!exists && !listChangedFields(history, owner).includes(name)) {
    throw new Error(
      `"${owner}" has no field "${name}", and no release had one.${didYouMean(name, [...names])} Correct the name, or remove it.`,
    );
  }
  const code = {type: 'inlineCode', value: name} as const;
  const url = (model.schemas.has(owner) ? links.schemas : links.operations).get(owner)?.url;
  return [url === undefined ? code : {type: 'link', url, children: [code]}];
}

/** Splits a field's path, such as `pets[].name`, into names. */
const splitPath = (path: string) => path.split(/\.|\[\]/).filter((segment) => segment !== '');

/** Lists the names of the parameters, headers, and fields of an operation or schema, also of nested fields. */
function listFieldNames(model: ApiDocument, owner: string): Set<string> {
  const operations = listOperations(model).filter(({id}) => id === owner);
  const entries = operations.flatMap(({parameters, responses}) => [
    ...parameters,
    ...responses.flatMap(({headers}) => headers),
  ]);
  const contents = operations.flatMap(({requestBody, responses}) => [
    ...(requestBody?.content ?? []),
    ...responses.flatMap(({content}) => content),
  ]);
  const roots = [model.schemas.get(owner), ...[...entries, ...contents].map(({schema}) => schema)];
  const schemas = roots.flatMap((root) => (root === undefined ? [] : walkSchemas(root, model)));
  return new Set([...entries, ...schemas.flatMap(({properties}) => properties)].map((field) => field.name));
}

/** Lists the fields of an operation or schema that releases changed, as sentences name them. */
const listChangedFields = (history: DescribedHistory | undefined, owner: string): string[] =>
  [...(history?.unreleased ?? []), ...(history?.releases ?? []).flatMap(({changes}) => changes)]
    .filter(({place}) => (place.schema ?? place.operation?.id) === owner)
    .map(({place: {path, parameter, header}}) => formatPath([parameter?.name ?? header ?? [], path].flat()));
