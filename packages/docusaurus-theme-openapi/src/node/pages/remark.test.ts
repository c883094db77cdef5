import path from 'node:path';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import type {RootContent} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {getDataDir, getPageFile, type PageFile} from './page-file';
import {remarkOpenApi} from './remark';

const source = '<Operation id="listPets" />';
const key = JSON.stringify(['Operation', ['id', 'listPets']]);

/** Creates the path of a page's generated file, relative to the site's folder. */
const getGeneratedFile = (file: string) => path.join(getDataDir('.docusaurus'), getPageFile(file));

const createFile = (text: string) => {
  const nodes: RootContent[] = [{type: 'paragraph', children: [{type: 'text', value: text}]}];
  return JSON.stringify({elements: {[key]: {nodes}}, imports: [], blocks: {}} satisfies PageFile);
};

function transform(file: string) {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkOpenApi);
  const page = new VFile({path: file, value: source});
  return processor.run(processor.parse(page), page);
}

test('elements become the nodes of the site that contains the page, also within another site', async () => {
  const folder = createTemporaryFolder({
    [getGeneratedFile('docs/pets.mdx')]: createFile('outer'),
    [getGeneratedFile('examples/small/docs/pets.mdx')]: createFile('wrong'),
    [`examples/small/${getGeneratedFile('docs/pets.mdx')}`]: createFile('inner'),
  });
  expect(JSON.stringify(await transform(path.join(folder, 'docs/pets.mdx')))).toContain('outer');
  expect(JSON.stringify(await transform(path.join(folder, 'examples/small/docs/pets.mdx')))).toContain('inner');
});

test('a page without generated data explains what is missing', async () => {
  const folder = createTemporaryFolder({[`site/${getGeneratedFile('docs/pets.mdx')}`]: createFile('')});
  const message = expect.stringContaining('<Operation> requires the theme.') as string;
  // Without a stack trace
  await expect(transform(path.join(folder, 'docs/pets.mdx'))).rejects.toMatchObject({message, cause: undefined});
  await expect(transform(path.join(folder, 'site/README.mdx'))).rejects.toThrow(
    '<Operation> works only in docs, blog posts, and pages',
  );
});
