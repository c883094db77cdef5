import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {collectInlineSources, type InlineSources} from './inline-sources';
import {buildPolicy, insertPolicy} from './policy';

function collectSources(html: string): InlineSources {
  const sources: InlineSources = {scripts: new Set(), styles: new Set()};
  collectInlineSources(html, 'page.html', sources);
  return sources;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('collectInlineSources', () => {
  test('hashes the exact text of inline scripts, but of no other scripts', () => {
    const {scripts} = collectSources(
      '<script> go() </script><script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">m()</script>',
    );
    expect([...scripts]).toEqual([hash(' go() '), hash('m()')]);
  });

  test('hashes style attributes as the browser parses them, including those in templates', () => {
    const {styles} = collectSources('<p style="color:&quot;a&quot;">x</p><template><i style="left:0">y</i></template>');
    expect([...styles]).toEqual([hash('color:"a"'), hash('left:0')]);
  });

  test('hashes the styles in markup that a script inserts', () => {
    expect([...collectSources('<script>put(`<b style="color: red;">x</b>`)</script>').styles]).toEqual([
      hash('color: red;'),
    ]);
  });

  test('rejects inline event handlers and reports the file, the element, and the fix', () => {
    expect(() => collectSources('<button onclick="go()">x</button>')).toThrow(
      /^page\.html: <button onclick="…"> is an inline event handler.*Attach the handler in a script/,
    );
  });
});

describe('the policy', () => {
  test('never allows eval or arbitrary inline scripts', () => {
    const policy = buildPolicy(collectSources('<script>a()</script><p style="left:0">x</p>'));
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
    expect(policy).toContain(`style-src 'self' 'unsafe-hashes' ${hash('left:0')};`);
    expect(policy).toContain("connect-src 'self';");
  });

  test('allows the hosts of configured services in the directives that they need', () => {
    const policy = buildPolicy(collectSources(''), {
      connect: ['https://search.example'],
      script: ['https://tags.example'],
    });
    expect(policy).toContain("connect-src 'self' https://search.example;");
    expect(policy).toMatch(/script-src 'self' https:\/\/tags\.example;/);
  });

  test('allows styles that scripts insert only if configured', () => {
    const policy = buildPolicy(collectSources('<p style="left:0">x</p>'), {inlineStyles: true});
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  });

  test('is inserted right after the character set', () => {
    expect(insertPolicy('<head><meta charset="UTF-8"><title>x</title>', "a 'b'", 'page.html')).toBe(
      '<head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="a \'b\'"><title>x</title>',
    );
  });

  test("fails the build if it can't be inserted", () => {
    expect(() => insertPolicy('<head></head>', 'a', 'page.html')).toThrow(/^page\.html has no <meta charset/);
  });
});
