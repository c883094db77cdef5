import {expect, test} from 'vitest';
import {formatTable, replaceBetweenMarkers} from './readme-table';

test('a row contains the metric, its value, and its target', () => {
  const rows = [
    {metric: 'Build | cold', value: '6 s', target: '≤ 10 s'},
    {metric: 'Memory', value: '1 MB'},
  ];
  const table = formatTable(rows, {commit: 'abc1234', date: '2025-01-31', machine: '2 cores'});
  expect(table).toContain('on 2025-01-31 at commit `abc1234`, on 2 cores');
  expect(table).toContain('| Build \\| cold | 6 s | ≤ 10 s |\n| Memory | 1 MB | – |');
});

test('replaces only the text between the markers', () => {
  const readme = 'Before\n<!-- bench:start -->\nold\n<!-- bench:end -->\nafter\n';
  expect(replaceBetweenMarkers(readme, 'new')).toBe(
    'Before\n<!-- bench:start -->\n\nnew\n\n<!-- bench:end -->\nafter\n',
  );
});

test.each(['', '<!-- bench:start -->', '<!-- bench:end --><!-- bench:start -->'])(
  'a README without the markers is rejected: %s',
  (readme) => {
    expect(() => replaceBetweenMarkers(readme, 'new')).toThrow(/README\.md must contain/);
  },
);
