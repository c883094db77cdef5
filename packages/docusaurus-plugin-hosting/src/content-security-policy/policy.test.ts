import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {collectScriptSources, collectStyleSources} from './asset-sources';
import {describeBlockedLoads} from './blocked-loads';
import {SitePolicy} from './index';
import {createAddLoad} from './loads';
import {collectPageSources, createPageSources, listHosts, type PageSources} from './page-sources';
import {buildPolicy, insertPolicy, renderMetaPolicy, renderPolicy, type Sources} from './policy';
import {detectServices, findLoadedServices, getServiceSources, serviceNames} from './services';

function collectSources(html: string, strict = true): PageSources {
  const sources = createPageSources();
  collectPageSources({html, file: 'page.html', siteUrl: 'https://docs.example', strict}, sources);
  return sources;
}

const addTo = ({loads}: PageSources, file: string) => createAddLoad(loads, file, 'https://docs.example');

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('collectPageSources', () => {
  test('hashes the exact text of inline scripts, but of no other scripts', () => {
    const {scripts} = collectSources(
      '<script> go() </script><script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">m()</script>',
    );
    expect([...scripts]).toEqual([hash(' go() '), hash('m()')]);
  });

  test.each([
    'type=""',
    'type=" text/javascript "',
    'type="TEXT/JScript"',
    'type=text/livescript',
    'type=text/javascript1.5',
    'type=application/x-ecmascript',
    'type="\nmodule"',
    'type=importmap',
    'type=speculationrules',
    'language=JavaScript1.2',
    'language=""',
    'type=module language=vbscript',
  ])('hashes scripts that browsers execute or check: %s', (attribute) => {
    expect([...collectSources(`<script ${attribute}>go()</script>`).scripts]).toEqual([hash('go()')]);
  });

  test.each([
    'type=" "',
    'type=text/javascript1.6',
    'type="text/javascript;x=y"',
    'type=text/plain language=JavaScript',
    'language=vbscript',
  ])('hashes no scripts that browsers ignore: %s', (attribute) => {
    expect(collectSources(`<script ${attribute}>go()</script>`).scripts.size).toBe(0);
  });

  test('hashes code with the newlines that browsers see', () => {
    const {scripts, styles} = collectSources(
      '<script>\r\na()\r\rb()\n</script><style>\r\np{}\r</style><p style="left:0;\r\ntop:0">x</p><p style="left:0;&#13;">y</p>',
    );
    expect([...scripts]).toEqual([hash('\na()\n\nb()\n')]);
    expect([...styles]).toEqual([hash('\np{}\n'), hash('left:0;\ntop:0'), hash('left:0;\r')]);
    const {handlers} = collectSources('<a onclick="a()\r\nb()">x</a>', false);
    expect([...handlers]).toEqual([hash('a()\nb()')]);
  });

  test('hashes the code in the documents of frames', () => {
    const nested = `<iframe srcdoc="<script>b()</script>"></iframe>`.replaceAll('"', '&quot;');
    const sources = collectSources(
      `<iframe srcdoc="<p style=left:0><script>a()&#13;&#10;</script>${nested}<script src=https://a.example/x.js></script>"></iframe>`,
    );
    expect([...sources.scripts]).toEqual([hash('a()\n'), hash('b()')]);
    expect([...sources.styles]).toEqual([hash('left:0')]);
    expect(listHosts(sources, 'script-src')).toEqual(['https://a.example']);
  });

  test('hashes the code in inline SVG as its own syntax defines it', () => {
    const {scripts, styles} = collectSources(
      `<script>a()</script><svg><style>p{}<!-- x --></style><script><![CDATA[b(1 < 2)]]></script><script>c(1 &lt; 2)</script>
      <script href="d.js"/></script><script type="text/plain">e()</script><foreignObject><script>f(1 &lt; 2)</script></foreignObject></svg><script>g()</script>`,
    );
    expect(scripts).toEqual(new Set(['a()', 'b(1 < 2)', 'c(1 < 2)', 'f(1 &lt; 2)', 'g()'].map((text) => hash(text))));
    expect([...styles]).toEqual([hash('p{}')]);
  });

  test('hashes style attributes as the browser parses them, including those in templates', () => {
    const {styles} = collectSources('<p style="color:&quot;a&quot;">x</p><template><i style="left:0">y</i></template>');
    expect([...styles]).toEqual([hash('color:"a"'), hash('left:0')]);
  });

  test('a strict policy rejects inline event handlers and reports the file, the element, and the fix', () => {
    expect(() => collectSources('<button onclick="go()">x</button>')).toThrow(
      /^page\.html: <button onclick="…"> is an inline event handler.*Attach the handler in a script/,
    );
  });
});

