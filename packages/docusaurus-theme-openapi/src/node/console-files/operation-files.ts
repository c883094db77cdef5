import type {MockCredential} from '@developer-docs/mock-api';
import {
  getBodyFormat,
  isErrorStatus,
  isSendableHeader,
  type Operation,
  type Parameter,
  type Schema,
  type SecurityRequirement,
  placeholderHost,
} from '@developer-docs/openapi';
import {stringifyJson, toPlainText} from '@developer-docs/utils';
import type {PublishedFile} from '@developer-docs/utils/node';
import type {ValidTryItOptions} from '../../options';
import {getOperationFile} from '../../shared/console-files';
import {
  getParameterKey,
  type ConsoleCredential,
  type ConsoleOperation,
  type ConsoleServer,
  type FormProperty,
} from '../../shared/console-operation';
import {resolveServer, toSandboxUrl} from '../../shared/server-urls';
import type {Translate} from '../../translations';
import {findErrorExamples} from '../documents/error-examples';
import type {LoadedDocument} from '../documents/load-documents';
import {formatConstraint} from '../html/common/format-constraint';
import {resolveSchema} from '../html/context/schema-context';
import type {PageRenderer} from '../page-nodes/page-renderer';
import {toFirstSentences} from './first-sentences';

/** Creates the descriptions of operations, which the console loads when a reader presses **Try it**. */
export function createOperationFiles(
  renderer: PageRenderer,
  {
    extension: {credentials: mockCredentials = [], headers: mockHeaders = []} = {module: ''},
    servers: hasServers = false,
    proxy = [],
    remember = true,
  }: ValidTryItOptions,
): PublishedFile[] {
  const {documents, sandbox: version = ''} = renderer.input;
  const security = documents.flatMap(({model}) => model.operations.flatMap((operation) => operation.security));
  const schemes = new Set(security.flatMap((requirement) => requirement.map(({scheme}) => scheme.name)));
  return documents.flatMap((document) =>
    document.model.operations.flatMap((operation) => {
      const sandbox = renderer.sandboxes.getId(operation.id, document);
      if (sandbox === undefined) return [];
      // Only the shared sandbox of the current version has custom behavior, to which the mock's credentials and headers
      // belong.
      const [ownCredentials, ownHeaders] = sandbox === '' ? [mockCredentials, mockHeaders] : [[], []];
      const content = {
        ...describeOperation(operation, document, renderer),
        sandbox,
        document: getConsoleDocument(document.id, version),
        canRemember: remember,
        credentials: describeCredentials(operation.security, schemes, ownCredentials, renderer.input.t),
        mockHeaders: ownHeaders.flatMap(({values, ...header}) =>
          Object.hasOwn(values, operation.id) ? [{...header, values: values[operation.id] ?? []}] : [],
        ),
        url: renderer.getOperationUrl({operation, document}) ?? '',
        ...(hasServers && {servers: listServers(operation), proxies: [proxy].flat()}),
      } satisfies ConsoleOperation;
      return [{name: getOperationFile(operation.id, sandbox), content: stringifyJson(content)}];
    }),
  );
}

/** Returns what identifies a document for the console. */
export const getConsoleDocument = (id: string, version: string): string => (version === '' ? id : `${version}/${id}`);

/**
 * Lists the servers that a browser can send requests to, without variable values that lead to other servers. Each is
 * listed once.
 */
function listServers({servers}: Operation): ConsoleServer[] {
  const reachable = servers.flatMap(({template, variables}): ConsoleServer[] => {
    const allowed = variables.map(({name, default: defaultValue, values}) => {
      const isAllowed = (value: string) => {
        const others = variables.map((other) => ({...other, values: []}));
        return !('variable' in resolveServer({template, variables: others}, {[name]: value}, placeholderHost));
      };
      const choices = values.filter(isAllowed);
      return {
        name,
        default: values.length === 0 || isAllowed(defaultValue) ? defaultValue : (choices[0] ?? ''),
        values: choices,
      };
    });
    // The console uses the empty text for the sandbox.
    const server = {template: template === '' ? '/' : template, variables: allowed};
    return 'url' in resolveServer(server, {}, placeholderHost) ? [server] : [];
  });
  const urls = reachable.map((server) => {
    const resolved = resolveServer(server, {}, placeholderHost);
    return 'url' in resolved ? new URL(resolved.url).href : '';
  });
  return reachable.filter((_server, index) => urls.indexOf(urls[index] ?? '') === index);
}

