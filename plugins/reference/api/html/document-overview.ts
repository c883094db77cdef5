import {
  renderDefinitionList,
  renderProperty,
  renderPropertyList,
  reserveId,
  type ApiDocument,
  type Operation,
  type SecurityScheme,
} from '../../../contract';
import {h, toNodes, type Content, type HtmlNode} from '../../../shared';
import {operationSectionId} from '../section-ids';
import type {PageContext} from './page-context';

/** URLs of the bundled document. */
export interface DocumentDownloads {
  readonly yaml: string;
  readonly json: string;
}

/** Renders servers, version and download links of a document. */
export function renderDocumentInfo(
  {servers, version}: ApiDocument,
  downloads: DocumentDownloads,
  {markdown}: PageContext,
): HtmlNode[] {
  const downloadLinks = [downloads.yaml, downloads.json].map((url, index): Content => {
    const fileName = url.slice(url.lastIndexOf('/') + 1);
    const className = 'button button--secondary button--sm';
    return [index > 0 && ' ', h('a', {href: url, download: fileName, className}, fileName)];
  });
  return toNodes(
    renderDefinitionList(
      [
        ...servers.map(({url, description}): [string, Content] => [
          'Base URL',
          [h('code', {}, url), description !== undefined && h('p', {}, markdown.inline(description))],
        ]),
        ['Version', h('code', {}, version)],
        ['Download', downloadLinks],
      ],
      {className: 'ref-about'},
    ),
  );
}

/** Renders the security schemes of a document. */
export function renderSecuritySchemes({securitySchemes}: ApiDocument, context: PageContext): HtmlNode[] {
  if (securitySchemes.length === 0) {
    return [];
  }
  const entries = securitySchemes.map((scheme) =>
    renderProperty(
      {
        attributes: {id: reserveId(`security.${scheme.name}`, context)},
        name: h('code', {}, scheme.name),
        type: describeScheme(scheme),
        description: scheme.description,
      },
      context.markdown,
    ),
  );
  return [h('p', {className: 'ref-label'}, 'Authentication'), renderPropertyList(entries)];
}

const apiKeyLocations: Readonly<Record<string, string>> = {
  header: 'header',
  query: 'query parameter',
  cookie: 'cookie',
};

function describeScheme({kind, in: location = 'header', parameter = ''}: SecurityScheme): Content {
  switch (kind) {
    case 'bearer':
      return ['header ', h('code', {}, 'Authorization: Bearer …')];
    case 'basic':
      return 'HTTP Basic authentication';
    case 'apiKey':
      return [`${apiKeyLocations[location] ?? location} `, h('code', {}, parameter)];
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'other':
      return '';
  }
}

/** Renders the list of operations with a filter, which the style sheet hides from readers without JavaScript. */
export function renderOperationList(operations: readonly Operation[]): HtmlNode[] {
  return [
    h('div', {className: 'ref-filter', 'data-filter': ''}, [
      h('label', {}, [
        h('span', {}, 'Filter operations'),
        h('input', {type: 'search', autoComplete: 'off', spellCheck: 'false', placeholder: 'Name, path, or method'}),
      ]),
      h('p', {role: 'status'}),
    ]),
    h(
      'ul',
      {className: 'ref-list'},
      operations.map(({id, method, path, summary, kind}) =>
        h(
          'li',
          {},
          h('a', {href: `#${operationSectionId(id)}`}, [
            h('span', {className: `badge badge--method-${method}`}, kind === 'webhook' ? 'event' : method),
            ' ',
            h('code', {}, path),
            ' ',
            h('span', {}, summary),
          ]),
        ),
      ),
    ),
  ];
}
