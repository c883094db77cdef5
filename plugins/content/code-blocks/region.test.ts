import {expect, test} from 'vitest';
import {readRegion} from './region';

const source = `import {a} from 'a';

export function b() {
  // #region init
  const c = a();

  // #region inner
    use(c);
  // #endregion inner
  // #endregion
}
`;

test('shows the whole file without the marks', () => {
  expect(readRegion(source)).toBe("import {a} from 'a';\n\nexport function b() {\n  const c = a();\n\n    use(c);\n}");
});

test('shows a region without the indentation that its lines share', () => {
  expect(readRegion(source, 'init')).toBe('const c = a();\n\n  use(c);');
});

test('shows a region inside of another', () => {
  expect(readRegion(source, 'inner')).toBe('use(c);');
});

test.each([
  ['# #region a\nb\n# #endregion'],
  ['#region a\nb\n#endregion'],
  ['<!-- #region a -->\r\nb\r\n<!-- #endregion -->'],
  ['/* #region a */\nb\n/* #endregion a */'],
  ['{/* #region a */}\nb\n{/* #endregion */}'],
])('reads the marks of %j', (text) => {
  expect(readRegion(text, 'a')).toBe('b');
});

test('takes prose about regions as what it is', () => {
  const text = '# region and more\nregion a\n// #regions\n// a #region b';
  expect(readRegion(text)).toBe(text);
});

test.each([
  [source, 'innit', 'there is no region "innit". Its regions: init, inner.'],
  ['a', 'init', 'there is no region "init". The file has none. Mark a part of a file with "#region name"'],
  ['// #region a\nb', 'a', 'the region "a" has no end'],
  ['b\n// #endregion', undefined, 'does not end any region'],
  ['// #region a\n// #endregion b', undefined, 'does not end the region "a"'],
  ['// #region\nb\n// #endregion', undefined, 'a region has no name'],
  ['// #region a\n// #endregion\n// #region a\n// #endregion', 'a', 'the region "a" stands twice'],
])('refuses %j', (text, region, message) => {
  expect(() => readRegion(text, region)).toThrow(message);
});
