import {expect} from 'vitest';
import {test} from './support/build-test';
import {contractSite, contractEdits, getRenderedText} from './support/contract-edits';

test('after an edit to the contract, a rebuild updates every page that shows it', async ({variantSite}) => {
  const variant = variantSite(contractSite);
  /** Builds the site, and checks which version of the text each page shows. */
  const build = async () => {
    const {exitCode, lines, read} = await variant.build();
    expect(exitCode, lines.join('\n')).toBe(0);
    return contractEdits.flatMap(({before, after, routes}) =>
      routes.map((route) => {
        const html = read(`${route}.html`).replaceAll('<!-- -->', '');
        return {route, before: html.includes(getRenderedText(before)), after: html.includes(getRenderedText(after))};
      }),
    );
  };
  const routes = contractEdits.flatMap((edit) => edit.routes);
  expect(await build()).toEqual(routes.map((route) => ({route, before: true, after: false})));

  // The first build's caches are kept.
  contractEdits.forEach(({file, before, after}) => {
    variant.change(file, (text) => text.replace(before, after));
  });
  expect(await build()).toEqual(routes.map((route) => ({route, before: false, after: true})));
});
