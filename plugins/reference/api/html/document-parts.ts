import type {ApiDocument, Operation, SecurityScheme} from '../../../contract/openapi/model/types';
import {h, uniqueId, type Content, type Node, type PageContext} from './context';
import {renderEntry} from './facts';

/** Where the API is, and the document as a file. */
export function renderAbout(
  document: ApiDocument,
  downloads: {readonly yaml: string; readonly json: string},
  context: PageContext,
): Node[] {
  const file = (url: string) => url.slice(url.lastIndexOf('/') + 1);
  return [
    h('dl', {className: 'ref-about'}, [
      document.servers.map(({url, description}) =>
        row('Base address', [
          h('code', {}, url),
          description !== undefined && h('p', {}, context.markdown.phrase(description)),
        ]),
      ),
      row('Version', h('code', {}, document.version)),
      row('Download', [
        [downloads.yaml, downloads.json].flatMap((url, index) => [
          index > 0 && ' ',
          h('a', {href: url, download: file(url), className: 'button button--secondary button--sm'}, file(url)),
        ]),
      ]),
    ]),
  ];
}

/** Who may call. */
export function renderCredentials({securitySchemes}: ApiDocument, context: PageContext): Node[] {
  return securitySchemes.length === 0
    ? []
    : [
        h('p', {className: 'ref-label'}, 'Credentials'),
        h(
          'ul',
          {className: 'ref-fields'},
          securitySchemes.map((scheme) =>
            renderEntry(
              {id: uniqueId(`security.${scheme.name}`, context)},
              [h('code', {}, scheme.name), ' ', h('span', {}, schemeWords(scheme))],
              scheme.description !== undefined && context.markdown.blocks(scheme.description),
            ),
          ),
        ),
      ];
}

const row = (term: string, content: Content): Node => h('div', {}, [h('dt', {}, term), ' ', h('dd', {}, content)]);

function schemeWords({kind, in: place, parameter}: SecurityScheme): Content {
  switch (kind) {
    case 'bearer':
      return ['sent as ', h('code', {}, 'Authorization: Bearer …')];
    case 'basic':
      return ['HTTP basic authentication'];
    case 'apiKey':
      return [`sent in the ${place ?? 'header'} `, h('code', {}, parameter ?? '')];
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'other':
      return '';
  }
}

/** The list of operations. The filter above it shows only where it works, with JavaScript. */
export function renderList(operations: readonly Operation[], idOf: (id: string) => string): Node[] {
  return [
    h('div', {className: 'ref-filter', 'data-filter': ''}, [
      h('label', {}, [
        h('span', {}, 'Filter operations'),
        h('input', {type: 'search', autoComplete: 'off', spellCheck: 'false', placeholder: 'Name, path or method'}),
      ]),
      h('p', {role: 'status'}),
    ]),
    h(
      'ul',
      {className: 'ref-list'},
      operations.map(({id, method, path, summary, kind}) =>
        h('li', {}, [
          h('a', {href: `#${idOf(id)}`}, [
            h('span', {className: `badge badge--method-${method}`}, kind === 'webhook' ? 'event' : method),
            ' ',
            h('code', {}, path),
            ' ',
            h('span', {}, summary),
          ]),
        ]),
      ),
    ),
  ];
}
