import {arrayAt, isObject, stringAt, markRecord, markMarkdown, notInMarkdown, notSearched} from '@developer-docs/utils';
import type {Operation, RequestBody} from '@developer-docs/openapi';
import {renderDeprecation} from '../common/deprecation';
import {formatPeriod} from '../common/format-text';
import {fillText, renderDefinitionList, renderExternalDocs, renderList} from '../common/html';
import {renderContent} from './content';
import {renderServerRows} from './servers';
import type {ReleaseAnchor} from '../../releases/changes-layout';
import type {PageContext} from '../context/page-context';
import {renderBadges} from '../common/property';
import {reserveId} from '../context/schema-context';
import {h, join, type Content} from '@developer-docs/utils/node';

/** Renders the method and path, with a button that copies the URL. */
export function renderEndpoint(operation: Operation, id: string, context: PageContext): Content {
  const {method, path, kind, servers, isDeprecated, deprecation} = operation;
  const {t} = context;
  const serverUrl = kind === 'operation' ? (servers[0]?.url ?? '') : '';
  return [
    h(
      'div',
      {
        className: 'ref-endpoint',
        ...markRecord({
          id: reserveId(id, context),
          kind: 'operation',
          name: operation.id,
          detail: `${method.toUpperCase()} ${path}`,
        }),
        ...markMarkdown('operation'),
      },
      [
        h('span', {className: `badge badge--method-${method}`, ...markMarkdown('uppercase')}, method),
        ' ',
        h('code', {className: 'ref-path'}, [
          serverUrl !== '' && h('span', {className: 'ref-server'}, serverUrl),
          renderPathTemplate(path),
        ]),
        kind === 'operation' && renderCopyButton(context),
      ],
    ),
    isDeprecated &&
      h('p', {}, [
        h('span', {className: 'badge badge--deprecated'}, t('badge.deprecated')),
        ' ',
        t('operation.deprecated'),
        deprecation !== undefined &&
          renderDeprecation(deprecation, context, (name) => renderOperationLink(name, context)),
      ]),
  ];
}

/** Renders the releases that added and changed the operation. */
export function renderHistory({id}: Operation, {findHistory, getChangesUrl, t}: PageContext): Content {
  const history = findHistory(id);
  if (history === undefined) return undefined;
  const renderRelease = (anchor: ReleaseAnchor): Content => {
    const url = getChangesUrl(anchor);
    return url === undefined ? anchor.version : h('a', {href: url}, anchor.version);
  };
  const {added, changed} = history;
  return h('p', {}, [
    added !== undefined && fillText(t('changes.added'), {version: renderRelease(added)}),
    added !== undefined && changed.length > 0 && ' ',
    changed.length > 0 && fillText(t('changes.changed'), {versions: join(changed.map(renderRelease))}),
  ]);
}

/** Renders the operation ID, authentication, access, rate limit, and the operation's own servers, if any. */
export function renderOperationSummary(operation: Operation, context: PageContext): Content {
  const {markdown, t} = context;
  const {externalDocs, hasOwnServers, servers} = operation;
  const access = stringAt(operation.extensions, 'x-access');
  return renderDefinitionList(
    [
      [t('operation.id'), h('code', {}, operation.id)],
      [t('security'), [renderSecurity(operation, context), renderAuthorizeButton(operation, context)]],
      [t('operation.access'), access !== undefined && markdown.renderInline(access)],
      [t('operation.rateLimit'), describeRateLimit(operation, context)],
      ...(hasOwnServers ? renderServerRows(servers, context) : []),
      [t('seeAlso'), externalDocs && renderExternalDocs(externalDocs, t)],
    ],
    {className: 'ref-about'},
  );
}

/** Renders a copy button, which the style sheet hides from readers without JavaScript. */
function renderCopyButton({t}: PageContext): Content {
  const attributes = {type: 'button', className: 'ref-copy', 'data-copy': '', 'aria-label': t('operation.copyUrl')};
  return [h('button', attributes, t('operation.copy')), h('span', {role: 'status', className: 'ref-copied'})];
}

/** Renders a path template with its variables as `<var>`. */
function renderPathTemplate(path: string): Content {
  return path.split(/(\{[^}]+\})/).map((part) => (part.startsWith('{') ? h('var', {}, part) : part));
}

