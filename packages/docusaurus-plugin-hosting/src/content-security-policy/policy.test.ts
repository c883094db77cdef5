import {describe, expect, test} from 'vitest';
import {collectSources, hash} from './fixtures/collect-sources';
import {buildPolicy, insertPolicy, renderMetaPolicy, renderPolicy, type Policy} from './policy';

describe('the strict policy', () => {
  const build = (html: string, additions?: readonly Policy[]) =>
    renderPolicy(buildPolicy(collectSources(html), additions));

  test('never allows eval or arbitrary inline scripts', () => {
    const policy = build('<script>a()</script><p style="left:0">x</p>');
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
    expect(policy).toContain(`style-src 'self' 'unsafe-hashes' ${hash('left:0')};`);
    expect(policy).toContain("connect-src 'self';");
  });

  test('allows additional sources, and creates directives', () => {
    const policy = build('', [
      {'connect-src': ['https://search.example']},
      {'connect-src': ['https://search.example', 'https://api.example'], 'media-src': ["'self'"]},
    ]);
    expect(policy).toContain("connect-src 'self' https://search.example https://api.example;");
    expect(policy).toMatch(/; media-src 'self'$/);
  });

  test("'unsafe-inline' replaces hashes, because browsers ignore it next to them", () => {
    const policy = build('<p style="left:0">x</p>', [{'style-src': ["'unsafe-inline'"]}]);
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  });
});

test('the default policy allows inline styles, images and media of any host, and own inline scripts', () => {
  const policy = renderPolicy(buildPolicy(collectSources('<script>a()</script><p style="left:0">x</p>', false)));
  expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("img-src 'self' data: blob: https:;");
  expect(policy).toContain("media-src 'self' data: blob: https:;");
});

test.each<[directive: string, inherited: string]>([
  ['manifest-src', "'self'"],
  ['child-src', "'self'"],
  ['script-src-elem', `'self' ${hash('a()')} https://b.example`],
  ['script-src-attr', `'self' ${hash('a()')} https://b.example`],
  ['style-src-elem', "'self' 'unsafe-inline'"],
  ['style-src-attr', "'self' 'unsafe-inline'"],
  ['report-uri', ''],
])('additional sources of %s extend what browsers use without this directive', (directive, inherited) => {
  const additions = [{[directive]: ['https://a.example'], 'script-src': ['https://b.example']}];
  const policy = buildPolicy(collectSources('<script>a()</script>', false), additions);
  expect(policy[directive]?.join(' ')).toBe(`${inherited} https://a.example`.trim());
});

describe('the policy of a page', () => {
  test('lacks directives that browsers only accept in a header', () => {
    const policy = buildPolicy(collectSources(''), [{'report-uri': ['/report']}]);
    expect(renderPolicy(policy)).toMatch(/; frame-ancestors 'self'; report-uri \/report$/);
    expect(renderMetaPolicy(policy)).not.toMatch(/frame-ancestors|report-uri/);
  });

  test('is inserted right after the character set, even in minified pages', () => {
    for (const charset of ['<meta charset="UTF-8">', '<meta charset=utf-8>']) {
      expect(insertPolicy(`${charset}<title>x</title>`, "a 'b'", 'page.html')).toBe(
        `${charset}<meta http-equiv="Content-Security-Policy" content="a 'b'"><title>x</title>`,
      );
    }
  });
});
