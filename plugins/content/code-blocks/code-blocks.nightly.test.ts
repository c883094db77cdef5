import {expect} from 'vitest';
import {test} from '../../../tests/support/build-test';

const createRequest = (body: string) => `# Not included\n# #region send\ncurl "${body}/__SLUG__"\n# #endregion send\n`;

test('pages show the files that they include, and a second build shows their changes', async ({variantSite}) => {
  const site = variantSite({
    files: {
      'docs/intro.mdx': (text) => `${text}\n\`\`\`bash file=docs/request.sh region=send\n\`\`\`\n`,
      'docs/request.sh': createRequest('first'),
    },
    environment: {BRAND_SLUG: 'acme-draw'},
  });
  const first = await site.build();
  expect(first.lines.join('\n')).toContain('[SUCCESS]');
  expect(first.read('docs/intro.html')).toContain(
    '<span class="code-function">curl </span><span class="code-string">"first/acme-draw"</span>',
  );

  site.change('docs/request.sh', createRequest('second'));
  const second = await site.build();
  expect(second.read('docs/intro.html')).toContain('"second/acme-draw"');
  expect(second.read('docs/intro.html')).not.toContain('"first/acme-draw"');
});
