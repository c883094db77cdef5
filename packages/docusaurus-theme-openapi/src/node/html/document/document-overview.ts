import {markMarkdown} from '@developer-docs/docusaurus-utils';
import {h, join, type Content, type HtmlNode} from '@developer-docs/docusaurus-utils/node';
import type {ApiDocument, Contact, License, Operation} from '@developer-docs/openapi';
import type {PluginOptions} from '../../../options/plugin-options';
import {controlAttributes} from '../../../shared/page-controls';
import type {LoadedDocument} from '../../documents/document-loader';
import {
  renderDefinitionList,
  renderExternalDocs,
  renderExternalLink,
  renderFilter,
  renderLabel,
} from '../common/basic-elements';
import {renderServerRows} from '../operation/servers';
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
  const pageUrl = url === undefined ? undefined : resolveUrl(url);
  return join(
    [
      ...(url === undefined
        ? [name ?? '']
        : [pageUrl === undefined ? renderExternalLink(url, name ?? url) : h('a', {href: pageUrl}, name ?? url)]),
      ...(email === undefined ? [] : [renderExternalLink(`mailto:${email}`, email)]),
    ].filter((part) => part !== ''),
  );
}

function renderLicense({name, url, identifier}: License): Content {
  return [
    url === undefined ? name : renderExternalLink(url, name),
    identifier !== undefined && identifier !== name && [' (', h('code', {}, identifier), ')'],
  ];
}

/** Renders the list of operations with a filter. */
export function renderOperationList(operations: readonly Operation[], context: PageContext): Content {
  return [renderFilter(context.t('filter.label'), context.t), renderOperationLinks(operations, context)];
}

/** Renders a list of operations for each group, with a filter. */
export function renderGroupedOperationList(
  groups: readonly {
    readonly id?: string;
    readonly title: string;
    readonly description?: Content;
    readonly operations: readonly Operation[];
  }[],
  context: PageContext,
): Content {
  return [
    renderFilter(context.t('filter.label'), context.t),
    h(
      'div',
      {},
      groups.map(({id, title, description, operations}) =>
        h('div', {id, [controlAttributes.group]: ''}, [
          renderLabel(title),
          description,
          renderOperationLinks(operations, context),
        ]),
      ),
    ),
  ];
}

function renderOperationLinks(operations: readonly Operation[], {links, t}: PageContext): HtmlNode {
  return h(
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
}
