import {markMarkdown, markRecord, notInMarkdown, notSearched} from '@developer-docs/docusaurus-utils';
import {h, join, type Content} from '@developer-docs/docusaurus-utils/node';
import type {Operation, Server} from '@developer-docs/openapi';
import {capitalize} from '@developer-docs/utils';
import type {ReleaseLink} from '../../placement/change-links';
import {reserveId} from '../../placement/ids';
import type {Translate} from '../../texts/translations';
import {
  fillText,
  formatValue,
  renderDefinitionList,
  renderDetailList,
  renderExternalDocs,
  type DefinitionRow,
} from '../common/basic-elements';
import {renderDeprecation} from '../common/property';
import type {OperationContent, PageContext} from '../page-context';

/** Renders the method and path, with a button that copies the URL. */
export function renderEndpoint(operation: Operation, id: string, context: PageContext): Content {
  const {method, path, kind, servers, isDeprecated, deprecation} = operation;
  const {t} = context;
  const serverUrl = kind === 'operation' ? (servers[0]?.url ?? '') : '';
  return [
    h(
      'div',
      {
        className: 'openapi-endpoint',
        ...markRecord({
          id: reserveId(id, context),
          kind: 'operation',
          name: operation.id,
          detail: `${method.toUpperCase()} ${path}`,
        }),
        ...markMarkdown('operation'),
      },
      [
        h('span', {className: `badge openapi-badge--method-${method}`, ...markMarkdown('uppercase')}, method),
        ' ',
        h('code', {className: 'openapi-path'}, [
          serverUrl !== '' && h('span', {className: 'openapi-server'}, serverUrl),
          renderPathTemplate(path),
        ]),
        kind === 'operation' && renderCopyButton(context),
      ],
    ),
    isDeprecated &&
      h('p', {}, [
        h('span', {className: 'badge openapi-badge--deprecated'}, t('badge.deprecated')),
        ' ',
        t('operation.deprecated'),
        deprecation !== undefined &&
          renderDeprecation(deprecation, context, (name) => renderOperationLink(name, context)),
      ]),
  ];
}

/** Renders the releases that added and changed the operation. */
export function renderHistory({id}: Operation, {histories, t}: PageContext): Content {
  const history = histories.get(id);
  if (history === undefined) return undefined;
  const renderRelease = ({version, url}: ReleaseLink): Content =>
    url === undefined ? version : h('a', {href: url}, version);
  const {added, changed} = history;
  return h('p', {}, [
    added !== undefined && fillText(t('changes.added'), {version: renderRelease(added)}),
    added !== undefined && changed.length > 0 && ' ',
    changed.length > 0 && fillText(t('changes.changed'), {versions: join(changed.map(renderRelease))}),
  ]);
}

/**
 * Renders the operation ID, authentication, rate limit, and the operation's own servers, if any.
 *
 * @param rows - More rows, from the site.
 */
export function renderOperationSummary(
  operation: Operation,
  rows: OperationContent['rows'],
  context: PageContext,
): Content {
  const {t} = context;
  const {externalDocs, hasOwnServers, servers} = operation;
  return renderDefinitionList(
    [
      [t('operation.id'), h('code', {}, operation.id)],
      [t('security'), [renderSecurity(operation, context), renderAuthorizeButton(operation, context)]],
      ...(rows ?? []),
      [t('operation.rateLimit'), describeRateLimit(operation, context)],
      ...(hasOwnServers ? renderServerRows(servers, context) : []),
      [t('seeAlso'), externalDocs && renderExternalDocs(externalDocs, t)],
    ],
    {className: 'openapi-about'},
  );
}

/** Renders a copy button, which the style sheet hides from readers without JavaScript. */
function renderCopyButton({t}: PageContext): Content {
  const attributes = {
    type: 'button',
    className: 'openapi-copy',
    'aria-label': t('operation.copyUrl'),
  };
  return [h('button', attributes, t('operation.copy')), h('span', {role: 'status', className: 'openapi-copied'})];
}

/** Renders a path template with its variables as `<var>`. */
const renderPathTemplate = (path: string): Content =>
  path.split(/(\{[^}]+\})/).map((part) => (part.startsWith('{') ? h('var', {}, part) : part));

/** Renders the security requirements: "API key or user token with read, or no authentication". */
function renderSecurity({security, kind}: Operation, {t}: PageContext): Content {
  const requirements = security.filter((requirement) => requirement.length > 0);
  if (requirements.length === 0) return kind === 'operation' && t('none');
  const alternatives = requirements.map((requirement, index) =>
    join(
      requirement.map(({scheme: {name, title}, scopes}, position): Content => {
        const sentencePart = index + position === 0 ? capitalize(title) : title;
        const scheme = title === name ? h('code', {}, name) : sentencePart;
        return scopes.length === 0
          ? scheme
          : fillText(t('security.withScopes'), {scheme, scopes: join(scopes.map((scope) => h('code', {}, scope)))});
      }),
      ` ${t('and')} `,
    ),
  );
  const schemes = join(alternatives, ` ${t('or')} `);
  return requirements.length < security.length ? fillText(t('security.orNone'), {schemes}) : schemes;
}

/** Renders a button that opens the authorization panel of the console. The style sheet hides it without JavaScript. */
function renderAuthorizeButton({id, security, kind}: Operation, {sandbox, t}: PageContext): Content {
  if (kind !== 'operation' || sandbox === undefined || security.every(({length}) => length === 0)) return undefined;
  const attributes = {
    type: 'button',
    className: 'openapi-authorize',
    'data-openapi-authorize': id,
    ...(sandbox !== '' && {'data-openapi-sandbox': sandbox}),
    ...notSearched,
    ...notInMarkdown,
  };
  return h('button', attributes, t('security.enter'));
}

const periods = {1: 'period.second', 60: 'period.minute', 3600: 'period.hour', 86_400: 'period.day'} as const;

/** Formats the period of a rate, such as "minute" in "20 calls per minute". */
export const formatPeriod = (seconds: number, t: Translate): string =>
  seconds in periods ? t(periods[seconds as keyof typeof periods]) : t('period.seconds', {seconds});

/** Describes the rate limit: "20 calls per minute for each user". */
function describeRateLimit({rateLimit}: Operation, {t}: PageContext): Content {
  if (rateLimit === undefined) return undefined;
  const {limit, window, bucket} = rateLimit;
  const values = {count: limit, period: formatPeriod(window, t)};
  return bucket === undefined ? t('rateLimit.plurals', values) : t('rateLimit.bucket.plurals', {...values, bucket});
}

/** Renders an operation's title, with a link unless it has no page. */
function renderOperationLink(id: string, context: PageContext): Content {
  const {url, title = id} = context.links.operations.get(id) ?? {};
  return url === undefined ? title : h('a', {href: url}, title);
}

/** Renders a row for each server, with its URL, description, and variables. */
export const renderServerRows = (servers: readonly Server[], {markdown, t}: PageContext): DefinitionRow[] =>
  servers.map(({template, description, variables}) => [
    t('server.url'),
    [
      // An empty URL refers to the site that publishes the document.
      h('code', {}, template || '/'),
      description !== undefined && h('p', {}, markdown.renderInline(description)),
      renderDetailList(
        variables.map((variable) => [
          `{${variable.name}}`,
          [
            variable.values.length > 0 && [
              join(variable.values.map((value) => h('code', {}, formatValue(value)))),
              '. ',
            ],
            fillText(t('server.default'), {value: h('code', {}, formatValue(variable.default))}),
            variable.description !== undefined && ['. ', markdown.renderInline(variable.description)],
          ],
        ]),
      ),
    ],
  ]);
