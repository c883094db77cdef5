import {describe, expect, test} from 'vitest';
import {collectScriptSources, collectStyleSources} from './asset-sources';
import {describeBlockedLoads} from './blocked-loads';
import {addTo, buildDefault, collectSources} from './fixtures/collect-sources';
import {createPageSources} from './page-sources';
import {buildPolicy, renderPolicy} from './policy';

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
  const policy = buildDefault(sources);
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
    const policy = buildDefault(sources);
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
