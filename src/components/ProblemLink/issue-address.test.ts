import {expect, test} from 'vitest';
import {issueAddress} from './issue-address';

test('fills in the title, whatever stands in it, and keeps what the address has', () => {
  expect(issueAddress('https://tracker.example/new?labels=docs', 'Search finds nothing for “<b>&”')).toBe(
    'https://tracker.example/new?labels=docs&title=Search+finds+nothing+for+%E2%80%9C%3Cb%3E%26%E2%80%9D',
  );
});