describe('the strict policy', () => {
  const build = (html: string, additions?: readonly Sources[]) =>
    renderPolicy(buildPolicy(collectSources(html), true, additions));

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
    expect(build('<p style="left:0">x</p>', [{'style-src': ["'unsafe-inline'"]}])).toContain(
      "style-src 'self' 'unsafe-inline';",
    );
  });
});

describe('what a strict policy blocks on other hosts', () => {
  const check = (html: string, additions: readonly Sources[] = []) => {
    const sources = collectSources(html);
    const policy = buildPolicy(sources, true, additions);
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
    ['<video src="https://tags.example/a.mp4"></video>', 'media-src'],
    ['<audio><source src="//tags.example/a.mp3"></audio>', 'media-src'],
  ])('is reported with the file, the element, and the fix: %s', (html, directive) => {
    expect(check(html)).toMatch(
      new RegExp(
        `^page\\.html: <\\w+ \\w+="[^"]*//tags\\.example.*"contentSecurityPolicy\\.directives": \\{'${directive}': \\['https://tags\\.example'\\]`,
      ),
    );
  });

  test.each(['javascript:go()', ' java\nscript:go()'])('includes code in the URLs of frames: %j', (url) => {
    expect(check(`<iframe src="${url}"></iframe>`)).toMatch(
      /^page\.html: <iframe src="[^"]+"> is blocked .* Move the code/,
    );
  });

  test('is listed once for each host', () => {
    const script = '<script src="https://a.example/1.js"></script><script src="https://a.example/2.js"></script>';
    expect(check(`${script}<iframe src="https://b.example/"></iframe>`)).toMatch(
      /^page\.html: <script .*1\.js.*\npage\.html: <iframe .*$/,
    );
  });

  test.each([
    'https://tags.example',
    'tags.example',
    'http://tags.example',
    'https://*.example',
    'https:',
    '*',
    'https://tags.example/x/',
    'https://tags.example/x/a.js',
    'https://tags.example:*',
    "'strict-dynamic'",
  ])('is allowed by %s', (source) => {
    const script = '<script src="https://tags.example/x/a.js"></script>';
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
    expect(check('<script src="https://tags.example/x/a.js"></script>', [{'script-src': [source]}])).toContain(
      'is blocked',
    );
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
  const list = describeBlockedLoads(sources.loads.values(), buildPolicy(sources, false), 'https://docs.example');
  expect(list).toEqual([
    expect.stringMatching(
      /<img src="http:\/\/a\.example\/1\.png"> is blocked .* \{'img-src': \['http:\/\/a\.example'\]\}/,
    ),
    expect.stringMatching(/<video .* \{'media-src': \['http:\/\/c\.example'\]\}/),
  ]);
});

describe('the default policy', () => {
  const build = (html: string) => renderPolicy(buildPolicy(collectSources(html, false), false));

  test('allows inline styles, images and media of any host, and own inline scripts', () => {
    const policy = build('<script>a()</script><p style="left:0">x</p>');
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("img-src 'self' data: blob: https:;");
    expect(policy).toContain("media-src 'self' data: blob: https:;");
  });

  test('allows what pages load from other hosts', () => {
    const policy = build(
      '<link rel="stylesheet" href="https://styles.example/a.css"><iframe src="https://video.example/x"></iframe>',
    );
    expect(policy).toContain("style-src 'self' 'unsafe-inline' https://styles.example;");
    expect(policy).toContain("font-src 'self' data: https://styles.example;");
    expect(policy).toContain("frame-src 'self' https://video.example;");
  });
});

