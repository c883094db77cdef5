// cspell:ignore chior Inpt invit Sidbar intor overveiw taglin
import {describe, expect} from 'vitest';
import {test} from './support/build-test';
import type {BuildResult, FileChange} from './support/variant-site';

/** Returns the first ten lines of the output, without informational messages. */
const getFirstScreen = ({lines}: BuildResult): string =>
  lines
    .filter((line) => !line.startsWith('[INFO]') && line !== '')
    .slice(0, 10)
    .join('\n');

/**
 * A mistake in the site, and what the first ten lines of the output must contain: what's wrong, where, and how to fix
 * it.
 */
interface BrokenSite {
  readonly title: string;
  readonly files?: Readonly<Record<string, FileChange>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly messages: readonly string[];
  /** A secret that must not be printed. */
  readonly secret?: string;
}

const appendLine = (line: string) => (text: string) => `${text}\n${line}\n`;
const addFrontMatter = (line: string) => (text: string) => text.replace('title:', `${line}\ntitle:`);
const addNavbarItem = (item: string) => (text: string) => text.replace('items: [', `items: [${item}, `);

const createPage = (title: string, frontMatter: string) =>
  `---\ntitle: ${title}\ndescription: A page that a test temporarily adds to a small copy of the site.\n${frontMatter}---\n\nText.\n`;
const openApiFile = 'contract/openapi/choir.yaml';

