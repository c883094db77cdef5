import {readFileSync} from 'node:fs';
import path from 'node:path';
import {themeConfig} from '../../config/theme';
import type {RunningServer} from '../support/listen';
import {serveSite} from '../support/serve';
import {test as base} from '../support/test';
import {createVariantSite, type VariantOptions} from '../support/variant-site';

// A small site for tests that don't depend on the content of the real pages. It's served at a different base URL, and
// has everything that is disabled in the real site: hosted search, an announcement, an issue URL, a repository, and
// parts that throw.

export const baseUrl = '/developer/';

/** The credentials of the hosted search. */
export const credentials = {appId: 'DocsTest', searchKey: 'search-key', adminKey: 'admin-key'};

/** The label of the category in the sidebar. */
export const sectionLabel = 'R&D <i>labs</i> &amp;';

const readFixture = (name: string) => readFileSync(path.join(__dirname, 'fixtures', name), 'utf8');

const createDoc = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: A small page that stands for the real one while a test builds a variant.\n---\n\n${text}\n`;

const longText = Array.from({length: 40}, (_, line) => `Line ${line}.`).join('\n\n');

/** A page with links, one of them broken, headings of several levels, and enough text to scroll. */
const intro = createDoc(
  'Introduction',
  `[Crash](./crash.mdx) [Section](./api/overview.mdx#tabs) [Nowhere](/docs/nowhere)\n\n## Section {#section}\n\n### Part\n\n#### Detail\n\n${longText}`,
);

const palettes = [1, 2, 3].map((n) => `## Palette ${n} {#palette-${n}}\n\nColors for surface ${n}.\n`);

const lamp =
  '## Lamp {#lamp}\n\nOne two three four five six seven eight nine ten, and a lantern, then eleven twelve thirteen fourteen fifteen sixteen seventeen.';

const codeBlocks = readFixture('code-blocks.mdx');

const sidebar = [
  ...['intro', 'crash', 'colors', 'code-blocks'],
  {type: 'category', label: sectionLabel, items: ['api/overview', 'ui-sdk/overview']},
];

const demoSite: VariantOptions = {
  environment: {
    BASE_URL: baseUrl,
    ANNOUNCEMENT: 'Version 2 is here.',
    ANNOUNCEMENT_ID: 'version-2',
    ISSUE_URL: 'https://tracker.example/new?labels=docs',
    REPOSITORY_URL: 'https://git.example/docs',
    ALGOLIA_APP_ID: credentials.appId,
    ALGOLIA_SEARCH_API_KEY: credentials.searchKey,
    SEARCH_CLICK_ANALYTICS: 'true',
  },
  config: {
    onBrokenLinks: 'warn',
    themeConfig: {
      navbar: {...themeConfig.navbar, items: [{type: 'custom-broken', label: 'Broken'}, ...themeConfig.navbar.items]},
    },
  },
  files: {
    'docs/intro.mdx': intro,
    'docs/crash.mdx': createDoc(
      'Crash',
      "import CrashContent from '@site/src/components/CrashContent';\n\n<CrashContent />",
    ),
    'docs/colors.mdx': createDoc('Colors', palettes.join('\n')),
    'docs/ui-sdk/overview.mdx': createDoc('Widget <b>R&D</b> &lt;', lamp),
    'docs/code-blocks.mdx': codeBlocks,
    'docs/api/overview.mdx': codeBlocks.replace('title: Code blocks', 'title: Second page'),
    'sidebars.ts': `export default {tutorialSidebar: ${JSON.stringify(sidebar)}};\n`,
    'src/components/CrashContent.tsx': readFixture('crash-content.tsx'),
    'src/pages/crash.tsx': readFixture('crash-page.tsx'),
    'src/pages/mismatch.tsx': readFixture('mismatch-page.tsx'),
    'src/theme/NavbarItem/ComponentTypes.tsx': readFixture('navbar-item-types.tsx'),
  },
};

interface Demo extends RunningServer {
  /** What the build printed. */
  readonly buildOutput: string;
}

/**
 * `test` with the demo site. It's built once, because all test files that use it run in the same worker.
 */
export const test = base.extend<object, {demo: Demo}>({
  demo: [
    async ({}, use) => {
      const site = createVariantSite(demoSite);
      try {
        const buildOutput = await site.build();
        const server = await serveSite(site.outDir, {baseUrl});
        await use({...server, buildOutput});
        await server.close();
      } finally {
        site.remove();
      }
    },
    {scope: 'worker', timeout: 600_000},
  ],
  baseURL: ({demo}, use) => use(demo.origin + baseUrl),
});
