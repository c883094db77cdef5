import {expect, test} from 'vitest';
import {findSection, readAnchor} from './find-section.js';

const toPath = (...names: string[]) => names.map((name, index) => ({name, depth: index + 2, occurrence: 0}));

test('a section can have the same heading as the page', () => {
  const markdown = '# Deploy\n\nIntroduction.\n\n## Build\n\n## Deploy\n\nUpload it.\n\n## Next steps\n';
  expect(findSection(markdown, toPath('Deploy')).markdown).toBe('## Deploy\n\nUpload it.');
});

test('sections with the same heading are told apart by those above', () => {
  const markdown = '## List\n\n### Errors\n\nA\n\n## Add\n\n### [Errors](/errors.md)\n\nB\n\n## Delete\n\n### Errors\n';
  expect(findSection(markdown, toPath('Add', 'Errors', 'not_found')).markdown).toBe('### [Errors](/errors.md)\n\nB');
});

test("lines in code blocks aren't headings", () => {
  const markdown = '````md\n## Usage\n```\n## Usage\n````\n\n## Usage\n\n```sh\n## Comment\n```\n\nText.';
  expect(findSection(markdown, toPath('Usage')).markdown).toBe('## Usage\n\n```sh\n## Comment\n```\n\nText.');
});

test.each([
  ['step-1', '## Step 1\n\nB'],
  ['step-2', '## Step\n\nD'],
  ['step', '## Step\n\nA'],
])('the anchor %s is a heading with a number, or the number of a repeated one', (anchor, expected) => {
  const markdown = '## Step\n\nA\n\n## Step 1\n\nB\n\n## Step\n\nC\n\n## Step\n\nD\n';
  const [section] = readAnchor(anchor)
    .map((path) => findSection(markdown, path))
    .filter(({score}) => score > 0);
  expect(section?.markdown).toBe(expected);
});