const brokenSites: readonly BrokenSite[] = [
  // Pages
  {
    title: 'a link to a Markdown file that does not exist',
    files: {'docs/intro.mdx': appendLine('[Nowhere](./nowhere.mdx)')},
    messages: [
      'docs/intro.mdx:10: the linked file "./nowhere.mdx" doesn\'t exist.',
      '10 | [Nowhere](./nowhere.mdx)',
      'Fix: Correct the path.',
    ],
  },
  {
    title: 'an image that does not exist',
    files: {'docs/intro.mdx': appendLine('![A ship](./ship.png)')},
    messages: ["docs/intro.mdx:10: the image docs/ship.png doesn't exist.", '"/img/image.png" is in static/'],
  },
  {
    title: 'an image that is missing in static/',
    files: {'docs/intro.mdx': appendLine('![A ship](/img/ship.png)')},
    messages: ["docs/intro.mdx:10: the image static/img/ship.png doesn't exist.", 'Fix: Correct the path.'],
  },
  {
    title: 'an unclosed MDX element',
    files: {'docs/intro.mdx': appendLine('<details>')},
    messages: [
      'docs/intro.mdx:10:1: Expected a closing tag for `<details>`',
      '10 | <details>',
      'Fix: Close the element',
    ],
  },
  {
    title: 'a brace in text',
    files: {'docs/intro.mdx': appendLine('Use {a b} here.')},
    messages: ['docs/intro.mdx:10:', '10 | Use {a b} here.', 'Write "\\{" for a brace in text'],
  },
  {
    title: 'an import of a missing file',
    files: {
      'docs/intro.mdx': (text) => text.replace('\n---\n', "\n---\n\nimport Foo from '@site/src/components/Foo';\n"),
    },
    messages: [
      'docs/intro.mdx:6: the imported module "@site/src/components/Foo" can\'t be found',
      'Fix: Correct the path of the file.',
    ],
  },
  {
    title: 'a component that is not imported',
    files: {'docs/intro.mdx': appendLine('<Foo />')},
    messages: [
      'docs/intro.mdx:10: Expected component `Foo` to be defined',
      '10 | <Foo />',
      'Fix: Import the component',
    ],
  },
  {
    title: 'an undefined variable in MDX',
    files: {'docs/intro.mdx': appendLine('{nobody.home}')},
    messages: ['docs/intro.mdx:10: nobody is not defined', 'While rendering /docs/intro', '10 | {nobody.home}'],
  },
  {
    title: 'tabs with duplicate values',
    files: {
      'docs/intro.mdx': appendLine(
        'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs><TabItem value="a">b</TabItem><TabItem value="a">c</TabItem></Tabs>',
      ),
    },
    messages: ['docs/intro.mdx', '<Tabs> has two tabs with the value "a"', 'While rendering /docs/intro'],
  },
  {
    title: 'a code block in an unknown language',
    files: {'docs/intro.mdx': appendLine('```cobol\na\n```')},
    messages: [
      'docs/intro.mdx:10: unknown code block language "cobol"',
      'Supported languages: bash, css',
      'plugins/content/code-blocks/languages.ts',
    ],
  },
  {
    title: 'an attribute without quotes',
    files: {'docs/intro.mdx': appendLine('<Operation id=inviteParrot />')},
    messages: ['docs/intro.mdx:10:15: Unexpected character `i`', 'Fix: Put the value in quotes.'],
  },
  {
    title: 'an unknown operation',
    files: {'docs/intro.mdx': appendLine('<Operation id="invitParrot" />')},
    messages: ['docs/intro.mdx:10:1: No API document has an operation "invitParrot". Did you mean "inviteParrot"?'],
  },
  // Front matter
  {
    title: 'an unknown front-matter key',
    files: {'docs/api/overview.mdx': addFrontMatter('sidebarLabel: API')},
    messages: [
      'docs/api/overview.mdx:2: unknown front matter key "sidebarLabel"',
      'Did you mean "sidebar_label"?',
      'Allowed keys: title, description',
    ],
  },
  {
    title: 'front matter that is not valid YAML',
    files: {'docs/intro.mdx': addFrontMatter('a: b: c')},
    messages: ["docs/intro.mdx:2:5: the front matter isn't valid YAML", 'a: b: c', 'in quotes'],
  },
  {
    title: 'two pages with one URL',
    files: {
      'docs/intro.mdx': addFrontMatter('slug: /same'),
      'docs/other.mdx': createPage('Other', 'slug: /same\n'),
      'sidebars.ts': (text) => text.replace("['intro',", "['intro', 'other',"),
    },
    messages: ['have the URL /docs/same', 'docs/', 'Fix: Change the "slug"'],
  },
  // Contract
  {
    title: 'a syntax error in the contract',
    files: {[openApiFile]: (text) => text.replace('summary: Invite a parrot', 'summary: Invite: a parrot')},
    messages: [`${openApiFile}:18:16: the file isn't valid YAML`, 'summary: Invite: a parrot', 'in quotes'],
  },
  {
    title: 'a reference to a schema that does not exist',
    files: {[openApiFile]: (text) => text.replace('parrots.yaml#/ParrotInput', 'parrots.yaml#/ParrotInpt')},
    messages: [`${openApiFile}:25:15`, "Can't resolve $ref", 'ParrotInpt', 'Correct the path or the part after "#"'],
  },
  {
    title: 'an API document that does not exist',
    files: {'config/product.ts': (text) => text.replace("{file: 'choir.yaml'", "{file: 'chior.yaml'")},
    messages: ['config/product.ts:', 'contract/openapi/chior.yaml', "that file doesn't exist", 'Fix: Correct the path'],
  },
  // Configuration
  {
    title: 'a page that is in no sidebar',
    files: {'docs/lonely.mdx': createPage('Lonely', '')},
    messages: ['docs/lonely.mdx: the doc "lonely" isn\'t in any sidebar', 'Add it to sidebars.ts'],
  },
  {
    title: 'a redirect to a page that does not exist',
    files: {'config/redirects.ts': (text) => text.replace('= {', "= {\n  '/docs/old': '/docs/nowhere',")},
    messages: ['config/redirects.ts:6: "/docs/old" is redirected to "/docs/nowhere", which doesn\'t exist.'],
  },
  {
    title: 'a published page that was removed',
    files: {'config/published-urls.txt': '/docs/was-here\n'},
    messages: ['config/redirects.ts: "/docs/was-here" was published and no longer exists. Add a redirect:'],
  },
  {
    title: 'a navbar item for a sidebar that does not exist',
    files: {'config/navigation.ts': (text) => text.replace("'tutorialSidebar'", "'docs'")},
    messages: ['config/navigation.ts:', 'sidebarId "docs" doesn\'t exist', 'Available IDs: tutorialSidebar.'],
  },
  {
    title: 'a syntax error in the synonyms',
    files: {'search/synonyms.yaml': '- {typed: [a]\n'},
    messages: ["search/synonyms.yaml:2:1: the file isn't valid YAML", 'Correct the syntax.'],
  },
  {
    title: 'a missing logo',
    files: {'static/img/logo.svg': null},
    messages: ["The file static/img/logo.svg doesn't exist.", 'Fix: Restore the file'],
  },
  {
    title: 'an unknown field of the configuration',
    files: {'docusaurus.config.ts': (text) => text.replace('tagline: site', 'taglin: site')},
    messages: ['docusaurus.config.ts:', 'unknown field "taglin"', 'Fix: Correct the name'],
  },
  {
    title: 'a syntax error in the configuration',
    files: {'docusaurus.config.ts': (text) => text.replace('tagline: site.tagline,', 'tagline: site.tagline')},
    messages: ['docusaurus.config.ts:'],
  },
  {
    title: 'an unknown type of navbar item',
    files: {'config/navigation.ts': addNavbarItem("{type: 'docSidbar', label: 'Docs'}")},
    messages: ['config/navigation.ts:', 'navbar.items[0]', 'Bad navbar item type docSidbar'],
  },
  {
    title: 'a navbar item for a doc that does not exist',
    files: {'config/navigation.ts': addNavbarItem("{type: 'doc', docId: 'api/overveiw', label: 'API'}")},
    messages: ['Couldn\'t find any doc with id "api/overveiw"', 'Available doc ids are:'],
  },
  {
    title: 'a doc in the sidebar that does not exist',
    files: {'sidebars.ts': (text) => text.replace("['intro',", "['intor',")},
    messages: ['sidebars.ts:1: no doc has the ID "intor". Did you mean "intro"?', 'Fix: Use the path of the file'],
  },
  // Styles, scripts, and the environment
  {
    title: 'a missing image in a style sheet',
    files: {'src/css/site.css': appendLine('.a { background: url(./nothing.png) }')},
    messages: ['src/css/site.css:', 'the imported module "./nothing.png" can\'t be found'],
  },
  {
    title: 'a Node.js module in a component',
    files: {
      'src/components/PageList/index.tsx': (text) =>
        `import {readFileSync} from 'node:fs';\nconsole.log(readFileSync('a'));\n${text}`,
    },
    messages: [
      'src/components/PageList/index.tsx:1: the imported module "node:fs" doesn\'t exist in browsers',
      'Fix: Move the code',
    ],
  },
  {
    title: 'an import of a name that is not exported',
    files: {
      'src/components/PageList/index.tsx': (text) =>
        `import {nothing} from '../Table';\nconsole.log(nothing);\n${text}`,
    },
    messages: [
      'src/components/PageList/index.tsx:1: "nothing" isn\'t exported by "../Table" (possible exports: default)',
      'Fix: Correct the name',
    ],
  },
  {
    title: 'a syntax error in a component',
    files: {'src/components/PageList/index.tsx': appendLine('const a = <div>;')},
    messages: ['src/components/PageList/index.tsx:', 'const a = <div>;'],
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
        expect(getFirstScreen(result)).toContain(message);
      }
      expect(getFirstScreen(result)).not.toMatch(/node_modules|Stack trace|Unable to build website|"ruleId"/);
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
