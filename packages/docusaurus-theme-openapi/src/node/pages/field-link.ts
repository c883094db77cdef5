import {
  formatPath,
  listChildSchemas,
  listOperations,
  resolveSchema,
  walkSchemas,
  type ApiDocument,
  type ChildSchema,
  type Schema,
} from '@developer-docs/openapi';
import {didYouMean, ExplainedError} from '@developer-docs/utils';
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
 * @throws ExplainedError if neither the document nor one of its releases has the field.
 */
export function createFieldNodes(
  model: ApiDocument,
  {owner, name}: NamedField,
  history: DescribedHistory | undefined,
  {links}: PageContext,
): RootContent[] {
  const places = listFieldRoots(model, owner);
  if (!places.some((place) => isField(place, name, model)) && !listChangedFields(history, owner).includes(name)) {
    throw new ExplainedError(
      `"${owner}" has no field "${name}", and no release had one.${didYouMean(name, listNames(places, model))} Correct the name, or remove it.`,
    );
  }
  const code = {type: 'inlineCode', value: name} as const;
  const url = (model.schemas.has(owner) ? links.schemas : links.operations).get(owner)?.url;
  return [url === undefined ? code : {type: 'link', url, children: [code]}];
}

/** Lists where an operation or schema has fields: its parameters and headers, and the roots of its bodies. */
function listFieldRoots(model: ApiDocument, owner: string): ChildSchema[] {
  const places: ChildSchema[] = [];
  const addRoot = (schema: Schema | undefined) => {
    if (schema !== undefined) places.push({step: '', schema});
  };
  addRoot(model.schemas.get(owner));
  for (const {parameters, requestBody, responses} of listOperations(model).filter(({id}) => id === owner)) {
    for (const {name, schema} of [...parameters, ...responses.flatMap(({headers}) => headers)]) {
      places.push({step: name, schema});
    }
    for (const body of [requestBody, ...responses]) body?.content.forEach(({schema}) => addRoot(schema));
  }
  return places;
}

/**
 * Returns whether a path, such as `pets[].name`, leads to a schema or to a field in it.
 *
 * @param parents - The schemas that the same path has led through, because alternatives can contain themselves.
 */
function isField(
  {step, schema}: ChildSchema,
  path: string,
  model: ApiDocument,
  parents: readonly Schema[] = [],
): boolean {
  // A name can contain periods, so the path isn't split.
  if (!path.startsWith(step) || parents.includes(schema)) return false;
  const rest = path.slice(step.length);
  if (rest === '') return true;
  if (step !== '' && !/^(?:\.|\[\])/.test(rest)) return false;
  const nextParents = step === '' ? [...parents, schema] : [];
  return listChildSchemas(resolveSchema(schema, model)).some((child) =>
    isField(child, rest.replace(/^\./, ''), model, nextParents),
  );
}

/** Lists the names of fields, also of nested ones. */
function listNames(places: readonly ChildSchema[], model: ApiDocument): string[] {
  const properties = places.flatMap(({schema}) => walkSchemas(schema, model)).flatMap((schema) => schema.properties);
  return [...new Set([...places.map(({step}) => step), ...properties.map(({name}) => name)])];
}

/** Lists the fields of an operation or schema that releases changed, as sentences name them. */
const listChangedFields = (history: DescribedHistory | undefined, owner: string): string[] =>
  [...(history?.unreleased ?? []), ...(history?.releases ?? []).flatMap(({changes}) => changes)]
    .filter(({place}) => (place.schema ?? place.operation?.id) === owner)
    .map(({place: {path, parameter, header}}) => formatPath([parameter?.name ?? header ?? [], path].flat()));
