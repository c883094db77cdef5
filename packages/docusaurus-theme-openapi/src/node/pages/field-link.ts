import {
  formatPath,
  listChildSchemas,
  listOperations,
  resolveSchema,
  type ApiDocument,
  type Schema,
} from '@developer-docs/openapi';
import {didYouMean} from '@developer-docs/utils';
import type {RootContent} from 'mdast';
import type {PageContext} from '../html/page-context';
import type {ChangeHistory} from '../releases/history';

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
  history: ChangeHistory | undefined,
  {links}: PageContext,
): RootContent[] {
  const roots = listRoots(model, owner);
  const isKnown =
    roots.some(([root, schema]) => matches(name, root, schema, model)) ||
    listChangedFields(history, owner).includes(name);
  if (!isKnown) {
    const names = roots.flatMap(([root, schema]) => [
      ...(root === '' ? [] : [root]),
      ...(schema === undefined ? [] : resolveSchema(schema, model).properties.map((property) => property.name)),
    ]);
    const owners = [...model.schemas.keys(), ...listOperations(model).map(({id}) => id)];
    throw new Error(
      roots.length > 0
        ? `"${owner}" has no field "${name}", and no release had one.${didYouMean(name, names)} Correct the name, or remove it.`
        : `The API document has no schema or operation "${owner}", and no release had one.${didYouMean(owner, owners)} Correct the "in" attribute.`,
    );
  }
  const code = {type: 'inlineCode', value: name} as const;
  const url = (model.schemas.has(owner) ? links.schemas : links.operations).get(owner)?.url;
  return [url === undefined ? code : {type: 'link', url, children: [code]}];
}

/** Lists the parameters and headers of an operation by their names, and its bodies, or a schema, without a name. */
function listRoots(model: ApiDocument, owner: string): (readonly [name: string, schema: Schema | undefined])[] {
  const schema = model.schemas.get(owner);
  if (schema !== undefined) return [['', schema]];
  return listOperations(model)
    .filter(({id}) => id === owner)
    .flatMap(({parameters, requestBody, responses}) => [
      ...[...parameters, ...responses.flatMap(({headers}) => headers)].map(
        (entry) => [entry.name, entry.schema] as const,
      ),
      ...[...(requestBody?.content ?? []), ...responses.flatMap(({content}) => content)].map(
        (content) => ['', content.schema] as const,
      ),
    ]);
}

/** Lists the fields of an operation or schema that releases changed, as sentences name them. */
const listChangedFields = (history: ChangeHistory | undefined, owner: string): string[] =>
  [...(history?.unreleased ?? []), ...(history?.releases ?? []).flatMap(({changes}) => changes)]
    .filter(({place}) => (place.schema ?? place.operation?.id) === owner)
    .map(({place: {path, parameter, header}}) => formatPath([parameter?.name ?? header ?? [], path].flat()));

/** Returns whether a path leads to a step, or to a field in its schema. Names can contain periods. */
function matches(
  path: string,
  step: string,
  schema: Schema | undefined,
  model: ApiDocument,
  visited: readonly Schema[] = [],
): boolean {
  if (path === step) return true;
  const rest = path.slice(step.length);
  if (schema === undefined || !path.startsWith(step) || (step !== '' && !/^[.[]/.test(rest))) return false;
  const inner = step === '' ? rest : rest.replace(/^\./, '');
  return listChildSchemas(resolveSchema(schema, model)).some((child) => {
    if (child.step !== '') return matches(inner, child.step, child.schema, model);
    // Alternatives, which can contain each other, add no step.
    return !visited.includes(child.schema) && matches(inner, '', child.schema, model, [...visited, child.schema]);
  });
}
