import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

const loader = createRequire(__filename)('./registry-loader.cjs') as (source: string) => string;

test('the list of parts has what loads them, and no names of modules', () => {
  const source = `export default {
  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "b2": [() => import(/* webpackChunkName: "b2" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],};
`;
  expect(loader(source)).toBe(`export default {
  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/docs/a.mdx")],
  "b2": [() => import(/* webpackChunkName: "b2" */ "@theme/DocItem")],};
`);
});

test.each(['export default {};', '"a": [x, "a", require.resolveWeak("a")], "b": [x, require.resolveWeak("b")]'])(
  'another form of the generated module stops the build: %s',
  (source) => {
    expect(() => loader(source)).toThrow('plugins/client-bundle');
  },
);
