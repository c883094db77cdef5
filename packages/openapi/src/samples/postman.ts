import {stringifyJson, type JsonObject} from '@developer-docs/utils';
import type {Server} from '../declarations/servers.js';
import {isToken} from '../media-types.js';
import type {ApiDocument, Markdown, Operation, Parameter, SecurityRequirement, SecurityScheme} from '../model/types.js';
import type {SampleBody} from './body.js';
import {createSampleRequest, listValues} from './sample-request.js';
import {insertSecret} from './sample-text.js';
import {encodeForUrl, serializeParameter} from './serialize.js';
import {createPathname, createServerUrl} from './url.js';

export interface PostmanFolder {
  readonly name: string;
  readonly description?: Markdown;
  readonly items: readonly (PostmanFolder | Operation)[];
}

/**
 * Creates a Postman Collection 2.1 with the samples' requests. Servers and secrets are variables. The
 * secrets' variables are empty. Webhooks and callbacks are left out because readers don't send them.
 *
 * @see https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html
 *
 * @param items - The folders and operations. Default: all operations.
 */
export function createPostmanCollection(
  document: ApiDocument,
  items: PostmanFolder['items'] = document.operations,
): JsonObject {
  const variables = new CollectionVariables();
  for (const server of document.servers) variables.addServer(server);
  const createItem = (item: PostmanFolder | Operation): JsonObject =>
    'items' in item
      ? {name: item.name, description: item.description, item: item.items.map(createItem)}
      : createRequestItem(item, variables);
  return {
    info: {
      name: document.title,
      description: document.description ?? document.summary,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: items.map(createItem),
    variable: variables.list(),
  };
}

/** A collection's variables. The functions that add a variable return a reference to it. */
class CollectionVariables {
  /** The servers' URLs, and empty strings for secrets. */
  private readonly values = new Map<string, string>();

  addServer(server: Server | undefined): string {
    const url = createServerUrl(server?.url);
    const servers = [...this.values].filter(([, value]) => value !== '');
    const [name = `baseUrl${servers.length === 0 ? '' : String(servers.length + 1)}`] =
      servers.find(([, value]) => value === url) ?? [];
    return this.add(name, url);
  }

  readonly addSecret = (name: string): string => this.add(name, '');

  list(): JsonObject[] {
    const variables = [...this.values].map(([key, value]) => ({key, value}));
    return variables.sort((first, second) => Number(first.value === '') - Number(second.value === ''));
  }

  private add(name: string, value: string): string {
    this.values.set(name, value);
    return `{{${name}}}`;
  }
}

function createRequestItem(operation: Operation, variables: CollectionVariables): JsonObject {
  const {method, summary, description, parameters, security, servers} = operation;
  const {auth, others} = chooseAuth(security[0] ?? [], variables);
  // The path and the query are created from their parameters, so that readers can edit each one. Parameters without an
  // example are left out, so no value is missing.
  const isSent = (parameter: Parameter) =>
    parameter.in === 'header' || (parameter.in === 'cookie' && parameter.isRequired);
  const sample = createSampleRequest(
    {
      ...operation,
      path: '',
      security: [others],
      parameters: listValues(parameters.filter(isSent)).map(({parameter}) => ({...parameter, isRequired: true})),
    },
    'realistic',
  );
  const {headers = [], body, url = ''} = sample ?? {};
  const header = headers.map(([key, value]) => {
    const parameter = parameters.find(({in: location, name}) => location === 'header' && name === key);
    return {key, value: insertSecret(value, variables.addSecret), ...(parameter && describe(parameter))};
  });
  const [, keys = ''] = insertSecret(url, variables.addSecret).split('?');
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      header,
      url: createPostmanUrl(operation, variables.addServer(servers[0]), keys),
      body: body && createBody(body, header.find(({key}) => key === 'Content-Type')?.value),
      auth,
      description,
    },
    // Otherwise, Postman doesn't send the body of a `GET` request.
    protocolProfileBehavior: body && {disableBodyPruning: true},
  };
}

const describe = ({description, isRequired}: Parameter) => ({description, disabled: !isRequired});

/** Splits a percent-encoded query into its members. Postman doesn't encode them again. */
const splitQuery = (query: string, rest: JsonObject = {}): JsonObject[] =>
  query.split('&').flatMap((pair) => {
    const [, key = pair, value = null] = /^([^=]*)=(.*)$/.exec(pair) ?? [];
    return pair === '' ? [] : [{key, value, ...rest}];
  });

