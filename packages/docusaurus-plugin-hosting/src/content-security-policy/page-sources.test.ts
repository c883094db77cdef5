import {expect, test} from 'vitest';
import {buildDefault, collectSources, hash} from './fixtures/collect-sources';
import {renderPolicy} from './policy';

test.each([
  '<script>go()</script>',
  '<script type="">go()</script>',
  '<script type=" TEXT/JavaScript ">go()</script>',
  '<script type="module">go()</script>',
  '<script src="/a.js"></script><script type="application/ld+json">{}</script><script>go()</script>',
])('hashes inline scripts, but no other scripts: %s', (html) => {
  expect([...collectSources(html).scripts]).toEqual([hash('go()')]);
});

test('hashes code with the newlines that browsers see', () => {
  const {scripts, styles} = collectSources(
    '<script>\r\na()\r\rb()\n</script><style>\r\np{}\r</style><p style="left:0;\r\ntop:0">x</p><p style="left:0;&#13;">y</p>',
  );
  expect([...scripts]).toEqual([hash('\na()\n\nb()\n')]);
  expect([...styles]).toEqual([hash('\np{}\n'), hash('left:0;\ntop:0'), hash('left:0;\r')]);
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

test('inline scripts and styles are read for what they load from other hosts', () => {
  const sources = collectSources(
    `<script>(function(){var u="//matomo.example/";var g=document.createElement("script");g.src=u+"matomo.js"})()</script>
    <script>load("//tags.example/t.js");go("https://docs.example/own.js",'see https://text.example/a.js')</script>
    <script>var n=document.createElement("div");n.innerHTML='<a href="https://link.example/">';location.href="https://link.example/"</script>
    <script>fetch("https://api.example/ping");go("https://data.example/a.json")</script>
    <style>@import url(https://fonts.googleapis.com/css2);@font-face{src:url(https://files.example/a.woff2)}</style>`,
    false,
  );
  const policy = buildDefault(sources);
  expect(policy['script-src']).toEqual(expect.arrayContaining(['https://matomo.example', 'https://tags.example']));
  expect(policy['connect-src']).toEqual(expect.arrayContaining(['https://api.example', 'https://matomo.example']));
  expect(policy['style-src']).toContain('https://fonts.googleapis.com');
  expect(policy['font-src']).toEqual(expect.arrayContaining(['https://files.example', 'https://fonts.gstatic.com']));
  expect(renderPolicy(policy)).not.toMatch(/(?:data|link|text)\.example/);
});
