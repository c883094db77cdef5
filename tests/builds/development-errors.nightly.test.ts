import {expect, vi} from 'vitest';
import {test} from '../support/build-test';
import {contractSite} from '../support/contract-edits';

test("npm start prints our plugins' errors, and recovers when the mistake is fixed", async ({variantSite}) => {
  const site = variantSite(contractSite);
  const server = await site.start();
  const file = 'product/openapi/choir.yaml';
  try {
    let original = '';
    site.change(file, (text) => {
      original = text;
      return text.replace('      operationId: inviteParrot', '     operationId: inviteParrot');
    });
    const message = /product\/openapi\/choir\.yaml:\d+:\d+: the file isn't valid YAML/;
    await vi.waitFor(() => expect(server.output()).toMatch(message), {timeout: 120_000, interval: 200});
    const brokenLength = server.output().length;
    // Saved repeatedly: the bundler doesn't notice a mistake that's fixed before it looks at the file.
    await vi.waitFor(
      () => {
        site.change(file, original);
        expect(server.output().slice(brokenLength)).toMatch(/compiled successfully/);
      },
      {timeout: 120_000, interval: 3000},
    );
  } finally {
    await server.close();
  }
});
