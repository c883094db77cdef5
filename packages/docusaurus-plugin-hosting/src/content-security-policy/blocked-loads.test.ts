import {describe, expect, test} from 'vitest';
import {describeBlockedLoads} from './blocked-loads';
import {collectSources} from './fixtures/collect-sources';
import {buildPolicy, type Policy} from './policy';

describe('what a strict policy blocks on other hosts', () => {
  const check = (html: string, additions: readonly Policy[] = []) => {
    const sources = collectSources(html);
    const policy = buildPolicy(sources, additions);
    return describeBlockedLoads(sources.loads.values(), policy, 'https://docs.example').join('\n');
  };

  test.each([
    ['<script async src="https://tags.example/a.js"></script>', 'script-src'],
    ['<LINK REL="preload STYLESHEET" href="//tags.example/a.css">', 'style-src'],
    ['<svg><script href="https://tags.example/a.js"></script></svg>', 'script-src'],
    ['<svg><script xlink:href="//tags.example/a.js"></script></svg>', 'script-src'],
    ['<noscript><iframe src="https://tags.example/x"></iframe></noscript>', 'frame-src'],
    ['<object data="https://tags.example/x.pdf"></object>', 'object-src'],
    ['<embed src="https://tags.example/x.svg">', 'object-src'],
    ['<form action="https://tags.example/subscribe"></form>', 'form-action'],
    ['<form><button formaction="//tags.example/go">Go</button></form>', 'form-action'],
    ['<iframe srcdoc="<script src=https://tags.example/a.js></script>"></iframe>', 'script-src'],
    ['<img src="https://tags.example/a.png" alt="">', 'img-src'],
    ['<img src="/1.png" srcset="/1.png 1x,https://tags.example/c_fit,w_9/2.png 2x">', 'img-src'],
    ['<picture><source srcset="/1.webp 100w, //tags.example/2.webp 200w"></picture>', 'img-src'],
    ['<video src="/a.mp4" poster="https://tags.example/a.jpg"></video>', 'img-src'],
    ['<video src="https://tags.example/a.mp4"></video>', 'media-src'],
    ['<audio><source src="//tags.example/a.mp3"></audio>', 'media-src'],
  ])('is reported with the file, the element, and the fix: %s', (html, directive) => {
    expect(check(html)).toMatch(
      new RegExp(
        `^page\\.html: <\\w+ [\\w:]+="[^"]*//tags\\.example.*"contentSecurityPolicy\\.directives": \\{'${directive}': \\['https://tags\\.example'\\]`,
      ),
    );
  });

  test('is listed once for each host', () => {
    const scripts = '<script src="https://a.example/1.js"></script><script src="https://a.example/2.js"></script>';
    expect(check(`${scripts}<iframe src="https://b.example/"></iframe>`)).toMatch(
      /^page\.html: <script .*1\.js.*\npage\.html: <iframe .*$/,
    );
  });

  const script = '<script src="https://tags.example/x/a.js"></script>';

  test.each([
    'https://tags.example',
    'tags.example',
    'http://tags.example',
    'https://*.example',
    'https:',
    'http:',
    '*',
    'https://tags.example/x/',
    'https://tags.example/x/a.js',
    'https://tags.example:*',
    'https://tags.example:443',
  ])('is allowed by %s', (source) => {
    expect(check(script, [{'script-src': [source]}]) + check(script, [{'script-src-elem': [source]}])).toBe('');
  });

  test.each([
    'https://example',
    'https://*.tags.example',
    'wss:',
    'https://tags.example/y/',
    'https://tags.example:8443',
    "'sha256-x'",
    "'unsafe-eval'",
    'constructor',
  ])("isn't allowed by %s", (source) => {
    expect(check(script, [{'script-src': [source]}])).toContain('is blocked');
  });

  test("excludes what browsers don't load", () => {
    const html =
      '<script src="/a.js"></script><script src="HTTPS://DOCS.example/a.js"></script><script type="text/plain" src="https://a.example/x.js"></script><link rel="canonical" href="https://a.example/"><link rel="preconnect" href="https://a.example"><iframe src="about:blank"></iframe><form action="/search"><button formaction="?x">Go</button></form>';
    expect(check(html)).toBe('');
  });
});

test('images and media without encryption, which the default policy blocks, are listed with the setting', () => {
  const sources = collectSources(
    '<img src="http://a.example/1.png"><img src="https://b.example/1.png"><video src="http://c.example/1.mp4"></video>',
    false,
  );
  const list = describeBlockedLoads(sources.loads.values(), buildPolicy(sources), 'https://docs.example');
  expect(list).toEqual([
    expect.stringMatching(/<img .* is blocked .* \{'img-src': \['http:\/\/a\.example'\]\}/),
    expect.stringMatching(/<video .* \{'media-src': \['http:\/\/c\.example'\]\}/),
  ]);
});
