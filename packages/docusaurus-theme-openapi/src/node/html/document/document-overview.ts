import {markMarkdown} from '@developer-docs/docusaurus-utils';
import {h, join, type Content, type HtmlNode} from '@developer-docs/docusaurus-utils/node';
import type {ApiDocument, Contact, License, Operation, SecurityScheme} from '@developer-docs/openapi';
import type {LoadedDocument} from '../../documents/document-loader';
import type {PluginOptions} from '../../options/plugin-options';
import {reserveId} from '../../placement/ids';
import type {Translate} from '../../texts/translations';
import {
  fillText,
  renderDefinitionList,
  renderDetailList,
  renderExternalDocs,
  renderExternalLink,
  renderLabel,
  renderList,
  type DefinitionRow,
} from '../common/basic-elements';
import {renderBadges, renderProperty, renderPropertyList} from '../common/property';
import {renderServerRows} from '../operation/operation-summary';
import type {PageContext} from '../page-context';

/** Paths of the bundled document, and of its Postman collection. */
export interface DocumentDownloads {
  readonly yaml: string;
  readonly json: string;
  readonly postman?: string;
}

/**
 * Returns the paths of a document's files for download.
 *
 * @param baseUrl - The base URL of the site, or an empty text for paths in the build.
 */
export function getDownloads(
  {id, version, model}: LoadedDocument,
  baseUrl: string,
  {postman}: Pick<PluginOptions, 'postman'>,
): DocumentDownloads {
  const file = `${baseUrl}openapi/${version === '' ? '' : `${version}/`}${id}`;
  return {
    yaml: `${file}.yaml`,
    json: `${file}.json`,
    ...(postman && model.operations.length > 0 && {postman: `${file}.postman_collection.json`}),
  };
}

/** Renders the servers, version, contact, license, and download links of a document. */
export function renderDocumentInfo(
  {servers, version, contact, license, termsOfService, externalDocs}: ApiDocument,
  downloads: DocumentDownloads,
  context: PageContext,
): Content {
  const {t} = context;
  const downloadLinks = Object.entries(downloads).map(([kind, url]: [string, string], index): Content => {
    const fileName = url.slice(url.lastIndexOf('/') + 1);
    const className = 'button button--secondary button--sm';
    const label = kind === 'postman' ? t('document.postman') : fileName;
    return [index > 0 && ' ', h('a', {href: url, download: fileName, className}, label)];
  });
  return renderDefinitionList(
    [
      ...renderServerRows(servers, context),
      [t('document.version'), h('code', {}, version)],
      [t('document.contact'), contact && renderContact(contact, context)],
      [t('document.license'), license && renderLicense(license)],
      [t('document.terms'), termsOfService !== undefined && renderExternalLink(termsOfService, termsOfService)],
      [t('seeAlso'), externalDocs && renderExternalDocs(externalDocs, t)],
      [t('document.download'), downloadLinks],
    ],
    {className: 'openapi-about'},
  );
}

function renderContact({name, url, email}: Contact, {resolveUrl}: PageContext): Content {
  const renderUrl = (target: string): Content => {
    const pageUrl = resolveUrl(target);
    const text = name ?? target;
    return pageUrl === undefined ? renderExternalLink(target, text) : h('a', {href: pageUrl}, text);
  };
  const parts = [
    url === undefined ? name : renderUrl(url),
    email === undefined ? undefined : renderExternalLink(`mailto:${email}`, email),
  ];
  return join(parts.filter((part) => part !== undefined && part !== ''));
}

const renderLicense = ({name, url, identifier}: License): Content => [
  url === undefined ? name : renderExternalLink(url, name),
  identifier !== undefined && identifier !== name && [' (', h('code', {}, identifier), ')'],
];

/** Renders a list of links to operations. */
export const renderOperationLinks = (operations: readonly Operation[], {links, t}: PageContext): HtmlNode =>
  h(
    'ul',
    {className: 'openapi-list'},
    operations.map(({id, method, path, summary, kind}) => {
      const {url, sectionUrl = url} = links.operations.get(id) ?? {};
      const label = h(
        'span',
        {className: `badge openapi-badge--method-${method}`, ...markMarkdown('uppercase')},
        kind === 'webhook' ? t('badge.event') : method,
      );
      return h('li', {}, h('a', {href: sectionUrl}, [label, ' ', h('code', {}, path), ' ', h('span', {}, summary)]));
    }),
  );

/** Renders the security schemes of a document. */
export function renderSecuritySchemes({securitySchemes}: ApiDocument, context: PageContext): Content {
  if (securitySchemes.length === 0) return [];
  const entries = securitySchemes.map((scheme) =>
    renderProperty(
      {
        attributes: {id: reserveId(`security.${scheme.name}`, context)},
        name: h('code', {}, scheme.name),
        type: describeScheme(scheme, context),
        badges: renderBadges(scheme, context.t),
        description: scheme.description,
        details: [renderSchemeDetails(scheme, context), renderFlows(scheme, context)],
      },
      context.markdown,
    ),
  );
  return [renderLabel(context.t('security')), renderPropertyList(entries)];
}

function describeScheme(
  {kind, in: location = 'header', parameter = '', httpScheme = ''}: SecurityScheme,
  {t}: PageContext,
): Content {
  switch (kind) {
    case 'bearer':
      return fillText(t('security.header'), {name: h('code', {}, 'Authorization: Bearer …')});
    case 'basic':
      return t('security.basic');
    case 'apiKey':
      return fillText(t(`security.${location}`), {name: h('code', {}, parameter)});
    case 'oauth2':
      return 'OAuth 2.0';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'other':
      return httpScheme;
  }
}

const renderSchemeDetails = ({bearerFormat, openIdConnectUrl}: SecurityScheme, {t}: PageContext): Content =>
  renderDetailList([
    [t('security.tokenFormat'), bearerFormat],
    [t('security.discovery'), openIdConnectUrl !== undefined && h('code', {}, openIdConnectUrl)],
  ]);

/** The titles of OAuth flows and URLs. */
const titles = [
  'security.authorizationCode',
  'security.clientCredentials',
  'security.implicit',
  'security.password',
  'security.authorizationUrl',
  'security.tokenUrl',
  'security.refreshUrl',
] as const;

/** Translates a keyword of the document, or returns it if it isn't known. */
function formatKeyword(keyword: string, t: Translate): string {
  const title = titles.find((key) => key === `security.${keyword}`);
  return title === undefined ? keyword : t(title);
}

const renderFlows = ({flows}: SecurityScheme, {markdown, t}: PageContext): Content =>
  flows.map(({kind, urls, scopes}) => [
    renderLabel(formatKeyword(kind, t)),
    renderDetailList([
      ...Object.entries(urls).map(([keyword, url]): DefinitionRow => [formatKeyword(keyword, t), h('code', {}, url)]),
      [
        t('security.scopes'),
        Object.keys(scopes).length > 0 &&
          renderList(
            Object.entries(scopes).map(([scope, description]) => [
              h('code', {}, scope),
              description !== '' && [': ', markdown.renderInline(description)],
            ]),
          ),
      ],
    ]),
  ]);
