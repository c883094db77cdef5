import {expect} from 'vitest';
import {test} from './support/build-test';

test('a redirect keeps the URL of a moved page working', async ({variantSite}) => {
  const variant = variantSite({environment: {BRAND_SLUG: 'acme', BASE_URL: '/developer/'}});
  variant.change('config/redirects.ts', (text) =>
    text.replace(
      /(?<=export const redirects: .* = \[)[^]*?(?=\n\];)/,
      `{from: '/docs/acme-api/old-name', to: '/docs/acme-api/overview'}`,
    ),
  );
  const {exitCode, lines, read} = await variant.build();
  expect(exitCode, lines.join('\n')).toBe(0);

  expect(read('docs/acme-api/old-name.html')).toContain('url=/developer/docs/acme-api/overview">');
  const redirect = '/developer/docs/acme-api/old-name /developer/docs/acme-api/overview 301';
  expect(read('_redirects').split('\n')).toContain(redirect);
  expect(read('_redirects')).not.toContain('old-name/index');
  expect(read('_nginx.conf')).toContain('location = "/developer/docs/acme-api/old-name" {');
  expect(read('sitemap.xml')).not.toContain('old-name');
});
