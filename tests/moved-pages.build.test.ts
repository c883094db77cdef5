import {expect} from 'vitest';
import {test} from './support/build-test';

test('a page that was published and is gone stops the build; one line keeps its address, in the build and for hosts', async ({
  variantSite,
}) => {
  const variant = variantSite({
    environment: {BRAND_SLUG: 'acme', BASE_URL: '/developer/'},
    files: {'config/published-addresses.txt': '; a note\n/docs/intro\n/docs/__SLUG__-api/old-name\n'},
  });
  const broken = await variant.build();
  expect(broken.exitCode).not.toBe(0);
  expect(broken.lines.slice(0, 15).join('\n')).toContain(
    `"/docs/acme-api/old-name" was published and is gone. Say where it has moved: '/docs/acme-api/old-name': '/docs/…',`,
  );

  variant.change('config/redirects.ts', (text) =>
    text.replace(
      /const moved: Redirects = \{[^}]*\}/,
      `const moved: Redirects = {'/docs/__SLUG__-api/old-name': '/docs/__SLUG__-api/overview', '/docs/intro#old': '/docs/intro#section'}`,
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
  // One script for all that has moved, and the policy of every page knows it.
  const script = /<script data-moved="[^"]*">(.*?)<\/script>/;
  expect(script.exec(read('docs/intro.html'))?.[1]).toBe(script.exec(page)?.[1]);
  expect(read('docs/intro.html')).toContain('{&quot;#old&quot;:&quot;/developer/docs/intro#section&quot;}');

  const redirect = '/developer/docs/acme-api/old-name /developer/docs/acme-api/overview 301';
  expect(read('_redirects').split('\n')).toContain(redirect);
  expect(read('_redirects')).not.toContain('old-name/index');
  expect(read('_nginx.conf')).toContain('location = /developer/docs/acme-api/old-name {');
  expect(read('sitemap.xml')).not.toContain('old-name');
});
