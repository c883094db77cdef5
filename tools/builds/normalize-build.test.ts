import {expect, test} from 'vitest';
import {normalizeFile} from './normalize-build';

const normalize = (file: string, text: string) => normalizeFile(file, Buffer.from(text));

test('removes hashes from file names', () => {
  const names = ['assets/css/styles.0a1b2c3d.css', 'assets/css/812.0a1b2c3d.css', 'docs/intro.html'];
  expect(names.map((name) => normalize(name, '').name)).toEqual([
    'assets/css/styles.….css',
    'assets/css/….….css',
    'docs/intro.html',
  ]);
});

test('puts each HTML tag on its own line, without hashes of files and class names', () => {
  const html =
    '<a class="button menu__link copyButton_wuS7 icon_a-B+"><b>x_abcd</b></a><script src="/assets/js/main.0a1b2c3d.js"></script>';
  expect(normalize('index.html', html).text).toBe(
    '<a class="button menu__link copyButton_… icon_…">\n<b>x_abcd</b>\n</a>\n<script src="/assets/js/….js">\n</script>',
  );
});

test('replaces images by their hashes', () => {
  const read = (text: string) => normalize('img/logo.png', text).text;
  expect(read('a')).toMatch(/^[0-9a-f]{64}\n$/);
  expect(read('a')).not.toBe(read('b'));
});
