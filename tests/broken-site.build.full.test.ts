// cspell:ignore Sidbar overveiw
import {describe, expect} from 'vitest';
import {test} from './support/build-test';
import type {BuildResult, FileChange} from './support/variant-site';

/** The part of the output that fits on a screen. */
const firstScreen = ({lines}: BuildResult): string => lines.slice(0, 15).join('\n');

/** A mistake in the site, and what the first 15 lines of the output must contain: what is wrong, where, and how to fix it. */
interface BrokenSite {
  readonly title: string;
  readonly files?: Readonly<Record<string, FileChange>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly messages: readonly string[];
  /** A secret that must not be printed. */
  readonly secret?: string;
}

const append = (line: string) => (text: string) => `${text}\n${line}\n`;
const addFrontMatter = (line: string) => (text: string) => text.replace('title:', `${line}\ntitle:`);
const addNavbarItem = (item: string) => (text: string) => text.replace('items: [', `items: [${item}, `);

const brokenSites: readonly BrokenSite[] = [
  {
    title: 'a link to a page that does not exist',
    files: {'docs/intro.mdx': append('[Nowhere](/docs/nowhere)')},
    messages: [
      'broken links',
      'docs/intro.mdx',
      'linking to /docs/nowhere',
      "make sure you don't reference any path that does not exist",
    ],
  },
  {
    title: 'a link to an anchor that does not exist',
    files: {'docs/intro.mdx': append('[Nothing](./api/overview.mdx#nothing)')},
    messages: [
      'broken anchors',
      'docs/intro.mdx',
      '-api/overview#nothing',
      "make sure you don't reference any anchor that does not exist",
    ],
  },
  {
    title: 'a link to a Markdown file that does not exist',
    files: {'docs/intro.mdx': append('[Nowhere](./nowhere.mdx)')},
    messages: ['docs/intro.mdx', "markdown link couldn't be resolved", './nowhere.mdx'],
  },
  {
    title: 'an unknown front-matter key',
    files: {'docs/api/overview.mdx': addFrontMatter('sidebarLabel: API')},
    messages: [
      'docs/api/overview.mdx: unknown front matter key "sidebarLabel"',
      'Did you mean "sidebar_label"?',
      'Allowed keys: title, description',
    ],
  },
  {
    title: 'front matter that is not valid YAML',
    files: {'docs/intro.mdx': addFrontMatter('a: b: c')},
    messages: ["docs/intro.mdx: the front matter isn't valid YAML", 'a: b: c'],
  },
  {
    title: 'an unknown type of navbar item',
    files: {'config/navigation.ts': addNavbarItem("{type: 'docSidbar', label: 'Docs'}")},
    messages: ['navbar.items[0]', 'Bad navbar item type docSidbar', 'Valid types: default', 'docSidebar'],
  },
  {
    title: 'a navbar item for a doc that does not exist',
    files: {'config/navigation.ts': addNavbarItem("{type: 'doc', docId: 'api/overveiw', label: 'API'}")},
    messages: [
      'themeConfig.navbar.items[0] ("API")',
      'docId "api/overveiw" doesn\'t exist',
      'Did you mean "api/overview"?',
      'Available IDs: ',
    ],
  },
  {
    title: 'a doc in the sidebar that does not exist',
    files: {'sidebars.ts': (text) => text.replace("['intro',", "['intro', 'outro',")},
    messages: [
      'sidebars.ts',
      'These sidebar document ids do not exist:\n- outro',
      'Available document ids are:',
      '- intro',
    ],
  },
  {
    title: 'an unclosed MDX element',
    files: {'docs/intro.mdx': append('<details>')},
    messages: ['docs/intro.mdx', 'Expected a closing tag for `<details>` (10:1-10:10)'],
  },
  {
    title: 'a code block in an unknown language',
    files: {'docs/intro.mdx': append('```cobol\na\n```')},
    messages: [
      'docs/intro.mdx:10: unknown code block language "cobol"',
      'Supported languages: bash, css',
      'plugins/content/code-blocks/languages.ts',
    ],
  },
  {
    title: 'tabs with duplicate values',
    files: {
      'docs/intro.mdx': append(
        'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs><TabItem value="a">b</TabItem><TabItem value="a">c</TabItem></Tabs>',
      ),
    },
    messages: ['<Tabs> has two tabs with the value "a"', 'While rendering /docs/intro'],
  },
  {
    title: 'an undefined variable in MDX',
    files: {'docs/intro.mdx': append('{nobody.home}')},
    messages: ['nobody is not defined', 'While rendering /docs/intro'],
  },
  {
    title: 'incomplete search credentials',
    environment: {ALGOLIA_SEARCH_API_KEY: 'hush'},
    messages: ["ALGOLIA_APP_ID isn't set. Expected a value if ALGOLIA_SEARCH_API_KEY is set"],
    secret: 'hush',
  },
];

describe('the build fails and explains', () => {
  for (const {title, messages, secret, ...options} of brokenSites) {
    test(title, async ({variantSite}) => {
      const result = await variantSite(options).build();
      expect(result.exitCode, result.lines.join('\n')).toBe(1);
      for (const message of messages) {
        expect(firstScreen(result)).toContain(message);
      }
      if (secret !== undefined) {
        expect(result.lines.join('\n')).not.toContain(secret);
      }
    });
  }
});

test('a valid site builds', async ({variantSite}) => {
  const site = variantSite();
  const result = await site.build();
  expect(result.lines.join('\n')).toContain('[SUCCESS]');
  expect(result.exitCode).toBe(0);
  expect(result.read('docs/intro.html')).toContain('Introduction');
});