test('inline scripts and styles are read for what they load from other hosts', () => {
  const sources = collectSources(
    `<script>(function(){var u="//matomo.example/";var g=document.createElement("script");g.src=u+"matomo.js"})()</script>
    <script>(function(c,l){t=l.createElement('script');t.src="https://www.clarity.ms/tag/"+i})(window,document)</script>
    <script>var n=document.createElement("div");n.innerHTML='<a href="https://link.example/">';location.href="https://link.example/"</script>
    <script>fetch("https://api.example/ping");go("https://data.example/a.json")</script>
    <script type="module">import a from "https://modules.example/a";import("https://lazy.example/b")</script>
    <style>@import url(https://fonts.googleapis.com/css2);@font-face{src:url(https://files.example/a.woff2)}</style>
    <svg><style>@font-face{src:url(https://svg.example/a.woff2)}</style></svg>`,
    false,
  );
  const policy = buildPolicy(sources, false, getServiceSources(findLoadedServices(sources)));
  expect(policy['script-src']).toEqual(
    expect.arrayContaining(
      ['*.clarity.ms', 'lazy.example', 'matomo.example', 'modules.example'].map((host) => `https://${host}`),
    ),
  );
  expect(policy['connect-src']).toEqual(expect.arrayContaining(['https://api.example', 'https://matomo.example']));
  expect(policy['style-src']).toContain('https://fonts.googleapis.com');
  expect(policy['font-src']).toEqual(
    expect.arrayContaining(['files.example', 'fonts.gstatic.com', 'svg.example'].map((host) => `https://${host}`)),
  );
  expect(renderPolicy(policy)).not.toMatch(/data\.example|link\.example/);
});

test('scripts that inline scripts insert, and hosts of components, are allowed with what their services need', () => {
  const sources = collectSources(
    `<script>(function(d,s,u){var e=d.createElement(s);e.src=u})(document,'script','https://mc.yandex.ru/metrika/tag.js?id=1')</script>
    <svg><script>load("//tags.example/t.js")</script></svg>
    <script>go("https://docs.example/own.js","https://data.example/a.json",'see https://text.example/a.js')</script>
    <script type="application/json">["https://json.example/a.js"]</script>`,
    false,
  );
  collectScriptSources('x({host:"https://giscus.app"})', addTo(sources, 'assets/js/a.js'));
  const unrelated =
    'x({href:"https://codepen.io"}, "https://api.iconify.design/docs", "https://react-tweet.vercel.app/")';
  collectScriptSources(unrelated, addTo(sources, 'assets/js/b.js'));
  const policy = buildPolicy(sources, false, getServiceSources(findLoadedServices(sources)));
  const listAllowedHosts = (directive: string) => policy[directive]?.filter((source) => source.includes('//')).sort();
  expect(listAllowedHosts('script-src')).toEqual([
    'https://giscus.app',
    'https://mc.yandex.ru',
    'https://tags.example',
    'https://yastatic.net',
  ]);
  expect(listAllowedHosts('frame-src')).toEqual(['https://giscus.app', 'https://mc.yandex.ru']);
  expect(listAllowedHosts('connect-src')).toContain('wss://mc.yandex.ru');
  expect(listAllowedHosts('connect-src')).not.toContain('https://api.iconify.design');
  for (const script of [
    'p("",{resources:["https://api.iconify.design"].concat(["https://api.simplesvg.com",\'https://api.unisvg.com\'])})',
    'let u=r?r:`https://react-tweet.vercel.app/api/tweet/${e}`;',
  ]) {
    collectScriptSources(script, addTo(sources, 'assets/js/c.js'));
  }
  expect(buildPolicy(sources, false)['connect-src']).toEqual(
    expect.arrayContaining(
      ['api.iconify.design', 'api.simplesvg.com', 'api.unisvg.com', 'react-tweet.vercel.app'].map(
        (host) => `https://${host}`,
      ),
    ),
  );
  expect(sources.loads.get('connect-src https://api.iconify.design')).toMatchObject({
    element: 'the Iconify component',
    file: 'assets/js/c.js',
  });
});