/** Renders the security requirements: "API key or user token with read, or no authentication". */
function renderSecurity({security, kind}: Operation, {t}: PageContext): Content {
  const requirements = security.filter((requirement) => requirement.length > 0);
  if (requirements.length === 0) {
    return kind === 'operation' && t('none');
  }
  const alternatives = requirements.map((requirement, index) =>
    join(
      requirement.map(({scheme: {name, title}, scopes}, position): Content => {
        const scheme = title === name ? h('code', {}, name) : index + position === 0 ? capitalize(title) : title;
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
const renderAuthorizeButton = ({id, security, kind}: Operation, {hasConsole, t}: PageContext): Content =>
  kind === 'operation' &&
  hasConsole(id) &&
  security.some(({length}) => length > 0) &&
  h(
    'button',
    {type: 'button', className: 'ref-authorize', 'data-authorize': id, ...notSearched, ...notInMarkdown},
    t('security.enter'),
  );

/** Describes the rate limit: "20 calls per minute for each user". */
function describeRateLimit({rateLimit}: Operation, {t}: PageContext): Content {
  if (rateLimit === undefined) {
    return undefined;
  }
  const {limit, window, bucket} = rateLimit;
  const values = {limit: String(limit), period: formatPeriod(window, t)};
  return bucket === undefined ? t('rateLimit', values) : t('rateLimit.bucket', {...values, bucket});
}

/** Renders when to use the operation, and when to use another operation instead. */
export function renderUsage({extensions}: Operation, context: PageContext): Content {
  const {markdown, t} = context;
  const whenToUse = stringAt(extensions, 'x-use-when');
  const otherOperations = arrayAt(extensions, 'x-use-instead').flatMap((entry) => {
    const id = isObject(entry) ? stringAt(entry, 'operation') : undefined;
    const when = isObject(entry) ? stringAt(entry, 'when') : undefined;
    return id === undefined || when === undefined ? [] : [{id, when}];
  });
  return [
    whenToUse !== undefined &&
      h('p', {}, fillText(t('operation.useWhen'), {condition: markdown.renderInline(uncapitalize(whenToUse))})),
    renderTitledList(
      t('operation.alternatives'),
      otherOperations.map(({id, when}) => {
        const operation = renderOperationLink(id, context);
        const condition = markdown.renderInline(uncapitalize(when));
        return fillText(t('operation.useInstead'), {operation, condition});
      }),
    ),
  ];
}

/** Renders the title of an operation, with a link unless it has no page. */
function renderOperationLink(id: string, context: PageContext): Content {
  const {url, title = id} = context.findOperation(id) ?? {};
  return url === undefined ? title : h('a', {href: url}, title);
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Lowercases the first letter of text that continues a sentence, unless the first word is an acronym or code. */
const uncapitalize = (text: string) =>
  /^(?:[A-Z][a-z]|A )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export function renderRequestBody(
  body: RequestBody,
  idPrefix: string,
  place: readonly string[],
  context: PageContext,
): Content {
  return [
    body.description !== undefined && context.markdown.renderBlocks(body.description),
    renderContent(
      body.content,
      {
        idPrefix,
        place,
        kind: 'request',
        note: body.isRequired ? renderBadges({}, true, context.t) : ` · ${context.t('optional')}`,
      },
      context,
    ),
  ];
}

/** Renders the retry guidance, side effects, and limits of an operation. */
export function renderBehavior({extensions}: Operation, context: PageContext): Content {
  const {markdown, t} = context;
  const retry = stringAt(extensions, 'x-retry');
  const sideEffects = arrayAt(extensions, 'x-side-effects').map(String);
  const limits = arrayAt(extensions, 'x-limits').flatMap((name) => context.findLimit(String(name)) ?? []);
  return [
    retry !== undefined && h('p', {}, [h('b', {}, t('operation.retries')), ' ', markdown.renderInline(retry)]),
    renderTitledList(
      t('operation.sideEffects'),
      sideEffects.map((effect) => markdown.renderInline(effect)),
    ),
    renderTitledList(
      t('operation.limits'),
      limits.map(({title, text, description, url}) =>
        url === undefined
          ? [h('b', {}, `${title}: ${text}.`), ' ', markdown.renderInline(description)]
          : [h('a', {href: url}, title), `: ${text}`],
      ),
    ),
  ];
}

/** Renders a list below its title, unless the list is empty. */
const renderTitledList = (title: string, items: readonly Content[]): Content =>
  items.length > 0 && [h('p', {}, h('b', {}, title)), renderList(items)];
