import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {openBuild} from './finished-build';

test('lists the HTML files, but not the 404 page and fragments', () => {
  const files = ['docs/b.html', 'docs/index.html', '404.html', 'assets/part.html', 'index.html', 'data.json'];
  const outDir = createTemporaryFolder(Object.fromEntries(files.map((file) => [file, ''])));
  const build = openBuild(outDir, {url: 'https://docs.example', baseUrl: '/base/'});
  expect(build.listPages().map(({route}) => route)).toEqual(['/base/', '/base/docs', '/base/docs/b']);
});
