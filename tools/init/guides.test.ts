import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {removeExample} from './guides';

test('removes the parts and lines about the example and adds the text for other products', () => {
  const text = [
    '# Guide',
    '',
    '<!-- example:start -->',
    '',
    'About the example.',
    '',
    '<!-- example:else',
    '',
    'About __BRAND__.',
    '',
    'example:end -->',
    '',
    '| A | B |',
    '| --- | --- |',
    '| example | <!-- example --> |',
    '| all | products |',
    '',
    '<!-- example:start -->',
    '',
    '## Example',
    '',
    '<!-- example:end -->',
    '',
    '## End',
    '',
  ].join('\n');
  expect(removeExample('README.md', text, 'Teapot $& Parade')).toBe(
    '# Guide\n\nAbout Teapot $& Parade.\n\n| A | B |\n| --- | --- |\n| all | products |\n\n## End\n',
  );
});

test('rejects a marker without its counterpart', () => {
  for (const text of ['<!-- example:start -->\n\nText\n', 'Text\n\n<!-- example:end -->\n']) {
    expect(() => removeExample('README.md', text, 'Teapots')).toThrow('README.md contains "<!-- example:');
  }
});

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'STYLEGUIDE.md',
  'tests/README.md',
  '.github/dependabot.yml',
  'tools/new.ts',
])('the markers in %s are complete', (file) => {
  const text = readFileSync(path.resolve(__dirname, '../..', file), 'utf8');
  expect(removeExample(file, text, 'Teapots')).not.toMatch(/widget \(UI SDK\)|samples\/|\/samples|npm run init/);
});
