import {expect} from 'vitest';
import {test} from '../../../tests/support/build-test';

const page = `import CodeBlock from '@site/src/components/CodeBlock';
import Layout from '@theme/Layout';
import whole from '../../docs/request.sh?highlight';
import part from '../../docs/request.sh?region=send&highlight';

export default function Code() {
  return (
    <Layout>
      <CodeBlock language="bash" title="whole" html={whole} />
      <CodeBlock language="bash" title="part" html={part} />
      <CodeBlock language="text">{'plain <text>'}</CodeBlock>
    </Layout>
  );
}
`;

const request = (text: string) => `# Sends it to __SLUG__\n# #region send\ncurl "${text}"\n# #endregion\n`;

test('pages and components show files, and a second build shows what changed in them', async ({variantSite}) => {
  const site = variantSite({
    files: {
      'docs/intro.mdx': (text) => `${text}\n\`\`\`bash file=docs/request.sh region=send\n\`\`\`\n`,
      'docs/request.sh': request('first'),
      'src/pages/code.tsx': page,
    },
    environment: {BRAND_SLUG: 'acme-draw'},
  });
  const first = await site.build();
  expect(first.lines.join('\n')).toContain('[SUCCESS]');
  const markup = '<span class="code-function">curl </span><span class="code-string">"first"</span>';
  expect(first.read('docs/intro.html')).toContain(markup);
  expect(first.read('code.html').split(markup)).toHaveLength(3);
  expect(first.read('code.html')).toContain('# Sends it to acme-draw</span>');
  expect(first.read('code.html')).toContain('plain &lt;text&gt;');

  site.change('docs/request.sh', request('second'));
  const second = await site.build();
  expect(second.read('docs/intro.html')).toContain('"second"');
  expect(second.read('docs/intro.html')).not.toContain('"first"');
  expect(second.read('code.html')).not.toContain('"first"');
});
