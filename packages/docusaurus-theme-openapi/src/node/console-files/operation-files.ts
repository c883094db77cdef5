import type {PublishedFile} from '@developer-docs/docusaurus-utils/node';
import {
  getBodyFormat,
  isSendableHeader,
  placeholderOrigin,
  resolveSchema,
  walkSchemas,
  type ApiDocument,
  type Operation,
  type Schema,
} from '@developer-docs/openapi';
import {stringifyJson, toPlainText} from '@developer-docs/utils';
import {getOperationFile} from '../../shared/console-files';
import {
  getValueKey,
  type ConsoleOperation,
  type ConsoleServer,
  type FormProperty,
} from '../../shared/console-operation';
import {resolveServer, toSandboxUrl} from '../../shared/server-urls';
import type {LoadedDocument} from '../documents/document-loader';
import {formatConstraint} from '../html/common/format-constraint';
import type {SiteContent} from '../html/page-context';
import type {NormalizedTryItOptions} from '../options/try-it';
import type {PageRenderer} from '../pages/page-renderer';
import type {Translate} from '../texts/translations';
import {describeCredentials} from './describe-credentials';

/**
 * Creates the descriptions of operations, which the console loads when a reader presses **Try it**.
 *
 * @param responseIds - The IDs of response fields and headers on the pages about operations, also of other renderers.
 */
export function createOperationFiles(
  renderer: PageRenderer,
  responseIds: ReadonlyMap<Operation, readonly string[]>,
  {extension, servers: hasServers, proxy: proxies, remember: canRemember}: NormalizedTryItOptions,
  t: Translate,
): PublishedFile[] {
  const {documents, siteContent} = renderer.docsVersion;
  const security = documents.flatMap(({model}) => model.operations.flatMap((operation) => operation.security));
  const schemes = new Set(security.flatMap((requirement) => requirement.map(({scheme}) => scheme.name)));
  return [...renderer.sandboxIds].flatMap(([document, sandbox]) => {
    // Only the shared sandbox of the current version has custom behavior, to which the mock's credentials and headers
    // belong.
    const {credentials, headers} = (sandbox === '' ? extension : undefined) ?? {credentials: [], headers: []};
    return document.model.operations.map((operation) => {
      const content = {
        ...describeRequest(operation),
        parameterTypes: Object.fromEntries(
          operation.parameters.map((parameter) => [getValueKey(parameter), formatParameterType(parameter.schema, t)]),
        ),
        ...describeBodies(operation, document.model, t),
        errors: listErrors(operation, siteContent),
        responseIds: responseIds.get(operation) ?? [],
        sandbox,
        documentId: getConsoleDocumentId(document),
        canRemember,
        credentials: describeCredentials(operation.security, schemes, credentials, t),
        mockHeaders: headers
          .filter(({values}) => Object.hasOwn(values, operation.id))
          .map(({values, ...header}) => ({...header, values: values[operation.id] ?? []})),
        pageUrl: renderer.getOperationUrl(operation, document) ?? '',
        ...(hasServers && {servers: listServers(operation), proxies}),
      } satisfies ConsoleOperation;
      return {name: getOperationFile(operation.id, sandbox), content: stringifyJson(content)};
    });
  });
}

/** Returns what identifies a document for the console. */
export const getConsoleDocumentId = ({id, version}: LoadedDocument): string =>
  version === '' ? id : `${version}/${id}`;

/**
 * Lists the servers that a browser can send requests to, without variable values that lead to other servers. Each is
 * listed once.
 */
