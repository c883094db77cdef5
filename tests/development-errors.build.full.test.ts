import {expect, vi} from 'vitest';
import {test} from './support/build-test';
import {contractSite} from './support/contract-edits';
import type {FileChange} from './support/variant-site';

/** A mistake made while `npm start` is running, which one of our plugins finds. */
interface Mistake {
  readonly of: string;
  readonly file: string;
  readonly change: FileChange & ((text: string) => string);
  readonly message: RegExp;
}

const mistakes: readonly Mistake[] = [
  {
    of: 'wrong indentation in the contract',
    file: 'product/openapi/choir.yaml',
    change: (text) => text.replace('      operationId: inviteParrot', '     operationId: inviteParrot'),
    message: /product\/openapi\/choir\.yaml:\d+:\d+: the file isn't valid YAML/,
  },
];

test("npm start prints our plugins' errors, and recovers when the mistake is fixed", async ({variantSite}) => {
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
    }
  } finally {
    await server.close();
  }
});
