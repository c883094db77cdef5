import {
  arrayAt,
  entriesAt,
  isObject,
  mapMembers,
  omitKeys,
  parsePointer,
  pickStrings,
  stringAt,
  toFragment,
  toList,
  type JsonObject,
} from '@developer-docs/utils';
import {isMethod} from '../../declarations/operations.js';
import type {OpenApiDocument} from '../../document.js';
import {isMediaType} from '../../media-types.js';
import {convertBody, convertForm, convertResponse, convertResponseReference} from './convert-bodies.js';
import {convertParameter, convertParameters, isBodyPart, type SwaggerContext} from './convert-parameters.js';
import {convertSchema} from './convert-schemas.js';

export const isSwagger = (document: unknown): document is JsonObject =>
  isObject(document) && document.swagger !== undefined;

const replacedKeys = `swagger host basePath schemes consumes produces paths definitions parameters responses
  securityDefinitions`.split(/\s+/);

/**
 * Converts a bundled document in Swagger 2.0 to OpenAPI 3.0, so that all code that uses documents handles only one
 * version. This isn't `@scalar/openapi-upgrader` (0.1.11), which loses the values of discriminators, `x-nullable`, and
 * the media types of forms, gives operations the document's `produces` instead of their own, changes examples with
 * `type: file`, and doesn't report where something is lost.
 *
 * @param document - To which what OpenAPI 3.0 can't express is reported.
 * @see https://spec.openapis.org/oas/v2.0.html
 */
export function convertSwagger(document: OpenApiDocument): JsonObject {
  const swagger = document.root;
  const context: SwaggerContext = {
    document,
    consumes: readMediaTypes(swagger, 'consumes', document),
    produces: readMediaTypes(swagger, 'produces', document),
  };
  const schemas = mapMembers(swagger.definitions, convertSchema);
  const sharedParameters = entriesAt(swagger, 'parameters')
    .map(([name, parameter]) => [name, document.resolve(parameter)] as const)
    .filter(([, parameter]) => !isBodyPart(parameter));
  const otherComponents = {
    parameters: Object.fromEntries(
      sharedParameters.map(([name, parameter]) => [name, convertParameter(parameter, context)]),
    ),
    responses: mapMembers(swagger.responses, (response) => convertResponse(response, context)),
    securitySchemes: mapMembers(swagger.securityDefinitions, convertSecurityScheme),
  };
  const paths = mapMembers(swagger.paths, (item) => convertPathItem(item, context));
  const components = Object.entries({schemas, ...otherComponents});
  const servers = listServers(swagger, swagger.schemes);
  return {
    openapi: '3.0.3',
    ...omitKeys(swagger, ...replacedKeys),
    ...(servers.length > 0 && {servers}),
    paths,
    components: Object.fromEntries(components.filter(([, members]) => Object.keys(members).length > 0)),
  };
}

/** If there are no types, or the list is empty, bodies are JSON. Types that HTTP doesn't allow are ignored. */
function readMediaTypes(owner: JsonObject, key: string, document: OpenApiDocument): string[] | undefined {
  const types = arrayAt(owner, key).map((type) => String(type).trim());
  for (const type of types.filter((text) => !isMediaType(text))) {
    document.reportUnsupported(`${document.pointerTo(owner)}/${key}`, `the media type ${JSON.stringify(type)}`);
  }
  const valid = types.filter(isMediaType);
  return valid.length > 0 ? valid : undefined;
}

/** If there's no scheme, the scheme of the document's own URL applies, which is unknown and probably HTTPS. */
function listServers(swagger: JsonObject, schemes: unknown): JsonObject[] {
  const host = stringAt(swagger, 'host') ?? '';
  const basePath = (stringAt(swagger, 'basePath') ?? '').replace(/\/+$/, '');
  const path = basePath === '' || basePath.startsWith('/') ? basePath : `/${basePath}`;
  if (host === '') return path === '' ? [] : [{url: path}];
  const names = toList(schemes);
  return (names.length > 0 ? names : ['https']).map((scheme) => ({url: `${String(scheme)}://${host}${path}`}));
}

