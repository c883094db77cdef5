import {
  arrayAt,
  entriesAt,
  isObject,
  objectAt,
  pickStrings,
  stringAt,
  toPlainText,
  makeUnique,
  type JsonObject,
} from '@developer-docs/utils';
import {sortDeprecatedLast} from '../declarations/deprecation.js';
import {readDeclaredOperations} from '../declarations/operations.js';
import {readCredentialSyntax, readOAuthFlows} from '../declarations/security.js';
import {readServers} from '../declarations/servers.js';
import type {OpenApiDocument} from '../document.js';
import {pickLabels, toLabel} from './labels.js';
import {joinParagraphs, readOperation} from './read-operations.js';
import {readExternalDocs, readSchema} from './read-schema.js';
import type {ApiDocument, Operation, SecurityScheme, Tag} from './types.js';
import {createVariableName} from './variable-names.js';

/**
 * Reads a bundled, valid OpenAPI 3.0 to 3.2 document into the model. Unsupported features are reported to `document`.
 *
 * @param document - A document that `normalizeDocument` or `openBundle` created.
 */
export function readApiDocument(document: OpenApiDocument): ApiDocument {
  const {root} = document;
  const info = objectAt(root, 'info');
  const components = objectAt(root, 'components');
  const {contact, license} = info;
  const usedVariables = new Set<string>();
  const securitySchemes = entriesAt(components, 'securitySchemes').map(([name, scheme]) => {
    const declaration = document.resolve(scheme);
    return readSecurityScheme(name, createVariable(name, declaration, usedVariables), declaration);
  });
  const allOperations = readDeclaredOperations(document).map((operation) =>
    readOperation(operation, document, securitySchemes),
  );
  const sortedOperations = sortDeprecatedLast(allOperations, ({isDeprecated}) => isDeprecated);
  return {
    title: toLabel(toPlainText(info.title ?? '')),
    // YAML reads `1.0` without quotes as a number.
    version: toPlainText(info.version ?? ''),
    ...pickLabels(info, 'summary'),
    ...pickStrings(info, 'description', 'termsOfService'),
    ...(isObject(contact) && {contact: pickStrings(contact, 'name', 'url', 'email')}),
    ...(isObject(license) && {
      license: {name: stringAt(license, 'name') ?? '', ...pickStrings(license, 'url', 'identifier')},
    }),
    ...readExternalDocs(root),
    servers: readServers(root.servers),
    tags: readTags(
      root,
      allOperations.flatMap(({tags}) => tags),
    ),
    operations: sortedOperations.filter(({kind}) => kind === 'operation'),
    webhooks: sortedOperations.filter(({kind}) => kind === 'webhook'),
    schemas: new Map(entriesAt(components, 'schemas').map(([name, schema]) => [name, readSchema(schema, document)])),
    securitySchemes,
  };
}

/** Creates a variable whose name, or the names that consist of it for a user and a password, no other scheme has. */
function createVariable(name: string, declaration: JsonObject, used: Set<string>): string {
  const first = createVariableName(name);
  const ends = /^(?:basic|digest)$/i.test(stringAt(declaration, 'scheme') ?? '')
    ? ['_USERNAME', '_PASSWORD', '']
    : [''];
  let variable = first;
  for (let number = 2; ends.some((end) => used.has(variable + end)); number += 1) variable = `${first}_${number}`;
  for (const end of ends) used.add(variable + end);
  return variable;
}

export const listOperations = ({operations, webhooks}: ApiDocument): Operation[] => [...operations, ...webhooks];

/** Reads the document's tags, followed by tags that only operations use. */
function readTags(root: JsonObject, usedNames: readonly string[]): readonly Tag[] {
  const declaredTags = arrayAt(root, 'tags')
    .filter(isObject)
    .map((tag): Tag => {
      const name = stringAt(tag, 'name') ?? '';
      return {
        name,
        title: toLabel(stringAt(tag, 'x-displayName') ?? stringAt(tag, 'summary') ?? name),
        ...pickStrings(tag, 'description', 'parent', 'kind'),
        ...readExternalDocs(tag),
      };
    });
  const usedTags = usedNames.map((name): Tag => ({name, title: toLabel(name)}));
  const tags = new Map<string, Tag>();
  // Tools that read comments in code declare a tag repeatedly, and each time can have another description.
  for (const tag of [...declaredTags, ...usedTags]) {
    const known = tags.get(tag.name);
    tags.set(tag.name, {...tag, ...known, description: joinParagraphs(known?.description, tag.description)});
  }
  return groupTags(root, [...tags.values()]);
}

/** Converts the groups in `x-tagGroups`, other tools' extension, to parents of their tags, as in OpenAPI 3.2. */
function groupTags(root: JsonObject, tags: readonly Tag[]): readonly Tag[] {
  const usedNames = new Set(tags.map(({name}) => name));
  const grouped = new Map<string, Tag>();
  for (const group of arrayAt(root, 'x-tagGroups')) {
    const title = stringAt(group, 'name') ?? '';
    const names = new Set(arrayAt(group, 'tags'));
    const members = [...names].flatMap((name) => tags.find((tag) => tag.name === name && !grouped.has(tag.name)) ?? []);
    // A group of one tag often has its name.
    const isTag = members.length === 1 && members[0]?.title === title;
    const parent = isTag || title === '' || members.length === 0 ? undefined : makeUnique(title, usedNames);
    if (parent !== undefined) grouped.set(parent, {name: parent, title: toLabel(title)});
    for (const member of members) grouped.set(member.name, {parent, ...member});
  }
  return [...grouped.values(), ...tags.filter(({name}) => !grouped.has(name))];
}

const readSecurityScheme = (name: string, variable: string, scheme: JsonObject): SecurityScheme => ({
  name,
  variable,
  ...readCredentialSyntax(scheme),
  title: toLabel(stringAt(scheme, 'x-title') ?? name),
  ...pickStrings(scheme, 'description', 'bearerFormat', 'openIdConnectUrl', 'oauth2MetadataUrl'),
  flows: readOAuthFlows(scheme),
  isDeprecated: scheme.deprecated === true,
});
