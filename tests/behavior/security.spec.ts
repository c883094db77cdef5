import {readFileSync, readdirSync} from 'node:fs';
import nodePath from 'node:path';
import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {markWindow} from '../support/page';
import {docsInSidebar, routes} from '../support/routes';
import {modal, search} from '../support/search';
import {expect, test} from '../support/test';

/** Text that has an effect if a page treats it as markup or code. */
const maliciousText = '"><img src=x onerror="document.title=1"><script>document.title=1</script>{{1}}';
const encodedText = encodeURIComponent(maliciousText);

/** Fails if the text was treated as markup or code. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page).not.toHaveTitle('1');
  await expect(page.locator('img[onerror], img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => [...document.scripts].filter(({text}) => text === 'document.title=1').length)).toBe(
    0,
  );
}

const pages = routes.map((route) => `build/${route === '' ? 'index' : route}.html`).concat('build/404.html');

test.describe('the content security policy', () => {
  test('precedes all resources in every page, and allows neither inline scripts nor eval', () => {
    for (const file of pages) {
      const html = readFileSync(file, 'utf8');
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html);
      const scripts = /script-src ([^;]*)/.exec(policy?.[1] ?? '')?.[1];
      expect(policy?.index, file).toBeLessThan(html.search(/<(?:script|style|link)\b/));
      expect(scripts, file).toMatch(/^'self'(?: 'sha256-[\w+/=]+')+$/);
      expect(policy?.[1], file).toContain("default-src 'none'");
      // Effective only in a header. In a page, browsers log a warning.
      expect(policy?.[1], file).not.toContain('frame-ancestors');
    }
  });

  test("blocks injected scripts and code that's created from text", async ({page, open, watch}) => {
    watch.allow('Content Security Policy', 'https://scripts.example/a.js');
    await open('docs/intro');
    const result = await page.evaluate(async (text) => {
      const violations: string[] = [];
      document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
        violations.push(effectiveDirective),
      );
      const script = document.createElement('script');
      script.text = 'document.title = 1';
      document.body.append(script);
      const box = document.createElement('div');
      box.innerHTML = text;
      document.body.append(box);
      const externalScript = document.createElement('script');
      externalScript.src = 'https://scripts.example/a.js';
      document.body.append(externalScript);
      // In a timer, because the policy doesn't apply to code that the test evaluates directly.
      const evalResult = await new Promise((resolve) => {
        setTimeout(() => {
          try {
            // oxlint-disable-next-line no-eval -- this is what the policy blocks
            eval('document.title = 1');
            resolve('executed');
          } catch {
            resolve('blocked');
          }
        }, 100);
      });
      box.remove();
      return {violations, evalResult, title: document.title};
    }, '<img src="data:," onerror="document.title=1">');
    expect(result.evalResult).toBe('blocked');
    expect(result.title).not.toBe('1');
    expect(result.violations).toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr']));
  });
});

test('malicious text in URLs, queries, and local storage is rendered as text', async ({page, open, watch}) => {
  watch.allow('404');
  await page.addInitScript(
    ([text, index]) => {
      const storedSearch = {
        objectID: text,
        url: `javascript:document.title=1`,
        type: 'lvl1',
        content: text,
        hierarchy: {lvl0: text, lvl1: text},
        query: text,
      };
      localStorage.setItem('theme', text);
      localStorage.setItem('docusaurus.tab.lang', text);
      localStorage.setItem('docusaurus.announcement.id', text);
      localStorage.setItem('docs-preferred-version-default', text);
      localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${index}`, JSON.stringify([storedSearch]));
      localStorage.setItem(`__DOCSEARCH_FAVORITE_SEARCHES__${index}`, JSON.stringify([storedSearch]));
    },
    [maliciousText, site.search.indexName] as const,
  );
  const openWithText = async (path: string) => {
    await open(`${path}?q=${encodedText}&lang=${encodedText}&docusaurus-theme=${encodedText}#${encodedText}`);
    await expectHarmless(page);
  };
  await openWithText('');
  await openWithText('search');
  await expect(page.getByRole('main').getByPlaceholder('Search docs')).toHaveValue(maliciousText.slice(0, 64));
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/i);
  await expectHarmless(page);

  await openWithText(`docs/${site.slug}-api/core-api/designs-from-prompt`);
  await page.keyboard.press('Control+k');
  await expect(modal(page).getByPlaceholder('Search docs')).toBeFocused();
  await expectHarmless(page);
  const link = modal(page).locator('.DocSearch-Hit a').first();
  if ((await link.count()) > 0) await link.click();
  await expectHarmless(page);

  // The path of a page that doesn't exist.
  await openWithText(`docs/${encodedText}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await search(page, maliciousText);
  await expect(modal(page).getByRole('status')).toHaveText(/result/i);
  await expectHarmless(page);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expectHarmless(page);
});

test.describe('a link that sets attributes of <html>', () => {
  // Sites can install the packages without the policy.
  test.use({bypassCSP: true});

  /** The names of all data attributes that the site and the packages mention. */
  const names = new Set(
    ['src', 'packages', 'plugins', 'product']
      .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => `${folder}/${file}`))
      .filter((file) => !/node_modules|\/lib\//.test(file) && /\.(?:js|ts|tsx|css)$/.test(file))
      .flatMap(
        (file) => readFileSync(file, 'utf8').match(/(?<=\bdata-)[a-z][a-z-]*|(?<=\bdataset(?:\.|\['))\w+/g) ?? [],
      )
      .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
      // Docusaurus's own, for the color mode, and the names of Docusaurus's `<meta>` tags.
      .filter((name) => name !== 'theme' && name !== 'rh'),
  );
  test('changes no state', async ({page, open}) => {
    const path = `docs/${site.slug}-api/swagger/core-api`;
    await open(path);
    const content = await page.getByRole('main').innerHTML();
    expect(names.size).toBeGreaterThan(20);
    const query = new URLSearchParams([...names].map((name) => [`docusaurus-data-${name}`, 'true']));
    await open(`${path}?${query.toString()}`);
    await expect(page.locator('html')).toHaveAttribute('data-record', 'true');
    // Polls, because the attribute that tests wait for is one of those in the link.
    await expect.poll(async () => (await page.getByRole('main').innerHTML()) === content).toBe(true);
    await page.getByRole('main').locator('input').first().fill('get');
    expect(await page.getByRole('main').locator('li[hidden]').count()).toBeGreaterThan(0);
    // Links of the page still navigate without a page load, to pages that are rendered by a script.
    const isSameDocument = await markWindow(page);
    await page.getByRole('main').locator('a[href^="/docs/"]').first().click();
    await expect(page).not.toHaveURL(/swagger/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await isSameDocument()).toBe(true);
  });

  test("doesn't replace the content of a page", async ({page, open}) => {
    const route = docsInSidebar.find((name) => name.endsWith('/get-request-status')) ?? '';
    const parts = readFileSync(`build/${route}.html`, 'utf8').match(/(?<=data-openapi-part=")[^"]+/g) ?? [];
    expect(parts).not.toEqual([]);
    for (const part of new Set(parts.map((name) => name.split('.')[0]))) {
      await open(`docs/intro?docusaurus-data-openapi-part=${part ?? ''}.0`);
      await page.locator(`.theme-doc-sidebar-menu a[href$="/${route}"]`).click();
      await expect(page).toHaveURL(new RegExp(`/${route}$`));
      await expect(
        page.getByRole('main').locator('code').filter({hasText: '/requests/{requestId}'}).first(),
      ).toBeVisible();
      await expect(page.getByRole('main').locator('pre').first()).toContainText('curl');
    }
  });
});

test('precompressed files match the final pages', async () => {
  const {gunzipSync, brotliDecompressSync} = await import('node:zlib');
  const compressedFiles = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(?:gz|br)$/.test(file),
  );
  expect(compressedFiles.length).toBeGreaterThan(pages.length);
  // Every tenth file, because each takes time.
  for (const file of compressedFiles.filter((_, index) => index % 10 === 0)) {
    const content = readFileSync(nodePath.join('build', file));
    const original = readFileSync(nodePath.join('build', file.replace(/\.(?:gz|br)$/, '')));
    expect((file.endsWith('.gz') ? gunzipSync(content) : brotliDecompressSync(content)).equals(original), file).toBe(
      true,
    );
  }
});
