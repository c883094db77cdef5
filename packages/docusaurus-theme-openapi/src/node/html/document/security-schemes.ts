import {h, type Content} from '@developer-docs/docusaurus-utils/node';
import type {ApiDocument, SecurityScheme} from '@developer-docs/openapi';
import type {Translate} from '../../../translations';
import {reserveId} from '../../ids';
import {fillText, renderDetailList, renderLabel, renderList, type DefinitionRow} from '../common/basic-elements';
import {renderBadges, renderProperty, renderPropertyList} from '../common/property';
import type {PageContext} from '../page-context';

/** Renders the security schemes of a document. */
export function renderSecuritySchemes({securitySchemes}: ApiDocument, context: PageContext): Content {
  if (securitySchemes.length === 0) return [];
  const entries = securitySchemes.map((scheme) =>
    renderProperty(
      {
        attributes: {id: reserveId(`security.${scheme.name}`, context)},
        name: h('code', {}, scheme.name),
        type: describeScheme(scheme, context),
        badges: renderBadges(scheme, false, context.t),
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

function renderSchemeDetails({bearerFormat, openIdConnectUrl}: SecurityScheme, {t}: PageContext): Content {
  return renderDetailList([
    [t('security.tokenFormat'), bearerFormat],
    [t('security.discovery'), openIdConnectUrl !== undefined && h('code', {}, openIdConnectUrl)],
  ]);
}

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

function renderFlows({flows}: SecurityScheme, {markdown, t}: PageContext): Content {
  return flows.map(({kind, urls, scopes}) => [
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
}