function describeOperation(
  operation: Operation,
  document: LoadedDocument,
  renderer: PageRenderer,
): Omit<ConsoleOperation, 'sandbox' | 'document' | 'canRemember' | 'credentials' | 'mockHeaders' | 'url'> {
  const {model} = document;
  const secretMembers = new Set(
    (operation.requestBody?.content ?? []).flatMap(({schema}) =>
      schema === undefined ? [] : listSecretMembers(schema, model.schemas),
    ),
  );
  return {
    operation: trimOperation(operation),
    parameterTypes: Object.fromEntries(
      operation.parameters.map((parameter) => [
        getParameterKey(parameter),
        formatParameterType(parameter.schema, renderer.input.t),
      ]),
    ),
    forms: Object.fromEntries(
      (operation.requestBody?.content ?? []).flatMap((mediaType) =>
        mediaType.schema !== undefined && ['form', 'multipart'].includes(getBodyFormat(mediaType))
          ? [[mediaType.type, describeForm(mediaType.schema, model.schemas, renderer.input.t)]]
          : [],
      ),
    ),
    ...(secretMembers.size > 0 && {secretMembers: [...secretMembers]}),
    errors: operation.responses
      .filter(({status}) => isErrorStatus(status))
      .flatMap((response) =>
        findErrorExamples(response).map(({code}) => ({
          status: response.status,
          code,
          url: renderer.input.siteContent?.codeUrls?.get(code) ?? '',
        })),
      ),
    responseIds: renderer.getResponseIds({operation, document}),
  };
}

/**
 * Lists what an operation accepts: the credentials of the sandbox, and each alternative of its security, whose keys and
 * tokens the reader enters. The sandbox's other credentials follow, and then the option to send none.
 */
function describeCredentials(
  security: readonly SecurityRequirement[],
  schemes: ReadonlySet<string>,
  mockCredentials: readonly MockCredential[],
  t: Translate,
): ConsoleCredential[] {
  const noCredential = {id: 'none', label: t('console.credential.none'), schemes: []};
  const requirements = security.length === 0 ? [[]] : security;
  const findMocks = (name: string) => mockCredentials.filter(({scheme}) => scheme === name);
  const accepted = requirements.flatMap((requirement): Omit<ConsoleCredential, 'isAccepted'>[] => {
    const [entry] = requirement;
    if (entry === undefined) return [noCredential];
    const names = requirement.map(({scheme}) => scheme.name);
    return findMocks(entry.scheme.name).map((credential) => ({...credential, schemes: names}));
  });
  const own = requirements
    .filter(({length}) => length > 0)
    .map((requirement): Omit<ConsoleCredential, 'isAccepted'> => {
      const names = requirement.map(({scheme}) => scheme.name);
      const title = requirement.map(({scheme}) => scheme.title).join(` ${t('and')} `);
      const hasMock = findMocks(names[0] ?? '').length > 0;
      // The ID is the same in all operations, and differs from the IDs of the sandbox's credentials.
      return {
        id: ['own', ...names].join(' '),
        label: hasMock ? `${t('console.credential.custom')} (${title})` : title,
        schemes: names,
      };
    });
  const others = [
    ...mockCredentials
      .filter(({scheme}) => schemes.has(scheme))
      .map((credential) => ({...credential, schemes: [credential.scheme]})),
    noCredential,
  ];
  const isFirst = ({id}: {readonly id: string}, index: number, all: readonly {readonly id: string}[]) =>
    all.findIndex((credential) => credential.id === id) === index;
  // The order of the document decides the default, unless the sandbox has credentials.
  const all = accepted.some(({schemes: names}) => names.length > 0)
    ? [...accepted, ...own]
    : sortByRequirement([...accepted, ...own], requirements);
  return [...all, ...others]
    .filter(isFirst)
    .map((credential) => ({...credential, isAccepted: all.some(({id}) => id === credential.id)}));
}

/** Sorts alternatives in the order of the document, in which the optional one can be the first. */
const sortByRequirement = <Credential extends Pick<ConsoleCredential, 'schemes'>>(
  credentials: readonly Credential[],
  requirements: readonly SecurityRequirement[],
): Credential[] =>
  requirements.flatMap((requirement) => {
    const names = requirement.map(({scheme}) => scheme.name).join(' ');
    return credentials.filter(({schemes}) => schemes.join(' ') === names);
  });

