import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../shared';
import {extractRecords} from '../extract/extract-records';
import {contractEntries, contractValues} from '../../contract/values';
import {pageHtml, type SourcePlugins} from './page-html';

const plugins: SourcePlugins = {
  beforeDefaultRemarkPlugins: [contractValues],
  remarkPlugins: [contractEntries],
  rehypePlugins: [],
  watched: [],
};

/** Type or kind, anchor and text of the records of a page. */
async function recordsOf(text: string): Promise<string[]> {
  const html = await pageHtml({path: '/site/docs/page.mdx', text, title: 'A title'}, plugins);
  const context = {url: '/docs/page', section: 'Guides', language: 'en', tag: 'docs-default-current'};
  return extractRecords(parseHtml(html), context).map(
    ({type, kind, anchor, hierarchy, content}) =>
      `${kind ?? ''} #${anchor} ${content ?? (type === 'content' ? '' : (hierarchy[type] ?? ''))}`,
  );
}

describe('the source of a page gives the records that the built page would', () => {
  it('title, headings with their ids, prose, notes, lists and tables', async () => {
    const text = `---
title: A title
---

Prose with [a link](./other.mdx) and \`code\`.

## Given *id* {#given}

:::tip Mind this

A note.

:::

### Made id

- One
- Two

| Head | Cell |
| --- | --- |
| a | b |
`;
    expect(await recordsOf(text)).toEqual([
      'page # A title',
      'text # Prose with a link and code.',
      'heading #given Given id',
      'text #given Mind this',
      'text #given A note.',
      'heading #made-id Made id',
      'text #made-id One',
      'text #made-id Two',
      'text #made-id Head Cell',
      'text #made-id a b',
    ]);
  });

  it('what stands in components, samples, entries of the contract, and no code of the page', async () => {
    const text = `import Thing from '@site/src/components/Thing';

<Thing title="Not read">
  Inside.
</Thing>

{/* Not read either. */}

\`\`\`js title="file.js"
start();
\`\`\`

<Values of="error-codes#ErrorCode" where="status=429" kind="code" id="error" />
`;
    const records = await recordsOf(text);
    expect(records.slice(0, 3)).toEqual(['page # A title', 'text # Inside.', 'sample # start();']);
    expect(records.slice(3)).toContainEqual(
      expect.stringMatching(/^code #error-rate-limited rate_limited .*too many/i),
    );
    expect(records.join('\n')).not.toMatch(/import|Not read/);
  });

  it('and fails where the page would', async () => {
    await expect(recordsOf('<Thing>\n')).rejects.toThrow();
    await expect(recordsOf('<Fact of="nowhere#Nothing" />\n')).rejects.toThrow();
  });
});
