import type {Body, Header, Operation, Parameter, Place} from '../../../contract/openapi/model/types';
import {flatten, h, isNested, uniqueId, type Content, type Node, type PageContext} from './context';
import {facts, flags, nameLink, renderEntry, renderFold} from './facts';
import {renderStructure, topPlace} from './fields';
import {renderMedia} from './media';
import {typeLabel} from './type-label';
import {renderValues} from './values';

/** Headings of the places of parameters. */
export const placeTitles: Readonly<Record<Place, string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

/** Method and path. `base` is the id of the operation on its page. */
export function renderEndpoint(operation: Operation, base: string, context: PageContext): Node[] {
  const {method, path, kind} = operation;
  const server = kind === 'operation' ? (operation.servers[0]?.url ?? '') : '';
  return flatten([
    h(
      'div',
      {
        id: uniqueId(base, context),
        className: 'ref-endpoint',
        'data-record': 'operation',
        'data-record-name': operation.id,
      },
      [
        h('span', {className: `badge badge--method-${method}`}, method),
        ' ',
        h('code', {className: 'ref-path'}, [
          server !== '' && h('span', {className: 'ref-server'}, server),
          pathParts(path),
        ]),
        kind === 'operation' && copyButton('Copy the address'),
      ],
    ),
    operation.deprecated &&
      h('p', {}, [h('span', {className: 'badge badge--deprecated'}, 'deprecated'), ' Do not use it in new code.']),
  ]);
}

/** Who calls, how often. */
export function renderCallers(operation: Operation, context: PageContext): Node[] {
  return flatten(
    rows([
      ['Operation', h('code', {}, operation.id)],
      ['Credentials', credentials(operation)],
      ['Who may call', markdownOf(operation, 'x-callers', context)],
      ['Rate limit', rateLimit(operation)],
    ]),
  );
}

/** The button is there for readers with JavaScript; the style sheet hides it from others. */
function copyButton(label: string): Content {
  return [
    h('button', {type: 'button', className: 'ref-copy', 'data-copy': '', 'aria-label': label}, 'Copy'),
    h('span', {role: 'status', className: 'ref-copied'}),
  ];
}

/** Variables of a path stand out by more than their braces. */
function pathParts(path: string): Node[] {
  return path
    .split(/(\{[^}]+\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? h('var', {}, part) : {type: 'text', value: part}));
}

function rows(entries: readonly (readonly [string, Content])[]): Content {
  const present = entries.filter(([, content]) => flatten(content).length > 0);
  return (
    present.length > 0 &&
    h(
      'dl',
      {className: 'ref-about'},
      present.map(([term, content]) => h('div', {}, [h('dt', {}, term), ' ', h('dd', {}, content)])),
    )
  );
}

function markdownOf({extensions}: Operation, key: string, {markdown}: PageContext): Content {
  const text = extensions[key];
  return typeof text === 'string' && markdown.phrase(text);
}

/** "apiKey or userToken, as a bearer token". */
function credentials({security, kind}: Operation): Content {
  if (kind !== 'operation') {
    return false;
  }
  const needed = security.filter((need) => need.length > 0);
  if (needed.length === 0) {
    return 'None';
  }
  const alternatives = needed.map((need) =>
    need.flatMap(({scheme, scopes}, index) => [
      index > 0 && ' and ',
      h('code', {}, scheme.title),
      scopes.length > 0 && [
        ' with ',
        scopes.flatMap((scope, position) => [position > 0 && ', ', h('code', {}, scope)]),
      ],
    ]),
  );
  return [
    alternatives.flatMap((alternative, index) => [index > 0 && ' or ', alternative]),
    needed.length < security.length && ', or none',
  ];
}

/** "20 calls in 60 seconds per user (user token) or per account (API key)". */
function rateLimit({extensions}: Operation): Content {
  const limit = extensions['x-rate-limit'];
  if (typeof limit !== 'object' || limit === null || Array.isArray(limit)) {
    return false;
  }
  const {limit: calls, window, bucket} = limit as Readonly<Record<string, unknown>>;
  const scope = bucket === 'user' ? 'per user (user token) or per account (API key)' : 'per account';
  return `${String(calls)} calls in ${String(window)} seconds ${scope}`;
}

