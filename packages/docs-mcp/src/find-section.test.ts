import {expect, test} from 'vitest';
import {findSection} from './find-section.js';

test('a section can have the same heading as the page', () => {
  const markdown = '# Deploy\n\nIntroduction.\n\n## Build\n\n## Deploy\n\nUpload it.\n\n## Next steps\n';
  expect(findSection(markdown, ['Deploy']).markdown).toBe('## Deploy\n\nUpload it.');
});

test('sections with the same heading are told apart by those above', () => {
  const markdown =
    '## List\n\n### Errors\n\nA\n\n## Create\n\n### [Errors](/errors.md)\n\nB\n\n## Delete\n\n### Errors\n';
  expect(findSection(markdown, ['Create', 'Errors', 'not_found']).markdown).toBe('### [Errors](/errors.md)\n\nB');
});

test('lines in code blocks are not headings', () => {
  const markdown = '````md\n## Usage\n```\n## Usage\n````\n\n## Usage\n\n```sh\n## Comment\n```\n\nText.';
  expect(findSection(markdown, ['Usage']).markdown).toBe('## Usage\n\n```sh\n## Comment\n```\n\nText.');
});