function listServers({servers}: Operation): ConsoleServer[] {
  const reachable = new Map<string, ConsoleServer>();
  for (const {template, variables} of servers) {
    const allowed = variables.map(({name, default: defaultValue, values}) => {
      const isAllowed = (value: string) => {
        const others = variables.map((other) => ({...other, values: []}));
        return !('variable' in resolveServer({template, variables: others}, {[name]: value}, placeholderOrigin));
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
    const resolved = resolveServer(server, {}, placeholderOrigin);
    const url = 'url' in resolved ? new URL(resolved.url).href : undefined;
    if (url !== undefined && !reachable.has(url)) reachable.set(url, server);
  }
  return [...reachable.values()];
}

/** Lists the errors that a mock can return. */
const listErrors = ({responses}: Operation, {codeUrls}: SiteContent): ConsoleOperation['errors'] =>
  responses.flatMap(({status, errorCodes}) =>
    errorCodes.map((code) => ({status, code, url: codeUrls?.get(code) ?? ''})),
  );

/** Formats the type of a parameter, and its constraints that aren't code: "integer, int32, 1 to 100". */
function formatParameterType({types, format, constraints}: Schema, t: Translate): string {
  const texts = constraints
    .map((constraint) => formatConstraint(constraint, t))
    .filter(({isCode}) => !isCode)
    .map(({text}) => text);
  return [types.join(` ${t('or')} `), format, ...texts].filter(Boolean).join(', ');
}

/** Describes what requests are created from. */
const describeRequest = ({id, method, path, servers, security, parameters, requestBody, responses}: Operation) => ({
  id,
  method,
  path,
  sandboxUrl: toSandboxUrl(servers[0]?.url ?? ''),
  security: security.map((requirement) =>
    requirement.map(({scheme: {name, title, variable, kind, in: location, parameter, httpScheme}, scopes}) => ({
      scheme: {name, title, variable, kind, in: location, parameter, httpScheme},
      scopes,
    })),
  ),
  parameters: parameters
    .filter(({in: location, name}) => location !== 'header' || isSendableHeader(name))
    .map(({description, ...parameter}) => ({
      ...parameter,
      ...(description !== undefined && {description: toFirstSentences(description)}),
    })),
  ...(requestBody !== undefined && {
    requestBody: {
      isRequired: requestBody.isRequired,
      content: requestBody.content.map(({schema: _schema, ...mediaType}) => mediaType),
    },
  }),
  responses: responses.map(({status, content}) => ({
    status,
    content: content.map(({type, isFile}) => ({type, isFile})),
  })),
});

/** Describes the forms that an operation accepts, and lists the secrets in its body. */
function describeBodies({requestBody}: Operation, model: ApiDocument, t: Translate) {
  const bodies = (requestBody?.content ?? []).flatMap((body) =>
    body.schema === undefined ? [] : [{...body, schema: body.schema}],
  );
  const forms = bodies.filter((body) => ['form', 'multipart'].includes(getBodyFormat(body)));
  const secretMembers = new Set(bodies.flatMap(({schema}) => listSecretMembers(schema, model)));
  return {
    forms: Object.fromEntries(forms.map(({type, schema}) => [type, describeForm(schema, model, t)])),
    ...(secretMembers.size > 0 && {secretMembers: [...secretMembers]}),
  };
}

/** Describes a form's properties, including its alternatives' properties. */
function describeForm(form: Schema, model: ApiDocument, t: Translate): FormProperty[] {
  const properties = listAlternatives(form, model).flatMap((schema) => schema.properties);
  return [...new Set(properties.map(({name}) => name))].map((name) => {
    const declarations = properties.filter((property) => property.name === name);
    const schemas = declarations.flatMap(({schema}) => listAlternatives(schema, model));
    // A description next to a reference overrides its target's description.
    const described = [...declarations.map(({schema}) => schema), ...schemas];
    const description = described.find((schema) => schema.description !== undefined)?.description;
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

/** Lists a schema and its alternatives. */
const listAlternatives = (schema: Schema, model: ApiDocument): Schema[] =>
  walkSchemas(schema, model, ({step}) => step === '');

/** Lists the names of properties that are passwords, or text that's never returned. */
const listSecretMembers = (schema: Schema, model: ApiDocument): string[] =>
  walkSchemas(schema, model)
    .flatMap(({properties}) => properties)
    .filter((property) => [property.schema, resolveSchema(property.schema, model)].some(isSecret))
    .map(({name}) => name);

const isSecret = ({format, isWriteOnly, types}: Schema) =>
  format === 'password' || (isWriteOnly && types.includes('string'));

/**
 * Returns the first paragraph of Markdown as plain text with inline code, truncated after the first sentence that ends
 * beyond 140 characters.
 */
function toFirstSentences(markdown: string): string {
  const paragraph = (markdown.split(/\n\s*\n/)[0] ?? '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*?/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const end = paragraph.slice(140).search(/[.!?] /);
  return end < 0 ? paragraph : paragraph.slice(0, 140 + end + 1);
}