function createPostmanUrl({path, parameters}: Operation, host: string, keys: string): JsonObject {
  const values = listValues(parameters);
  const texts = new Map(values.map(({parameter, value}) => [parameter, serializeParameter(parameter, value)]));
  const variables = new Map<string, JsonObject>();
  const segments = path
    .replace(/^\//, '')
    .split('/')
    .map((segment) => {
      const [, key = ''] = /^\{([\w.-]+)\}$/.exec(segment) ?? [];
      const parameter = parameters.find((other) => other.in === 'path' && other.name === key);
      // In Postman, a variable is an entire segment.
      if (parameter === undefined) return createPathname(segment, values).replace(/^:/, '%3A');
      variables.set(key, {key, value: texts.get(parameter) ?? '', description: parameter.description});
      return `:${key}`;
    });
  const queryParameters = parameters.filter(({in: location}) => location === 'query' || location === 'querystring');
  const toQuery = (parameter: Parameter) => texts.get(parameter) ?? `${encodeForUrl(parameter.name)}=`;
  const rawQuery = [...queryParameters.filter(({isRequired}) => isRequired).map(toQuery), keys];
  return {
    raw: `${[host, ...segments].join('/')}?${rawQuery.filter((text) => text !== '').join('&')}`.replace(/\?$/, ''),
    host: [host],
    path: segments,
    query: [
      ...queryParameters.flatMap((parameter) => splitQuery(toQuery(parameter), describe(parameter))),
      ...splitQuery(keys),
    ],
    variable: [...variables.values()],
  };
}

/** Chooses a request's authorization. Postman has only one, so the other credentials are headers and keys. */
function chooseAuth(requirement: SecurityRequirement, {addSecret}: CollectionVariables) {
  const candidates = requirement.flatMap((entry) => {
    const auth = createAuth(entry.scheme, addSecret);
    return auth === undefined ? [] : [{entry, ...auth}];
  });
  // No header can replace a user and a password.
  const chosen = candidates.find(({type}) => type === 'basic' || type === 'digest') ?? candidates[0];
  const {type = 'noauth', values = {}} = chosen ?? {};
  const members = Object.entries(values).map(([key, value]) => ({key, value}));
  return {
    auth: {type, ...(members.length > 0 && {[type]: members})},
    others: requirement.filter((entry) => entry !== chosen?.entry),
  };
}

interface Authorization {
  readonly type: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Creates the authorization for a scheme, unless Postman has none. */
function createAuth(
  {kind, variable, httpScheme, in: location = 'query', parameter = 'key'}: SecurityScheme,
  addSecret: (variable: string) => string,
): Authorization | undefined {
  const createLogin = (type: string) => ({
    type,
    values: {username: addSecret(`${variable}_USERNAME`), password: addSecret(`${variable}_PASSWORD`)},
  });
  switch (kind) {
    case 'basic':
      return createLogin('basic');
    case 'other':
      return httpScheme?.toLowerCase() === 'digest' ? createLogin('digest') : undefined;
    case 'bearer':
    case 'oauth2':
    case 'openIdConnect':
      return {type: 'bearer', values: {token: addSecret(variable)}};
    case 'apiKey': {
      if (location === 'cookie' || (location === 'header' && !isToken(parameter))) return undefined;
      const key = location === 'header' ? parameter : encodeForUrl(parameter);
      return {type: 'apikey', values: {key, value: addSecret(variable), in: location}};
    }
  }
}

function createBody(body: SampleBody, mediaType = ''): JsonObject {
  switch (body.kind) {
    case 'json':
      // Strings can contain the beginning of a variable, which Postman would replace.
      return createRawBody(stringifyJson(body.value, 2).replaceAll('{{', String.raw`{\u007b`), 'json');
    case 'text':
      return createRawBody(body.text, /\bxml\b/.test(mediaType) ? 'xml' : 'text');
    case 'form':
      return {mode: 'urlencoded', urlencoded: body.fields.map(([key, value]) => ({key, value}))};
    case 'multipart': {
      const formdata = body.parts.map(({name, mediaType: contentType, ...part}) => ({
        key: name,
        contentType,
        ...('file' in part ? {type: 'file', src: part.file} : {type: 'text', value: part.text}),
      }));
      return {mode: 'formdata', formdata};
    }
    case 'file':
      return {mode: 'file', file: {src: body.file}};
  }
}

const createRawBody = (raw: string, language: string) => ({mode: 'raw', raw, options: {raw: {language}}});
