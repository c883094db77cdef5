import {describe, expect, test} from 'vitest';
import {describeBlockedLoads} from './blocked-loads';
import {collectSources} from './fixtures/collect-sources';
import {buildPolicy, type Sources} from './policy';

describe('what a strict policy blocks on other hosts', () => {
  const check = (html: string, additions: readonly Sources[] = []) => {
    const sources = collectSources(html);
    return describeBlockedLoads(sources.loads.values(), buildPolicy(sources, true, additions)).join('\n');
  };

  test.each([
    ['<script async src="https://tags.example/a.js"></script>', 'script-src'],
    ['<LINK REL="preload STYLESHEET" href="//tags.example/a.css">', 'style-src'],
    ['<noscript><iframe src="https://tags.example/x"></iframe></noscript>', 'frame-src'],
    ['<object data="https://tags.example/x.pdf"></object>', 'object-src'],
    ['<form action="https://tags.example/subscribe"></form>', 'form-action'],
    ['<form><button formaction="//tags.example/go">Go</button></form>', 'form-action'],
    ['<img src="https://tags.example/a.png" alt="">', 'img-src'],
    ['<audio><source src="//tags.example/a.mp3"></audio>', 'media-src'],
  ])('is reported with the file, the element, and the fix: %s', (html, directive) => {
    expect(check(html)).toMatch(
      new RegExp(
        `^page\\.html: <\\w+ \\w+="[^"]*//tags\\.example.*"contentSecurityPolicy\\.directives": \\{'${directive}': \\['https://tags\\.example'\\]`,
      ),
    );
  });

  test('is listed once for each host', () => {
    const script = '<script src="https://a.example/1.js"></script><script src="https://a.example/2.js"></script>';
    expect(check(`${script}<iframe src="https://b.example/"></iframe>`)).toMatch(
      /^page\.html: <script .*1\.js.*\npage\.html: <iframe .*$/,
    );
  });

  const script = '<script src="https://tags.example/x/a.js"></script>';
  test.each(['https://tags.example', 'tags.example', 'https://*.example', 'https:', '*', 'https://tags.example/x/'])(
    'is allowed by %s',
    (source) => {
      expect(check(script, [{'script-src': [source]}]) + check(script, [{'script-src-elem': [source]}])).toBe('');
    },
  );

  test.each(['https://example', 'https://*.tags.example', 'https://tags.example:8443', "'sha256-x'"])(
    "isn't allowed by %s",
    (source) => {
      expect(check(script, [{'script-src': [source]}])).toContain('is blocked');
    },
  );

  test("excludes what browsers don't load", () => {
    const html =
      '<script src="/a.js"></script><script src="HTTPS://DOCS.example/a.js"></script><script type="text/plain" src="https://a.example/x.js"></script><link rel="canonical" href="https://a.example/"><iframe src="about:blank"></iframe><form action="/search"><button formaction="?x">Go</button></form>';
    expect(check(html)).toBe('');
  });
});
