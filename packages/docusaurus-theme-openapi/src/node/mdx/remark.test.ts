import path from 'node:path';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {getDataDir, getPageKey} from './page-files';
import {remarkOpenApi} from './remark';

const source = '<Operation id="listPets" />';
const key = JSON.stringify(['Operation', ['id', 'listPets']]);

/** Creates the path of a page's nodes, relative to the site's folder. */
const getNodesFile = (file: string) => path.join(getDataDir('.docusaurus'), `${getPageKey(file)}.nodes.json`);

const createNodes = (text: string) =>
  JSON.stringify({[key]: {nodes: [{type: 'paragraph', children: [{type: 'text', value: text}]}]}});

function transform(file: string) {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkOpenApi);
  const page = new VFile({path: file, value: source});
  return processor.run(processor.parse(page), page);
}

test('elements become the nodes of the site that contains the page, also within another site', async () => {
  const folder = createTemporaryFolder({
    [getNodesFile('docs/pets.mdx')]: createNodes('outer'),
    [getNodesFile('examples/small/docs/pets.mdx')]: createNodes('wrong'),
    [`examples/small/${getNodesFile('docs/pets.mdx')}`]: createNodes('inner'),
  });
  expect(JSON.stringify(await transform(path.join(folder, 'docs/pets.mdx')))).toContain('outer');
  expect(JSON.stringify(await transform(path.join(folder, 'examples/small/docs/pets.mdx')))).toContain('inner');
});

test('a page without generated data explains what is missing', async () => {
  const folder = createTemporaryFolder({[`site/${getNodesFile('docs/pets.mdx')}`]: createNodes('')});
  await expect(transform(path.join(folder, 'docs/pets.mdx'))).rejects.toThrow('<Operation> requires the theme.');
  await expect(transform(path.join(folder, 'site/README.mdx'))).rejects.toThrow(
    '<Operation> works only in docs, blog posts, and pages',
  );
});
