import {expect, test} from 'vitest';
import {collectFromScript, collectFromStyles} from './collect-sources';
import {collectSources, hash} from './fixtures/collect-sources';
import {PageSources} from './page-sources';
import {buildPolicy, renderPolicy} from './policy';

test('style sheets and scripts of the build are read for what they load from other hosts', () => {
  const styles = `@import "https://rsms.example/inter.css";@import url(//fonts.googleapis.com/css2?family=Inter);
    @font-face{font-family:A;src:url('https://files.example/a.woff2') format("woff2"),url(/own.woff2)}
    p{background:url(https://images.example/a.png)}/* url(https://no.example/a.woff) */`;
  const scripts = [
    'const go=async e=>{const t=await fetch("https://api.example/repos/x");new WebSocket("wss://live.example/a");return t}',
    'var r=new XMLHttpRequest;r.open("GET","https://old.example/x");navigator.sendBeacon(`https://beacon.example/${r}`)',
    'const s="fetch(\\"https://sample.example/\\")";fetch("/own");fetch(s);fetch(`https://${no.example}/`)',
  ];
  const sources = new PageSources('https://docs.example', false);
  collectFromStyles(styles, 'assets/css/styles.css', sources);
  for (const script of scripts) collectFromScript(script, 'assets/js/main.js', sources);
  const policy = buildPolicy(sources);
  expect(policy['style-src']).toEqual(expect.arrayContaining(['https://fonts.googleapis.com', 'https://rsms.example']));
  expect(policy['font-src']).toEqual(expect.arrayContaining(['https://files.example', 'https://fonts.gstatic.com']));
  expect(policy['connect-src']).toEqual([
    "'self'",
    ...['api', 'beacon', 'old'].map((name) => `https://${name}.example`),
    'wss://live.example',
  ]);
  expect(renderPolicy(policy)).not.toMatch(/images\.example|no\.example|sample\.example/);
});

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
  expect(sources.listHosts('script-src')).toEqual(['https://a.example']);
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

test.each(['<x-card only>', '<div on-tap="a">'])(
  'a strict policy accepts other attributes that start with "on": %s',
  (html) => {
    expect(() => collectSources(html)).not.toThrow();
  },
);

test('inline scripts and styles are read for what they load from other hosts', () => {
  const sources = collectSources(
    `<script>(function(){var u="//matomo.example/";var g=document.createElement("script");g.src=u+"matomo.js"})()</script>
    <script>(function(c,l){t=l.createElement('script');t.src="https://www.clarity.ms/tag/"+i})(window,document)</script>
    <script>var n=document.createElement("div");n.innerHTML='<a href="https://link.example/">';location.href="https://link.example/"</script>
    <script>fetch("https://api.example/ping");go("https://data.example/a.json")</script>
    <style>@import url(https://fonts.googleapis.com/css2);@font-face{src:url(https://files.example/a.woff2)}</style>
    <svg><style>@font-face{src:url(https://svg.example/a.woff2)}</style></svg>`,
    false,
  );
  const policy = buildPolicy(sources);
  expect(policy['script-src']).toEqual(expect.arrayContaining(['https://matomo.example', 'https://www.clarity.ms']));
  expect(policy['connect-src']).toEqual(expect.arrayContaining(['https://api.example', 'https://matomo.example']));
  expect(policy['style-src']).toContain('https://fonts.googleapis.com');
  expect(policy['font-src']).toEqual(
    expect.arrayContaining(['files.example', 'fonts.gstatic.com', 'svg.example'].map((host) => `https://${host}`)),
  );
  expect(renderPolicy(policy)).not.toMatch(/data\.example|link\.example/);
});