function convertPathItem(value: unknown, context: SwaggerContext): unknown {
  if (!isObject(value)) return value;
  const shared = arrayAt(value, 'parameters');
  const bodyParts = listBodyParts(shared, context);
  const parameters = convertParameters(shared, context);
  const members = mapMembers(omitKeys(value, 'parameters'), (member, key) =>
    isMethod(key) && isObject(member) ? convertOperation(member, bodyParts, context) : member,
  );
  return {...members, ...(parameters.length > 0 && {parameters})};
}

const listBodyParts = (parameters: readonly unknown[], {document}: SwaggerContext) =>
  parameters.map((parameter) => document.resolve(parameter)).filter(isBodyPart);

/** @param sharedBodyParts - The parameters of the path that are parts of the body. */
function convertOperation(
  operation: JsonObject,
  sharedBodyParts: readonly JsonObject[],
  inherited: SwaggerContext,
): JsonObject {
  const context = {
    ...inherited,
    ...(operation.consumes !== undefined && {consumes: readMediaTypes(operation, 'consumes', inherited.document)}),
    ...(operation.produces !== undefined && {produces: readMediaTypes(operation, 'produces', inherited.document)}),
  };
  const own = arrayAt(operation, 'parameters');
  const ownBodyParts = listBodyParts(own, context);
  const isOverridden = ({in: location, name}: JsonObject) =>
    ownBodyParts.some((other) => other.in !== location || location === 'body' || other.name === name);
  const bodyParts = [...sharedBodyParts.filter((parameter) => !isOverridden(parameter)), ...ownBodyParts];
  const body = bodyParts.find((parameter) => parameter.in === 'body');
  const fields = bodyParts.filter((parameter) => parameter.in === 'formData');
  const parameters = convertParameters(own, context);
  const servers = operation.schemes === undefined ? [] : listServers(context.document.root, operation.schemes);
  const responses = mapMembers(operation.responses, (response, status) =>
    status.startsWith('x-') ? response : convertResponseReference(response, context, inherited),
  );
  return {
    ...omitKeys(operation, 'consumes', 'produces', 'schemes', 'parameters', 'responses'),
    ...(servers.some(({url}) => String(url).includes('://')) && {servers}),
    ...(parameters.length > 0 && {parameters}),
    ...(body !== undefined && {requestBody: convertBody(body, context)}),
    ...(body === undefined && fields.length > 0 && {requestBody: convertForm(fields, context)}),
    ...(operation.responses !== undefined && {responses}),
  };
}

/** The names of the OAuth flows that differ. */
const flowNames: Readonly<Record<string, string>> = {
  accessCode: 'authorizationCode',
  application: 'clientCredentials',
};

function convertSecurityScheme(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (value.type === 'basic') return {...value, type: 'http', scheme: 'basic'};
  if (value.type !== 'oauth2') return value;
  const {flow = 'implicit', scopes = {}} = value;
  const urls = pickStrings(value, 'authorizationUrl', 'tokenUrl');
  return {
    ...omitKeys(value, 'flow', 'authorizationUrl', 'tokenUrl', 'scopes'),
    flows: {[flowNames[String(flow)] ?? String(flow)]: {...urls, scopes}},
  };
}

/** The sections of components with their names in Swagger 2.0. */
const sectionNames = new Map([
  ['schemas', 'definitions'],
  ['parameters', 'parameters'],
  ['responses', 'responses'],
  ['securitySchemes', 'securityDefinitions'],
]);

/**
 * Returns the pointer in the Swagger 2.0 document that corresponds to a pointer in the converted document: to the same
 * part of a named schema, or else to the operation or component that contains the value, because parts of these have
 * other places.
 */
export function toSwaggerPointer(pointer: string): string {
  const [section = '', ...tokens] = parsePointer(pointer);
  if (section !== 'components') return `#${toFragment(section, ...tokens.slice(0, 2))}`;
  const [kind = '', name = '', ...rest] = tokens;
  return `#${toFragment(sectionNames.get(kind) ?? '', name, ...(kind === 'schemas' ? rest : []))}`;
}
