import {
  arrayAt,
  entriesAt,
  isObject,
  makeUnique,
  objectAt,
  pickStrings,
  stringAt,
  toPlainText,
  type JsonObject,
} from '@developer-docs/utils';
import {readOperations} from '../operations.js';
import {readCredentialSyntax} from '../security.js';
import {readServers} from '../servers.js';
import type {OpenApiDocument} from '../document.js';
import {pickLabels, toLabel} from './labels.js';
import {readOperation} from './read-operations.js';
import {readExternalDocs, readSchema} from './read-schema.js';
import {createVariableName} from './variable-names.js';
import type {ApiDocument, OAuthFlow, Operation, SecurityScheme, Tag} from './types.js';

/** The dialects of JSON Schema whose keywords are read: drafts 4 to 7, 2019-09, 2020-12, and that of OpenAPI. */
const knownDialects =
  /^https?:\/\/(?:json-schema\.org\/draft(?:-0[4-7]|\/20(?:19-09|20-12))|spec\.openapis\.org\/oas)\//;

/**
 * Reads a bundled, valid OpenAPI 3.0 to 3.2 document into the model. Unsupported features are reported to `document`.
 */
export function readApiDocument(document: OpenApiDocument): ApiDocument {
  const {root} = document;
  const info = objectAt(root, 'info');
  const components = objectAt(root, 'components');
  const dialect = stringAt(root, 'jsonSchemaDialect');
  if (dialect !== undefined && !knownDialects.test(dialect)) {
    document.reportUnsupported('#/jsonSchemaDialect', `what only the "jsonSchemaDialect" ${dialect} defines`);
  }
  const {contact, license} = info;
  const usedVariables = new Set<string>();
  const securitySchemes = entriesAt(components, 'securitySchemes').map(([name, scheme]) => {
    const variable = makeUnique(createVariableName(name).replaceAll('_', '-'), usedVariables).replaceAll('-', '_');
    return readSecurityScheme(name, variable, document.resolve(scheme));
  });
  const allOperations = readOperations(document).map((operation) =>
    readOperation(operation, {document, securitySchemes}),
  );
  return {
    title: toLabel(toPlainText(info['title'] ?? '')),
    // YAML reads `1.0` without quotes as a number.
    version: toPlainText(info['version'] ?? ''),
    ...pickLabels(info, 'summary'),
    ...pickStrings(info, 'description', 'termsOfService'),
    ...(isObject(contact) && {contact: pickStrings(contact, 'name', 'url', 'email')}),
    ...(isObject(license) && {
      license: {name: stringAt(license, 'name') ?? '', ...pickStrings(license, 'url', 'identifier')},
    }),
    ...readExternalDocs(root),
    servers: readServers(root['servers']),
    tags: readTags(
      root,
      allOperations.flatMap(({tags}) => tags),
    ),
    operations: allOperations.filter(({kind}) => kind === 'operation'),
    webhooks: allOperations.filter(({kind}) => kind === 'webhook'),
    schemas: new Map(entriesAt(components, 'schemas').map(([name, schema]) => [name, readSchema(schema, document)])),
    securitySchemes,
  };
}

/** Lists a document's operations and webhooks. */
export function listOperations({operations, webhooks}: ApiDocument): Operation[] {
  return [...operations, ...webhooks];
}

/** Reads the tags of the document, followed by those that only operations use. */
function readTags(root: JsonObject, usedNames: readonly string[]): Tag[] {
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
  const declaredNames = new Set(declaredTags.map(({name}) => name));
  const undeclaredNames = [...new Set(usedNames)].filter((name) => !declaredNames.has(name));
  return [...declaredTags, ...undeclaredNames.map((name) => ({name, title: toLabel(name)}))];
}

function readSecurityScheme(name: string, variable: string, scheme: JsonObject): SecurityScheme {
  return {
    name,
    variable,
    ...readCredentialSyntax(scheme),
    title: toLabel(stringAt(scheme, 'x-title') ?? name),
    ...pickStrings(scheme, 'description', 'bearerFormat', 'openIdConnectUrl', 'oauth2MetadataUrl'),
    flows: entriesAt(scheme, 'flows').flatMap(([flowKind, flow]) => (isObject(flow) ? [readFlow(flowKind, flow)] : [])),
    isDeprecated: scheme['deprecated'] === true,
  };
}

function readFlow(kind: string, flow: JsonObject): OAuthFlow {
  return {
    kind,
    urls: Object.fromEntries(
      Object.entries(flow).filter((entry): entry is [string, string] => {
        const [keyword, value] = entry;
        return keyword.endsWith('Url') && typeof value === 'string';
      }),
    ),
    scopes: Object.fromEntries(entriesAt(flow, 'scopes').map(([scope, text]) => [scope, toPlainText(text)])),
  };
}
