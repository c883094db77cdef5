import {parseHtml} from '@developer-docs/docusaurus-utils/node';
import {expect, test} from 'vitest';
import {findPageElement} from './content';

const find = (html: string) => findPageElement(parseHtml(html), html);

test('the element of a page includes the header of a home page whose heading is outside <main>', () => {
  const html =
    '<body><nav>Nav</nav><div id="__docusaurus_skipToContent_fallback"><header><h1>Site</h1></header><main><p>Text</p></main></div><footer>Foot</footer></body>';
  expect(find(html)?.properties.id).toBe('__docusaurus_skipToContent_fallback');
});

test('the element is <main> on other pages, and the body on pages without <main>', () => {
  expect(
    find('<body><div id="__docusaurus_skipToContent_fallback"><main><h1>A</h1></main></div></body>')?.tagName,
  ).toBe('main');
  expect(find('<body><h1>A</h1></body>')?.tagName).toBe('body');
});