/** Formats the type of a parameter, and its constraints that aren't code: "integer, int32, 1 to 100". */
function formatParameterType({types, format, constraints}: Schema, t: Translate): string {
  const texts = constraints
    .map((constraint) => formatConstraint(constraint, t))
    .flatMap(({text, isCode}) => (isCode ? [] : [text]));
  return [types.join(` ${t('or')} `), format, ...texts].filter(Boolean).join(', ');
}

/** A media type without anything to show. */
const noContent = {examples: [], isFile: false, partContentTypes: {}, parts: [], fields: []};

/** Removes data that the console doesn't show, to keep the file small. */
function trimOperation(operation: Operation): Operation {
  const {description: _description, rateLimit: _rateLimit, requestBody, responses, parameters, ...rest} = operation;
  return {
    ...rest,
    servers: rest.servers.map((server) => ({...server, url: toSandboxUrl(server.url)})),
    security: rest.security.map((requirement) =>
      requirement.map(({scheme: {description: _text, ...scheme}, scopes}) => ({
        scheme: {...scheme, flows: []},
        scopes,
      })),
    ),
    extensions: {},
    callbacks: [],
    codeSamples: [],
    parameters: parameters
      .filter(({in: location, name}) => location !== 'header' || isSendableHeader(name))
      .map(trimParameter),
    ...(requestBody !== undefined && {
      requestBody: {
        isRequired: requestBody.isRequired,
        content: requestBody.content.map(({schema: _schema, ...mediaType}) => mediaType),
      },
    }),
    responses: responses.map((response) => ({
      ...response,
      description: '',
      headers: [],
      content: response.content.map(({type}) => ({type, ...noContent})),
      links: [],
    })),
  };
}

const trimParameter = ({description, ...parameter}: Parameter): Parameter => ({
  ...parameter,
  ...(description !== undefined && {description: toFirstSentences(description)}),
});

/** Describes a form's properties, including its alternatives' properties. */
function describeForm(form: Schema, namedSchemas: ReadonlyMap<string, Schema>, t: Translate): FormProperty[] {
  const properties = listAlternatives(form, namedSchemas).flatMap((schema) => schema.properties);
  return [...new Set(properties.map(({name}) => name))].map((name) => {
    const declarations = properties.filter((property) => property.name === name);
    const schemas = declarations.flatMap(({schema}) => listAlternatives(schema, namedSchemas));
    const description = schemas.find((schema) => schema.description !== undefined)?.description;
    const {types = []} = schemas.find((schema) => schema.types.length > 0) ?? {};
    return {
      name,
      isRequired: declarations.some(({isRequired}) => isRequired),
      type: types.join(` ${t('or')} `),
      ...(description !== undefined && {description: toFirstSentences(description)}),
      values: schemas.flatMap((schema) =>
        [...schema.enumValues.map(({value}) => value), ...(schema.const === undefined ? [] : [schema.const])].map(
          toPlainText,
        ),
      ),
    };
  });
}

/** Lists the names of properties that are passwords, or text that's never returned. */
function listSecretMembers(
  schema: Schema,
  schemas: ReadonlyMap<string, Schema>,
  visited = new Set<Schema>(),
): string[] {
  const resolved = resolveSchema(schema, {schemas});
  if (visited.has(resolved)) return [];
  visited.add(resolved);
  const {properties, items, additionalProperties, prefixItems, alternatives} = resolved;
  const isSecret = ({format, isWriteOnly, types}: Schema) =>
    format === 'password' || (isWriteOnly && types.includes('string'));
  const variants = alternatives.flatMap((group) => group.variants.map((variant) => variant.schema));
  const children = [
    ...properties.map((property) => property.schema),
    items,
    additionalProperties,
    ...prefixItems,
    ...variants,
  ];
  return [
    ...properties.flatMap(({name, schema: own}) => ([own, resolveSchema(own, {schemas})].some(isSecret) ? name : [])),
    ...children.flatMap((child) => (child ? listSecretMembers(child, schemas, visited) : [])),
  ];
}

/** Maximum depth of nested alternatives. */
const maxDepth = 4;

/** Lists a schema and its alternatives, with their references resolved. */
function listAlternatives(schema: Schema, schemas: ReadonlyMap<string, Schema>, depth = 0): Schema[] {
  const {description} = schema;
  // Annotations next to a reference override its target's annotations.
  const resolved = {...resolveSchema(schema, {schemas}), ...(description !== undefined && {description})};
  const variants = depth < maxDepth ? resolved.alternatives.flatMap((group) => group.variants) : [];
  return [resolved, ...variants.flatMap((variant) => listAlternatives(variant.schema, schemas, depth + 1))];
}