describe('the policy of a page', () => {
  test('lacks directives that browsers only accept in a header', () => {
    const policy = buildPolicy(collectSources(''), true, [{'report-uri': ['/report']}]);
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

describe('services', () => {
  test('are detected in the configuration', () => {
    const detect = (plugin: string, themeConfig = {}) => detectServices([{name: plugin}], themeConfig);
    expect(detect('docusaurus-plugin-content-docs')).toEqual([]);
    expect(detect('docusaurus-plugin-google-gtag')).toEqual(['google-tag-manager', 'google-analytics']);
    expect(detect('docusaurus-plugin-google-tag-manager')).toEqual(['google-tag-manager']);
    expect(detect('docusaurus-theme-live-codeblock')).toEqual(['live-code']);
    expect(detect('other', {algolia: {appId: 'A'}})).toEqual(['algolia']);
    expect(detect('other', {algolia: {insights: true}})).toEqual(['algolia', 'algolia-insights']);
  });

  test('docs/content-security-policy.md documents all services', () => {
    const file = path.resolve(import.meta.dirname, '../../docs/content-security-policy.md');
    const page = readFileSync(file, 'utf8');
    expect(serviceNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

test.each([true, false])('the hosts that other plugins name are allowed, if strict is %s', (strict) => {
  const options = {strict, reportOnly: false, services: [], directives: {'connect-src': ['https://own.example']}};
  const plugins = [{name: 'a'}, {name: 'b', getPolicySources: () => ({'connect-src': ['https://api.example']})}];
  const siteConfig = {url: 'https://docs.example', themeConfig: {}};
  const policy = new SitePolicy(options, {plugins, siteConfig} as never);
  const header = Object.values(policy.createHeader([createPageSources()]))[0];
  expect(header).toMatch(/connect-src 'self' (?=.*https:\/\/api\.example)(?=.*https:\/\/own\.example)[^;]*;/);
});

test.each([true, false])('live code is evaluated unless the policy is strict: %s', (strict) => {
  const options = {strict, reportOnly: false, services: [], directives: {}};
  const siteConfig = {url: 'https://docs.example', themeConfig: {}};
  const policy = new SitePolicy(options, {plugins: [{name: 'docusaurus-theme-live-codeblock'}], siteConfig} as never);
  const header = Object.values(policy.createHeader([createPageSources()])).join('');
  expect(header.includes("script-src 'self' 'unsafe-eval';")).toBe(!strict);
});

describe('style sheets and scripts of the build', () => {
  const styles = `@import "https://rsms.example/inter.css";@import url(//fonts.googleapis.com/css2?family=Inter);
    @font-face{font-family:A;src:url('https://files.example/a.woff2') format("woff2"),url(/own.woff2)}
    p{background:url(https://images.example/a.png)}/* url(https://no.example/a.woff) */`;
  const scripts = [
    'const go=async e=>{const t=await fetch("https://api.example/repos/x");new WebSocket("wss://live.example/a");return t}',
    'var r=new XMLHttpRequest;r.open("GET","https://old.example/x");navigator.sendBeacon(`https://beacon.example/${r}`)',
    // Code samples, own requests, and what isn't JavaScript
    'const s="fetch(\\"https://sample.example/\\")",t=`fetch("https://sample.example/")`;fetch("/own");fetch(s)',
    'fetch("https://no.example/" is no code',
  ];
  const sources = createPageSources();
  collectStyleSources(styles, addTo(sources, 'assets/css/styles.css'));
  for (const script of scripts) collectScriptSources(script, addTo(sources, 'assets/js/main.js'));

  test('are read for what they load from other hosts', () => {
    const policy = buildPolicy(sources, false, getServiceSources(findLoadedServices(sources)));
    expect(policy['style-src']).toEqual(
      expect.arrayContaining(['https://fonts.googleapis.com', 'https://rsms.example']),
    );
    expect(policy['font-src']).toEqual(expect.arrayContaining(['https://files.example', 'https://fonts.gstatic.com']));
    expect(policy['connect-src']).toEqual([
      "'self'",
      ...['api', 'beacon', 'old'].map((name) => `https://${name}.example`),
      'wss://live.example',
    ]);
    expect(renderPolicy(policy)).not.toMatch(/images\.example|no\.example|sample\.example/);
  });

  test('are listed with the fix if the policy is strict', () => {
    const list = describeBlockedLoads(sources.loads.values(), buildPolicy(sources, true), 'https://docs.example');
    expect(list).toHaveLength(7);
    expect(list.join('\n')).toContain(
      `assets/js/main.js: fetch("https://api.example/repos/x") is blocked by the content security policy. Remove it, or add its host to the option "contentSecurityPolicy.directives": {'connect-src': ['https://api.example']}.`,
    );
  });
});
