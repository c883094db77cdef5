import {expect, test} from 'vitest';
import {createIssueUrl} from './issue-url';

test('encodes the title and keeps the existing query parameters', () => {
  expect(createIssueUrl('https://tracker.example/new?labels=docs', 'No search results for “<b>&”')).toBe(
    'https://tracker.example/new?labels=docs&title=No+search+results+for+%E2%80%9C%3Cb%3E%26%E2%80%9D',
  );
});
