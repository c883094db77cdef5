import type {MockCredential} from '@developer-docs/mock-api';
import {stringifyJson, toPlainText} from '@developer-docs/utils';
import {
  getBodyFormat,
  isErrorStatus,
  listServerUrls,
  type Operation,
  type Parameter,
  type Schema,
  type SecurityRequirement,
} from '@developer-docs/openapi';
import type {PublishedFile} from '@developer-docs/utils/node';
import {getParameterKey} from '../../client/console/model/draft';
import type {ConsoleCredential, ConsoleOperation, FormProperty} from '../../client/console/model/operation';
import {getOperationFile} from '../../client/operation-file';
import {toSandboxUrl} from '../../client/server-urls';
import {findErrorExamples} from '../documents/error-catalog';
import type {LoadedDocument} from '../documents/load-documents';
import type {TryItOptions} from '../../options';
import type {Reference} from '../reference';
import {formatConstraint} from '../render/common/format-constraint';
import {resolveSchema} from '../render/context/schema-context';
import type {Translate} from '../../translations';
import {toFirstSentences} from '../render/common/first-sentences';

/** Creates the descriptions of operations, which the console loads when a reader presses **Try it**. */
export function createOperationFiles(
  reference: Reference,
  {credentials: mockCredentials = [], mockHeaders = [], servers: hasServers = false}: TryItOptions,
): PublishedFile[] {
  const {operationUrls: urls} = reference;
  const {documents} = reference.input;
  const security = documents.flatMap(({model}) => model.operations.flatMap((operation) => operation.security));
  const schemes = new Set(security.flatMap((requirement) => requirement.map(({scheme}) => scheme.name)));
  return documents.flatMap((document) =>
    document.model.operations
      .filter(({id}) => reference.consoleOperations.has(id))
      .map((operation) => ({
        name: getOperationFile(operation.id),
        content: stringifyJson({
          ...describeOperation(operation, document, reference),
          credentials: describeCredentials(operation.security, schemes, mockCredentials, reference.input.t),
          mockHeaders: mockHeaders.flatMap(({values, ...header}) =>
            Object.hasOwn(values, operation.id) ? [{...header, values: values[operation.id] ?? []}] : [],
          ),
          url: urls.get(operation.id) ?? '',
          ...(hasServers && {servers: listServers(operation)}),
        } satisfies ConsoleOperation),
      })),
  );
}

/** Lists the servers that a browser can send requests to, with each value of their variables. Each is listed once. */
const listServers = ({servers}: Operation) =>
  servers
    .flatMap(listServerUrls)
    .filter(isReachable)
    .filter((url, index, urls) => urls.findIndex((other) => new URL(other).href === new URL(url).href) === index);

/**
 * Returns whether a browser can send requests to a server. A path follows its URL, `fetch` rejects URLs with a user name,
 * and variables that the document doesn't declare are left in braces.
 */
function isReachable(url: string): boolean {
  if (!/^https?:\/\/[^?#{}]*$/i.test(url) || !URL.canParse(url)) return false;
  const {username, password} = new URL(url);
  return username === '' && password === '';
}

function describeOperation(
  operation: Operation,
  document: LoadedDocument,
  reference: Reference,
): Omit<ConsoleOperation, 'credentials' | 'mockHeaders' | 'url'> {
  const {model} = document;
  const catalog = new Map(reference.input.entries.errors.map((entry) => [entry.code, entry]));
  return {
    operation: trimOperation(operation),
    parameterTypes: Object.fromEntries(
      operation.parameters.map((parameter) => [
        getParameterKey(parameter),
        formatParameterType(parameter.schema, reference.input.t),
      ]),
    ),
    forms: Object.fromEntries(
      (operation.requestBody?.content ?? []).flatMap((mediaType) =>
        mediaType.schema !== undefined && ['form', 'multipart'].includes(getBodyFormat(mediaType))
          ? [[mediaType.type, describeForm(mediaType.schema, model.schemas, reference.input.t)]]
          : [],
      ),
    ),
    errors: operation.responses
      .filter(({status}) => isErrorStatus(status))
      .flatMap((response) =>
        findErrorExamples(response).map(({code}) => ({
          status: response.status,
          code,
          url: catalog.get(code)?.url ?? '',
        })),
      ),
    responseIds: reference.getResponseIds({operation, document}),
  };
}

/**
 * Lists the credentials that an operation accepts, followed by the others whose security schemes exist in the contract.
 */
function describeCredentials(
  security: readonly SecurityRequirement[],
  schemes: ReadonlySet<string>,
  mockCredentials: readonly MockCredential[],
  t: Translate,
): ConsoleCredential[] {
  const customCredential = {id: 'custom', label: t('console.credential.custom')};
  const noCredential = {id: 'none', label: t('console.credential.none')};
  const requirements = security.length === 0 ? [[]] : security;
  const accepted = requirements.flatMap(([entry]): Omit<ConsoleCredential, 'isAccepted'>[] => {
    if (entry === undefined) {
      return [noCredential];
    }
    const {name} = entry.scheme;
    const knownCredentials = mockCredentials.filter(({scheme}) => scheme === name);
    return knownCredentials.length > 0 ? knownCredentials : [{...customCredential, scheme: name}];
  });
  const otherCredentials = [
    ...mockCredentials.filter(({scheme}) => schemes.has(scheme)),
    customCredential,
    noCredential,
  ];
  const isFirst = ({id}: {readonly id: string}, index: number, all: readonly {readonly id: string}[]) =>
    all.findIndex((credential) => credential.id === id) === index;
  return [...accepted, ...otherCredentials]
    .filter(isFirst)
    .map((credential) => ({...credential, isAccepted: accepted.some(({id}) => id === credential.id)}));
}

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
      requirement.map(({scheme: {description: _text, ...scheme}}) => ({scheme: {...scheme, flows: []}, scopes: []})),
    ),
    extensions: {},
    callbacks: [],
    codeSamples: [],
    parameters: parameters.map(trimParameter),
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

/** Describes the properties of a form, including those of alternatives. */
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

/** Maximum depth of nested alternatives. */
const maxDepth = 4;

/** Lists a schema and its alternatives, with their references resolved. */
function listAlternatives(schema: Schema, schemas: ReadonlyMap<string, Schema>, depth = 0): Schema[] {
  const {description} = schema;
  // Annotations next to a reference override those of its target.
  const resolved = {...resolveSchema(schema, {schemas}), ...(description !== undefined && {description})};
  const variants = depth < maxDepth ? resolved.alternatives.flatMap((group) => group.variants) : [];
  return [resolved, ...variants.flatMap((variant) => listAlternatives(variant.schema, schemas, depth + 1))];
}