/** When to use this operation, and when another. */
export function renderUse({extensions}: Operation, context: PageContext): Node[] {
  const {markdown} = context;
  const when = extensions['x-use-when'];
  const instead = Array.isArray(extensions['x-use-instead']) ? (extensions['x-use-instead'] as readonly unknown[]) : [];
  const others = instead.flatMap((entry) => {
    const {operation, when: reason} = entry as {operation?: unknown; when?: unknown};
    return typeof operation === 'string' && typeof reason === 'string' ? [{operation, reason}] : [];
  });
  return flatten([
    typeof when === 'string' && h('p', {}, [h('b', {}, 'Use it when: '), markdown.phrase(when)]),
    others.length > 0 && [
      h('p', {}, [h('b', {}, 'Use another operation instead:')]),
      h(
        'ul',
        {},
        others.map(({operation, reason}) => {
          const target = context.operation(operation);
          const title = target?.title ?? operation;
          return h('li', {}, [
            target?.url === undefined ? title : h('a', {href: target.url}, title),
            ': ',
            markdown.phrase(lowerFirst(reason)),
          ]);
        }),
      ),
    ],
  ]);
}

/** A sentence that goes on after a colon; a word in capitals or code stays as it is. */
const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** Parameters of one place. */
export function renderParameters(parameters: readonly Parameter[], prefix: string, context: PageContext): Node[] {
  return [
    h(
      'ul',
      {className: 'ref-fields'},
      parameters.map((parameter) => renderHeaderLike(parameter, `${prefix}${parameter.in}`, 'parameter', context)),
    ),
  ];
}

/** A parameter, or a header of an answer. */
export function renderHeaderLike(
  header: Header,
  base: string,
  kind: 'parameter' | 'header',
  context: PageContext,
  note?: Content,
): Node {
  const {name, required, schema} = header;
  const id = uniqueId(`${base}.${name}`, context);
  const example = header.examples.find(({value, generated}) => value !== undefined && !generated)?.value;
  const withExample = {
    ...schema,
    deprecated: header.deprecated,
    examples: example === undefined ? schema.examples : [example],
  };
  return renderEntry(
    {id, 'data-record': kind, 'data-record-name': name},
    [
      nameLink(id, name),
      ' ',
      h('span', {}, typeLabel(schema, context)),
      flags(withExample, required && kind === 'parameter'),
      note !== undefined && [' ', h('i', {}, note)],
    ],
    [
      header.description !== undefined && context.markdown.blocks(header.description),
      facts(withExample),
      renderValues(schema, id, context),
      isNested(schema, context) &&
        renderFold('Content', renderStructure(schema, {...topPlace(id), path: name, level: 1}, context)),
    ],
  );
}

/** The fields of a request body, for each media type. */
export function renderBody(body: Body, base: string, context: PageContext): Node[] {
  return flatten([
    body.description !== undefined && context.markdown.blocks(body.description),
    renderMedia(
      body.media,
      base,
      body.required ? flags({deprecated: false, readOnly: false, writeOnly: false}, true) : ' · optional',
      context,
    ),
  ]);
}

/** How a call is repeated, what it changes, what holds for how long. */
export function renderBehavior({extensions}: Operation, context: PageContext): Node[] {
  const {markdown} = context;
  const list = (key: string) =>
    Array.isArray(extensions[key]) ? (extensions[key] as readonly unknown[]).map(String) : [];
  const effects = list('x-side-effects');
  const limits = list('x-limits').flatMap((name) => context.limit(name) ?? []);
  const repeat = extensions['x-repeat'];
  return flatten([
    typeof repeat === 'string' && h('p', {}, [h('b', {}, 'Repeat a call: '), markdown.phrase(repeat)]),
    effects.length > 0 && [
      h('p', {}, [h('b', {}, 'Side effects')]),
      h(
        'ul',
        {},
        effects.map((effect) => h('li', {}, markdown.phrase(effect))),
      ),
    ],
    limits.length > 0 && [
      h('p', {}, [h('b', {}, 'Limits and lifetimes')]),
      h(
        'ul',
        {},
        limits.map(({title, text, description}) =>
          h('li', {}, [h('b', {}, `${title}: ${text}.`), ' ', markdown.phrase(description)]),
        ),
      ),
    ],
  ]);
}
