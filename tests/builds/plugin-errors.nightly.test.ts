// cspell:ignore invit
import {describe, expect} from 'vitest';
import {site} from '../../config/site';
import {test} from '../support/build-test';
import type {FileChange} from '../support/variant-site';

/** A mistake that the build finds, and its message: what's wrong, where, and how to fix it. */
interface Mistake {
  readonly title: string;
  readonly files?: Readonly<Record<string, FileChange>>;
  readonly message: string;
}

const appendLine = (line: string) => (text: string) => `${text}\n${line}\n`;
const openApiFile = 'product/openapi/choir.yaml';

const mistakes: readonly Mistake[] = [
  {
    title: 'an unknown operation',
    files: {'docs/intro.mdx': appendLine('<Operation id="invitParrot" />')},
    message: 'docs/intro.mdx:10:1: No API document has an operation "invitParrot". Did you mean "inviteParrot"?',
  },
  {
    title: 'a link to a page that does not exist',
    files: {'docs/intro.mdx': appendLine('[Nowhere](/docs/nowhere)')},
    message: 'linking to /docs/nowhere',
  },
  {
    title: 'a link to an anchor that does not exist',
    files: {'docs/intro.mdx': appendLine('[Nowhere](./api/overview.mdx#nothing)')},
    message: `linking to /docs/${site.slug}-api/overview#nothing`,
  },
  {
    title: 'a Markdown link to a file that does not exist',
    files: {'docs/intro.mdx': appendLine('[Nowhere](./nowhere.mdx)')},
    message: '(./nowhere.mdx) in source file "',
  },
  {
    title: 'a syntax error in the contract',
    files: {[openApiFile]: (text) => text.replace('summary: Invite a parrot', 'summary: Invite: a parrot')},
    message: `${openApiFile}:18:16: the file isn't valid YAML: Nested mappings are not allowed in compact mappings. Put a value that contains ": " in quotes`,
  },
  {
    title: 'an API document that does not exist',
    files: {[openApiFile]: null},
    message: `The API document "choir" is configured as ${openApiFile}, but that file doesn't exist. Correct the path`,
  },
];

describe('the build fails, and names the mistake, its place, and the fix', () => {
  for (const {title, message, ...options} of mistakes) {
    test(title, async ({variantSite}) => {
      const {exitCode, lines} = await variantSite(options).build();
      expect(lines.join('\n')).toContain(message);
      expect(exitCode).toBe(1);
    });
  }
});
