import {site} from '../config/site';
import {serveSite} from '../tests/support/serve';
import {benchSite} from './search/site';
import {benchOpenApi} from './openapi';
import {weighPages} from './page-weight';

/** One page of each kind. */
const kinds = {
  home: '',
  'docs root': 'docs',
  prose: 'docs/intro',
  'long prose': `docs/${site.slug}-api/overview`,
  endpoint: `docs/${site.slug}-api/core-api/designs-from-prompt`,
  'OpenAPI: core-api': `docs/${site.slug}-api/swagger/core-api`,
  'OpenAPI: enterprise-core-api': `docs/${site.slug}-api/swagger/enterprise-core-api`,
  'OpenAPI: enterprise-endpoints': `docs/${site.slug}-api/swagger/enterprise-endpoints`,
  'OpenAPI: user-management-api': `docs/${site.slug}-api/swagger/user-management-api`,
  widget: `docs/${site.slug}-ui-sdk/widget-functions-events`,
};

async function main(): Promise<void> {
  const server = await serveSite('build', {baseUrl: site.baseUrl});
  try {
    const weights = await weighPages(
      server.origin,
      Object.values(kinds).map((route) => site.baseUrl + route),
    );
    console.log(
      'KB gzip, cold cache, until 5 s after load (scripts: at most 145; OpenAPI: HTML at most 100, scripts at most 30 more than prose)',
    );
    console.table(
      Object.fromEntries(
        Object.keys(kinds).map((kind, index) => {
          const {route: _, ...figures} = weights[index] ?? {route: ''};
          return [
            kind,
            Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(1))])),
          ];
        }),
      ),
    );
    await benchSite(server.origin);
  } finally {
    await server.close();
  }
  await benchOpenApi();
}

void main();
