import {expect, test} from 'vitest';
import {collectScriptSources, collectStyleSources} from './asset-sources';
import {addTo, buildDefault} from './fixtures/collect-sources';
import {createPageSources} from './page-sources';
import {renderPolicy} from './policy';

test('style sheets and scripts of the build are read for what they load from other hosts', () => {
  const styles = `@import "https://rsms.example/inter.css";@import url(//fonts.googleapis.com/css2?family=Inter);
    @font-face{font-family:A;src:url('https://files.example/a.woff2') format("woff2"),url(/own.woff2)}
    p{background:url(https://images.example/a.png)}/* url(https://no.example/a.woff) */`;
  const scripts = [
    'const go=async e=>{const t=await fetch("https://api.example/repos/x");new WebSocket("wss://live.example/a");return t}',
    'var r=new XMLHttpRequest;r.open("GET","https://old.example/x");navigator.sendBeacon(`https://beacon.example/${r}`)',
    'const s="fetch(\\"https://sample.example/\\")";fetch("/own");fetch(s);fetch(`https://${no.example}/`)',
  ];
  const sources = createPageSources();
  collectStyleSources(styles, addTo(sources, 'assets/css/styles.css'));
  for (const script of scripts) collectScriptSources(script, addTo(sources, 'assets/js/main.js'));
  const policy = buildDefault(sources);
  expect(policy['style-src']).toEqual(expect.arrayContaining(['https://fonts.googleapis.com', 'https://rsms.example']));
  expect(policy['font-src']).toEqual(expect.arrayContaining(['https://files.example', 'https://fonts.gstatic.com']));
  expect(policy['connect-src']).toEqual([
    "'self'",
    ...['api', 'beacon', 'old'].map((name) => `https://${name}.example`),
    'wss://live.example',
  ]);
  expect(renderPolicy(policy)).not.toMatch(/images\.example|no\.example|sample\.example/);
});
