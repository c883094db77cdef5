import {expect, onTestFinished, test} from 'vitest';
import {createVariantSite} from '../../../tests/support/variant-site';

const createRequest = (body: string) => `# Not included\n# #region send\ncurl "${body}/__SLUG__"\n# #endregion send\n`;

test('pages show the files that they include, and a second build shows their changes', async () => {
  const site = createVariantSite({
    files: {
      'docs/intro.mdx': (text) => `${text}\n\`\`\`bash file=docs/request.sh region=send\n\`\`\`\n`,
      'docs/request.sh': createRequest('first'),
    },
    environment: {BRAND_SLUG: 'acme-draw'},
  });
  onTestFinished(site.remove);
  expect(await site.build()).toContain('[SUCCESS]');
  expect(site.read('docs/intro.html')).toContain(
    '<span class="code-function">curl </span><span class="code-string">"first/acme-draw"</span>',
  );

  site.change('docs/request.sh', createRequest('second'));
  await site.build();
  expect(site.read('docs/intro.html')).toContain('"second/acme-draw"');
  expect(site.read('docs/intro.html')).not.toContain('"first/acme-draw"');
});
