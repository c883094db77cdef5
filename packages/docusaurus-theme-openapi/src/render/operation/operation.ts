import {arrayAt, isObject, stringAt} from '@developer-docs/internal';
import type {Operation, RequestBody} from '@developer-docs/openapi';
import {formatPeriod} from '../common/format-period';
import {renderDefinitionList, renderExternalLink} from '../common/html';
import {renderContent} from './content';
import {renderServerRows} from './servers';
import type {PageContext} from '../context/page-context';
import {renderBadges} from '../common/property';
import {reserveId} from '../context/schema-context';
import {h, join, type Content} from '@developer-docs/internal/node';

/** Renders the method and path, with a button that copies the URL. */
export function renderEndpoint(operation: Operation, id: string, context: PageContext): Content {
  const {method, path, kind, servers, isDeprecated} = operation;
  const serverUrl = kind === 'operation' ? (servers[0]?.url ?? '') : '';
  return [
    h(
      'div',
      {
        id: reserveId(id, context),
        className: 'ref-endpoint',
        'data-record': 'operation',
        'data-markdown': 'operation',
        'data-record-name': operation.id,
        'data-record-detail': `${method.toUpperCase()} ${path}`,
      },
      [
        h('span', {className: `badge badge--method-${method}`, 'data-markdown': 'uppercase'}, method),
        ' ',
        h('code', {className: 'ref-path'}, [
          serverUrl !== '' && h('span', {className: 'ref-server'}, serverUrl),
          renderPathTemplate(path),
        ]),
        kind === 'operation' && renderCopyButton('Copy URL'),
      ],
    ),
    isDeprecated &&
      h('p', {}, [h('span', {className: 'badge badge--deprecated'}, 'deprecated'), " Don't use it in new code."]),
  ];
}

/** Renders the operation ID, authentication, access, rate limit, and the operation's own servers, if any. */
export function renderOperationSummary(operation: Operation, context: PageContext): Content {
  const {markdown} = context;
  const {externalDocs, hasOwnServers, servers} = operation;
  const callers = stringAt(operation.extensions, 'x-callers');
  return renderDefinitionList(
    [
      ['Operation ID', h('code', {}, operation.id)],
      ['Authentication', renderSecurity(operation)],
      ['Access', callers !== undefined && markdown.renderInline(callers)],
      ['Rate limit', describeRateLimit(operation)],
      ...(hasOwnServers ? renderServerRows(servers, context) : []),
      ['See also', externalDocs && renderExternalLink(externalDocs.url, externalDocs.text)],
    ],
    {className: 'ref-about'},
  );
}

/** Renders a copy button, which the style sheet hides from readers without JavaScript. */
function renderCopyButton(label: string): Content {
  return [
    h('button', {type: 'button', className: 'ref-copy', 'data-copy': '', 'aria-label': label}, 'Copy'),
    h('span', {role: 'status', className: 'ref-copied'}),
  ];
}

/** Renders a path template with its variables as `<var>`. */
function renderPathTemplate(path: string): Content {
  return path.split(/(\{[^}]+\})/).map((part) => (part.startsWith('{') ? h('var', {}, part) : part));
}

/** Renders the security requirements: "API key or user token with read, or no authentication". */
function renderSecurity({security, kind}: Operation): Content {
  const requirements = security.filter((requirement) => requirement.length > 0);
  if (requirements.length === 0) {
    return kind === 'operation' && 'None';
  }
  const alternatives = requirements.map((requirement, index) =>
    join(
      requirement.map(({scheme: {name, title}, scopes}, position) => [
        title === name ? h('code', {}, name) : index + position === 0 ? capitalize(title) : title,
        scopes.length > 0 && [' with ', join(scopes.map((scope) => h('code', {}, scope)))],
      ]),
      ' and ',
    ),
  );
  return [join(alternatives, ' or '), requirements.length < security.length && ', or no authentication'];
}

/** Describes the rate limit: "20 calls per minute for each user (user token) or account (API key)". */
function describeRateLimit({extensions}: Operation): Content {
  const rateLimit = extensions['x-rate-limit'];
  if (!isObject(rateLimit)) {
    return undefined;
  }
  const {limit, window, bucket} = rateLimit;
  const scope = bucket === 'user' ? 'for each user (user token) or account (API key)' : 'for each account';
  return `${String(limit)} calls per ${formatPeriod(Number(window))} ${scope}`;
}

/** Renders when to use the operation, and when to use another operation instead. */
export function renderUsage({extensions}: Operation, context: PageContext): Content {
  const {markdown} = context;
  const whenToUse = stringAt(extensions, 'x-use-when');
  const otherOperations = arrayAt(extensions, 'x-use-instead').flatMap((entry) => {
    const id = isObject(entry) ? stringAt(entry, 'operation') : undefined;
    const when = isObject(entry) ? stringAt(entry, 'when') : undefined;
    return id === undefined || when === undefined ? [] : [{id, when}];
  });
  return [
    whenToUse !== undefined && h('p', {}, ['Use this operation when ', markdown.renderInline(uncapitalize(whenToUse))]),
    otherOperations.length > 0 && [
      h('p', {}, h('b', {}, 'Alternatives')),
      h(
        'ul',
        {},
        otherOperations.map(({id, when}) => {
          const {url, title = id} = context.findOperation(id) ?? {};
          return h('li', {}, [
            url === undefined ? title : h('a', {href: url}, title),
            ': Use it when ',
            markdown.renderInline(uncapitalize(when)),
          ]);
        }),
      ),
    ],
  ];
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Lowercases the first letter of text that continues a sentence, unless the first word is an acronym or code. */
const uncapitalize = (text: string) =>
  /^(?:[A-Z][a-z]|A )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export function renderRequestBody(body: RequestBody, idPrefix: string, context: PageContext): Content {
  return [
    body.description !== undefined && context.markdown.renderBlocks(body.description),
    renderContent(body.content, idPrefix, body.isRequired ? renderBadges({}, true) : ' · optional', context),
  ];
}

/** Renders the retry guidance, side effects, and limits of an operation. */
export function renderBehavior({extensions}: Operation, context: PageContext): Content {
  const {markdown} = context;
  const retry = stringAt(extensions, 'x-retry');
  const sideEffects = arrayAt(extensions, 'x-side-effects').map(String);
  const limits = arrayAt(extensions, 'x-limits').flatMap((name) => context.findLimit(String(name)) ?? []);
  return [
    retry !== undefined && h('p', {}, [h('b', {}, 'Retries:'), ' ', markdown.renderInline(retry)]),
    sideEffects.length > 0 && [
      h('p', {}, [h('b', {}, 'Side effects')]),
      h(
        'ul',
        {},
        sideEffects.map((effect) => h('li', {}, markdown.renderInline(effect))),
      ),
    ],
    limits.length > 0 && [
      h('p', {}, [h('b', {}, 'Limits and expiration')]),
      h(
        'ul',
        {},
        limits.map(({title, text, description}) =>
          h('li', {}, [h('b', {}, `${title}: ${text}.`), ' ', markdown.renderInline(description)]),
        ),
      ),
    ],
  ];
}
