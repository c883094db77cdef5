import type {ApiDocument, SecurityScheme} from '@developer-docs/openapi';
import {renderDefinitionList} from '../common/html';
import type {PageContext} from '../context/page-context';
import {renderBadges, renderProperty, renderPropertyList} from '../common/property';
import {reserveId} from '../context/schema-context';
import {h, type Content} from '@developer-docs/internal/node';

/** Renders the security schemes of a document. */
export function renderSecuritySchemes({securitySchemes}: ApiDocument, context: PageContext): Content {
  if (securitySchemes.length === 0) {
    return [];
  }
  const entries = securitySchemes.map((scheme) =>
    renderProperty(
      {
        attributes: {id: reserveId(`security.${scheme.name}`, context)},
        name: h('code', {}, scheme.name),
        type: describeScheme(scheme),
        badges: renderBadges(scheme, false),
        description: scheme.description,
        details: [renderSchemeDetails(scheme), renderFlows(scheme, context)],
      },
      context.markdown,
    ),
  );
  return [h('p', {className: 'ref-label', 'data-markdown': 'label'}, 'Authentication'), renderPropertyList(entries)];
}

const apiKeyLocations: Readonly<Record<string, string>> = {
  header: 'header',
  query: 'query parameter',
  cookie: 'cookie',
};

function describeScheme({kind, in: location = 'header', parameter = '', httpScheme = ''}: SecurityScheme): Content {
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
      return httpScheme;
  }
}

function renderSchemeDetails({bearerFormat, openIdConnectUrl}: SecurityScheme): Content {
  return renderDefinitionList(
    [
      ['Token format', bearerFormat],
      ['Discovery document', openIdConnectUrl !== undefined && h('code', {}, openIdConnectUrl)],
    ],
    {className: 'ref-details', 'data-markdown': 'details'},
  );
}

const flowTitles: Readonly<Record<string, string>> = {
  authorizationCode: 'Authorization code flow',
  clientCredentials: 'Client credentials flow',
  implicit: 'Implicit flow',
  password: 'Password flow',
};

const urlTitles: Readonly<Record<string, string>> = {
  authorizationUrl: 'Authorization URL',
  tokenUrl: 'Token URL',
  refreshUrl: 'Refresh URL',
};

function renderFlows({flows}: SecurityScheme, {markdown}: PageContext): Content {
  return flows.map(({kind, urls, scopes}) => [
    h('p', {className: 'ref-label', 'data-markdown': 'label'}, flowTitles[kind] ?? kind),
    renderDefinitionList(
      [
        ...Object.entries(urls).map(([keyword, url]): [string, Content] => [
          urlTitles[keyword] ?? keyword,
          h('code', {}, url),
        ]),
        [
          'Scopes',
          Object.keys(scopes).length > 0 &&
            h(
              'ul',
              {},
              Object.entries(scopes).map(([scope, description]) =>
                h('li', {}, [h('code', {}, scope), description !== '' && [': ', markdown.renderInline(description)]]),
              ),
            ),
        ],
      ],
      {className: 'ref-details', 'data-markdown': 'details'},
    ),
  ]);
}
