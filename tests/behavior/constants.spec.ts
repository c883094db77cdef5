import {readFileSync, readdirSync} from 'node:fs';
import {routes} from '../support/specification';
import {expect, test} from '../support/test';

/** The scripts of the build, as text. */
const scripts = () =>
  readdirSync('build/assets/js')
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`build/assets/js/${file}`, 'utf8'));

test('the progress bar of the build has the settings of the specification', () => {
  const [settings] = scripts().flatMap((script) => /minimum:[^{}]*?trickleSpeed:\w+/.exec(script) ?? []);
  for (const setting of ['minimum:.08', 'speed:200', 'trickleRate:.02', 'trickleSpeed:800']) {
    expect(settings).toContain(setting);
  }
});

test('the search modal of the build has the limits of the specification', () => {
  const modal = scripts().find((script) => script.includes('__DOCSEARCH_RECENT_SEARCHES__'));
  for (const limit of [
    /hitsPerPage:20\b/, // hits per page
    /useRef\(10\)/, // words of a snippet
    /\(max-width: 768px\)"\)\.matches&&\(\w+\.current=5\)/, // fewer on small screens
    /limit:10\b/, // favorite searches
    /limit:0===\w+\.getAll\(\)\.length\?7:4/, // recent searches, with and without favorites
    /maxLength:64\b/, // characters of the input
    /\.slice\(0,3\)/, // suggestions when nothing is found
    /connect:1e3,read:2e3,write:3e4/, // waits of the hosted client
    /12e4/, // until a failed host is asked again
  ]) {
    expect(modal).toMatch(limit);
  }
});

test('every page says the version of the framework', () => {
  for (const route of routes) {
    const html = readFileSync(`build/${route === '' ? 'index' : route}.html`, 'utf8');
    expect(html, route).toContain('<meta name="generator" content="Docusaurus v3.7.0">');
  }
});
