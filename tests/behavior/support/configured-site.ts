import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {VariantOptions} from '../../support/variant-site';

const readFixture = (name: string) => readFileSync(path.join(__dirname, '../fixtures', name), 'utf8');

const createDoc = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: A small page that stands for the real one while a test builds a variant.\n---\n\n${text}\n`;

const longText = Array.from({length: 40}, (_, line) => `Line ${String(line)}.`).join('\n\n');

/** A page with links, headings of several levels, and enough text to scroll. */
const intro = createDoc(
  'Introduction',
  `[Crash](./crash.mdx) [Section](./api/overview.mdx#section)\n\n## Section {#section}\n\n### Part\n\n#### Detail\n\n${longText}`,
);

const crash = createDoc('Crash', "import CrashContent from '@site/src/components/CrashContent';\n\n<CrashContent />");

const navbarItems = [
  "{type: 'custom-broken', label: 'Broken', position: 'left'}",
  "{type: 'docsVersionDropdown', position: 'right'}",
  "{type: 'localeDropdown', position: 'right'}",
];

/**
 * A small site with everything that is disabled in the real one: an announcement, an issue URL, a second version of
 * the docs, a second locale, a repository, and parts that throw.
 */
export const configuredSite = {
  environment: {
    ANNOUNCEMENT: 'Version 2 is here.',
    ANNOUNCEMENT_ID: 'version-2',
    ISSUE_URL: 'https://tracker.example/new?labels=docs',
    REPOSITORY_URL: 'https://git.example/docs',
  },
  files: {
    'docs/intro.mdx': intro,
    'docs/crash.mdx': crash,
    'sidebars.ts': (text) => text.replace("'intro',", "'intro', 'crash',"),
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/intro.mdx': createDoc('Introduction', 'Of version 1.'),
    'versioned_sidebars/version-1.0-sidebars.json': '{"tutorialSidebar": ["intro"]}',
    'src/components/CrashContent.tsx': readFixture('crash-content.tsx'),
    'src/pages/crash.tsx': readFixture('crash-page.tsx'),
    'src/pages/mismatch.tsx': readFixture('mismatch-page.tsx'),
    'src/theme/NavbarItem/ComponentTypes.tsx': readFixture('navbar-item-types.tsx'),
    'config/navigation.ts': (text) => text.replace('items: [', `items: [${navbarItems.join(', ')}, `),
    'docusaurus.config.ts': (text) => text.replace("locales: ['en']", "locales: ['en', 'de']"),
  },
} satisfies VariantOptions;
