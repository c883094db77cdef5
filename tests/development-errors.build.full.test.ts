import {expect, vi} from 'vitest';
import {test} from './support/build-test';
import {contractSite} from './support/contract-edits';
import type {FileChange} from './support/variant-site';

/** A mistake made while `npm start` is running, and what the terminal has to show. */
interface Mistake {
  readonly of: string;
  readonly file: string;
  readonly change: FileChange & ((text: string) => string);
  readonly message: RegExp;
}

const mistakes: readonly Mistake[] = [
  {
    of: 'an unclosed element in a page',
    file: 'docs/intro.mdx',
    change: (text) => `${text}\n<details>\n`,
    message: /docs\/intro\.mdx:\d+:1: Expected a closing tag for `<details>`/,
  },
  {
    of: 'a misspelled key in front matter',
    file: 'docs/intro.mdx',
    change: (text) => text.replace('title:', 'sidebarLabel: x\ntitle:'),
    message: /docs\/intro\.mdx:2: unknown front matter key "sidebarLabel"/,
  },
  {
    of: 'wrong indentation in the contract',
    file: 'contract/openapi/choir.yaml',
    change: (text) => text.replace('      operationId: inviteParrot', '     operationId: inviteParrot'),
    message: /contract\/openapi\/choir\.yaml:\d+:\d+: the file isn't valid YAML/,
  },
  {
    of: 'a syntax error in a style sheet',
    file: 'src/css/site.css',
    change: (text) => `${text}\n.a { color: red\n`,
    message: /src\/css\/site\.css/,
  },
];

test("npm start explains a mistake, and recovers when it's fixed", async ({variantSite}) => {
  const site = variantSite(contractSite);
  const server = await site.start();
  try {
    for (const {of, file, change, message} of mistakes) {
      const start = server.output().length;
      const getOutput = () => server.output().slice(start);
      let original = '';
      site.change(file, (text) => {
        original = text;
        return change(text);
      });
      await vi.waitFor(() => expect(getOutput(), of).toMatch(message), {timeout: 120_000, interval: 200});
      const brokenLength = getOutput().length;
      // Saved repeatedly: the bundler doesn't notice a mistake that's fixed before it looks at the file.
      await vi.waitFor(
        () => {
          site.change(file, original);
          expect(getOutput().slice(brokenLength), of).toMatch(/compiled successfully/);
        },
        {timeout: 120_000, interval: 3000},
      );
      // The plugins and the bundler each report a mistake in the contract.
      expect(getOutput().match(new RegExp(message, 'g'))?.length, of).toBeLessThanOrEqual(2);
      expect(getOutput(), of).not.toMatch(/^\s+at .*node_modules/m);
    }
  } finally {
    await server.close();
  }
});
