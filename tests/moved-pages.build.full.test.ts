import {expect} from 'vitest';
import {test} from './support/build-test';

test('a published page that no longer exists fails the build, and a redirect keeps its URL working', async ({
  variantSite,
}) => {
  const variant = variantSite({
    environment: {BRAND_SLUG: 'acme', BASE_URL: '/developer/'},
    files: {'config/published-urls.txt': '; a comment\n/docs/intro\n/docs/__SLUG__-api/old-name\n'},
  });
  const brokenBuild = await variant.build();
  expect(brokenBuild.exitCode).not.toBe(0);
  expect(brokenBuild.lines.join('\n')).toContain(
    `"/docs/acme-api/old-name" was published and no longer exists. Add it to the option "redirects": {from: '/docs/acme-api/old-name', to: '/…'}`,
  );

  variant.change('config/redirects.ts', (text) =>
    text.replace(
      /(?<=export const redirects: .* = \[)[^]*?(?=\n\];)/,
      `{from: '/docs/acme-api/old-name', to: '/docs/acme-api/overview'}, {from: '/docs/intro#old', to: '/docs/intro#section'}`,
    ),
  );
  const {exitCode, lines, read} = await variant.build();
  expect(exitCode, lines.join('\n')).toBe(0);

  const page = read('docs/acme-api/old-name.html');
  expect(page).toContain('<a href="/developer/docs/acme-api/overview">');
  expect(page).toContain(
    '<link rel="canonical" href="https://developer.acme.example/developer/docs/acme-api/overview">',
  );
  expect(page).toContain('<meta http-equiv="Content-Security-Policy"');
  // All redirects have the same script, so the policy needs one hash for it.
  const script = /<script data-targets="[^"]*">(.*?)<\/script>/;
  expect(script.exec(read('docs/intro.html'))?.[1]).toBe(script.exec(page)?.[1]);
  expect(read('docs/intro.html')).toContain('{&quot;#old&quot;:&quot;/developer/docs/intro#section&quot;}');

  const redirect = '/developer/docs/acme-api/old-name /developer/docs/acme-api/overview 301';
  expect(read('_redirects').split('\n')).toContain(redirect);
  expect(read('_redirects')).not.toContain('old-name/index');
  expect(read('_nginx.conf')).toContain('location = /developer/docs/acme-api/old-name {');
  expect(read('sitemap.xml')).not.toContain('old-name');
});
