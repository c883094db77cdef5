import {expect, test} from 'vitest';
import {putBetweenMarkers, tableOf} from './readme-table';

test('a row has what was measured, the figure and the goal', () => {
  const table = tableOf(
    [
      {what: 'Build | cold', here: '6 s', goal: '≤ 10 s'},
      {what: 'Memory', here: '1 MB'},
    ],
    {
      commit: 'abc1234',
      day: '2025-01-31',
      machine: '2 cores',
    },
  );
  expect(table).toContain('on 2025-01-31 at commit `abc1234`, on 2 cores');
  expect(table).toContain('| Build \\| cold | 6 s | ≤ 10 s |\n| Memory | 1 MB | – |');
});

test('the table goes between the markers, and the rest stays', () => {
  const readme = 'Before\n<!-- bench:start -->\nold\n<!-- bench:end -->\nafter\n';
  expect(putBetweenMarkers(readme, 'new')).toBe('Before\n<!-- bench:start -->\n\nnew\n\n<!-- bench:end -->\nafter\n');
});

test.each(['', '<!-- bench:start -->', '<!-- bench:end --><!-- bench:start -->'])(
  'a README without markers is refused',
  (readme) => {
    expect(() => putBetweenMarkers(readme, 'new')).toThrow(/README\.md has not/);
  },
);
