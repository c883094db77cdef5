import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {docParts} from './doc-parts';

const loader = createRequire(__filename)('./doc-script-loader.cjs') as (this: unknown, source: string) => string;
const run = (parts: string[], source: string) => loader.call({getOptions: () => ({parts})}, source);

const entry = (key: string, name: string, module: string) =>
  `  "${key}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;

test('the parts of a doc are one script, with the name of the first, and all others keep theirs', () => {
  const source =
    entry('a1', 'a1', '@theme/DocRoot') + entry('b2', 'b2', '@site/docs/a.mdx') + entry('c3', 'c3', '@theme/DocItem');
  expect(run(['@theme/DocItem', '@theme/DocRoot'], source)).toBe(
    entry('a1', 'c3', '@theme/DocRoot') + entry('b2', 'b2', '@site/docs/a.mdx') + entry('c3', 'c3', '@theme/DocItem'),
  );
});

test('a part that is not there stops the build, and is named', () => {
  expect(() => run(docParts, entry('c3', 'c3', '@theme/DocItem'))).toThrow('@theme/DocRoot');
});
