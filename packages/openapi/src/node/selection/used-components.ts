import {
  arrayAt,
  entriesAt,
  isObject,
  objectAt,
  omitKeys,
  parsePointer,
  stringAt,
  toFragment,
  type JsonObject,
} from '@developer-docs/utils';
import {listMappedValues} from '../../schemas/discriminators.js';
import {visitKeywords} from '../../schemas/keywords.js';

/** Removes the components that nothing else refers to. */
export function removeUnusedComponents(root: JsonObject): JsonObject {
  const used = findUsedComponents(root);
  const remaining = entriesAt(root, 'components').flatMap(([section, members]): [string, unknown][] => {
    if (section.startsWith('x-') || !isObject(members)) return [[section, members]];
    const usedMembers = Object.entries(members).filter(([name]) => used.has(toFragment(section, name)));
    return usedMembers.length === 0 ? [] : [[section, Object.fromEntries(usedMembers)]];
  });
  const others = omitKeys(root, 'components');
  return remaining.length === 0 ? others : {...others, components: Object.fromEntries(remaining)};
}

/** Finds the components that are used outside of `components`, directly or through others: `/schemas/Pet`. */
function findUsedComponents(root: JsonObject): Set<string> {
  const components = objectAt(root, 'components');
  const used = new Set<string>();
  const use = (section: string, name: string) => {
    const component = objectAt(components, section)[name];
    const key = toFragment(section, name);
    if (component === undefined || used.has(key)) return;
    used.add(key);
    visit(component);
  };
  const visit = (value: unknown): void => {
    visitKeywords(value, (object) => {
      for (const reference of listReferences(object)) {
        const [area, section = '', name = ''] = parsePointer(reference);
        if (area === 'components') use(section, name);
      }
    });
  };
  visit(omitKeys(root, 'components'));
  // A schema that extends a schema with a discriminator is an alternative for it, although only the extending schema's
  // reference indicates this.
  const isUsedParent = (part: unknown) => {
    const [, section = '', name = ''] = parsePointer(stringAt(part, '$ref') ?? '');
    const parent = objectAt(objectAt(components, section), name);
    return used.has(toFragment(section, name)) && isObject(parent.discriminator);
  };
  let count: number;
  do {
    count = used.size;
    for (const [name, schema] of entriesAt(components, 'schemas')) {
      if (arrayAt(schema, 'allOf').some(isUsedParent)) use('schemas', name);
    }
  } while (used.size > count);
  return used;
}

/** Lists the references in an object, including those to schemas in a discriminator, and to security schemes. */
const listReferences = (object: JsonObject): string[] => [
  stringAt(object, '$ref') ?? '',
  ...listMappedValues(objectAt(object, 'discriminator')).map(({reference}) => reference),
  ...arrayAt(object, 'security')
    .filter(isObject)
    .flatMap((requirement) => Object.keys(requirement))
    .map((name) => `#/components/securitySchemes${toFragment(name)}`),
];
