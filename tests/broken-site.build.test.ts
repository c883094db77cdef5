// cspell:ignore Sidbar overveiw
import {describe, expect} from 'vitest';
import {test} from './support/build-test';
import type {BuildResult, FileChange} from './support/variant-site';

/** What a maintainer sees without scrolling. */
const firstScreen = ({lines}: BuildResult): string => lines.slice(0, 15).join('\n');

/** One wrong thing in the site, and what the first 15 lines of the terminal must say about it: where, what, and the cure. */
interface BrokenSite {
  readonly title: string;
  readonly files?: Readonly<Record<string, FileChange>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly says: readonly string[];
  /** A secret that must not be printed anywhere. */
  readonly hides?: string;
}

const add = (line: string) => (text: string) => `${text}\n${line}\n`;
const inFrontMatter = (line: string) => (text: string) => text.replace('title:', `${line}\ntitle:`);
const inNavbar = (item: string) => (text: string) => text.replace('items: [', `items: [${item}, `);

const brokenSites: readonly BrokenSite[] = [
  {
    title: 'a link to a page that does not exist',
    files: {'docs/intro.mdx': add('[Nowhere](/docs/nowhere)')},
    says: [
      'broken links',
      'docs/intro.mdx',
      'linking to /docs/nowhere',
      "make sure you don't reference any path that does not exist",
    ],
  },
  {
    title: 'a link to an anchor that does not exist',
    files: {'docs/intro.mdx': add('[Nothing](./api/overview.mdx#nothing)')},
    says: [
      'broken anchors',
      'docs/intro.mdx',
      '-api/overview#nothing',
      "make sure you don't reference any anchor that does not exist",
    ],
  },
  {
    title: 'a link to a Markdown file that does not exist',
    files: {'docs/intro.mdx': add('[Nowhere](./nowhere.mdx)')},
    says: ['docs/intro.mdx', "markdown link couldn't be resolved", './nowhere.mdx'],
  },
  {
    title: 'an unknown front-matter key',
    files: {'docs/api/overview.mdx': inFrontMatter('sidebarLabel: API')},
    says: [
      'Front matter of docs/api/overview.mdx',
      'unknown key "sidebarLabel"',
      'Did you mean "sidebar_label"?',
      'Allowed keys: title, description',
    ],
  },
  {
    title: 'a description that is too short with the brand put in',
    files: {'docs/intro.mdx': (text) => text.replace(/description: .*/, 'description: "{brand} is short."')},
    says: [
      'Front matter of docs/intro.mdx',
      '"description" is',
      'is short."',
      'it takes a text of 50 to 160 characters',
    ],
  },
  {
    title: 'front matter that is no YAML',
    files: {'docs/intro.mdx': inFrontMatter('a: b: c')},
    says: ['Front matter of docs/intro.mdx cannot be read as YAML', 'a: b: c'],
  },
  {
    title: 'an unknown type of navbar item',
    files: {'config/navigation.ts': inNavbar("{type: 'docSidbar', label: 'Docs'}")},
    says: ['navbar.items[0]', 'Bad navbar item type docSidbar', 'The types are: default', 'docSidebar'],
  },
  {
    title: 'a navbar item for a doc that does not exist',
    files: {'config/navigation.ts': inNavbar("{type: 'doc', docId: 'api/overveiw', label: 'API'}")},
    says: [
      'themeConfig.navbar.items[0] ("API")',
      'docId is "api/overveiw"',
      'Did you mean "api/overview"?',
      'The docs are: ',
    ],
  },
  {
    title: 'a navbar item for a sidebar that does not exist',
    files: {'config/navigation.ts': inNavbar("{type: 'docSidebar', sidebarId: 'tutorial', label: 'Docs'}")},
    says: ['themeConfig.navbar.items[0] ("Docs")', 'sidebarId is "tutorial"', 'The sidebars are: tutorialSidebar'],
  },
  {
    title: 'a doc in the sidebar that does not exist',
    files: {'sidebars.ts': (text) => text.replace("['intro',", "['intro', 'outro',")},
    says: [
      'sidebars.ts',
      'These sidebar document ids do not exist:\n- outro',
      'Available document ids are:',
      '- intro',
    ],
  },
  {
    title: 'MDX with an element that is not closed',
    files: {'docs/intro.mdx': add('<details>')},
    says: ['docs/intro.mdx', 'Expected a closing tag for `<details>` (10:1-10:10)'],
  },
  {
    title: 'a code block in a language that nobody knows',
    files: {'docs/intro.mdx': add('```cobol\na\n```')},
    says: [
      'docs/intro.mdx:10: unknown language "cobol"',
      'Known languages: bash, css',
      'plugins/content/code-blocks/languages.ts',
    ],
  },
  {
    title: 'a code block with a word that it does not take',
    files: {'docs/intro.mdx': add('```bash caption="a"\na\n```')},
    says: ['docs/intro.mdx:10: a fence does not take "caption="a""', 'It takes title="…", {1,3-4}'],
  },
  {
    title: 'a code block of a file that does not exist',
    files: {'docs/intro.mdx': add('```bash file=samples/nowhere.sh\n```')},
    says: ['docs/intro.mdx:10: file=samples/nowhere.sh does not exist', 'Paths start at the root of the repository'],
  },
  {
    title: 'a code block of a region that the file does not have',
    files: {
      'docs/intro.mdx': add('```bash file=docs/a.sh region=receive\n```'),
      'docs/a.sh': '# #region send\ncurl\n# #endregion\n',
    },
    says: ['docs/intro.mdx:10: docs/a.sh: there is no region "receive". Its regions: send.'],
  },
  {
    title: 'tabs with one value twice',
    files: {
      'docs/intro.mdx': add(
        'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs><TabItem value="a">b</TabItem><TabItem value="a">c</TabItem></Tabs>',
      ),
    },
    says: ['<Tabs> has two tabs with the value "a"', 'While rendering /docs/intro'],
  },
  {
    title: 'MDX with a name that nothing defines',
    files: {'docs/intro.mdx': add('{nobody.home}')},
    says: ['nobody is not defined', 'While rendering /docs/intro'],
  },
  {
    title: 'a site address without a scheme',
    environment: {SITE_URL: 'developer.example.com'},
    says: [
      'SITE_URL is "developer.example.com"; it takes an address with a scheme and without a path, such as https://developer.example.com',
    ],
  },
  {
    title: 'a base URL without slashes',
    environment: {BASE_URL: 'developer'},
    says: ['BASE_URL is "developer"; it takes a path that starts and ends with a slash'],
  },
  {
    title: 'half of the search credentials',
    environment: {ALGOLIA_SEARCH_API_KEY: 'hush'},
    says: ['ALGOLIA_APP_ID is not set; it takes a value when ALGOLIA_SEARCH_API_KEY is set'],
    hides: 'hush',
  },
];

describe('the build stops, and says on the first screen what to do', () => {
  for (const {title, says, hides, ...options} of brokenSites) {
    test(title, async ({variantSite}) => {
      const result = await variantSite(options).build();
      expect(result.exitCode, result.lines.join('\n')).toBe(1);
      for (const part of says) {
        expect(firstScreen(result)).toContain(part);
      }
      if (hides !== undefined) {
        expect(result.lines.join('\n')).not.toContain(hides);
      }
    });
  }
});

test('builds when nothing is wrong', async ({variantSite}) => {
  const site = variantSite();
  const result = await site.build();
  expect(result.lines.join('\n')).toContain('[SUCCESS]');
  expect(result.exitCode).toBe(0);
  expect(result.read('docs/intro.html')).toContain('Introduction');
});
