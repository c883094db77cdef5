import {expect} from 'vitest';
import {test} from './support/build-test';
import {contractSite, contractEdits, renderedText} from './support/contract-edits';

test('an edit of the contract is on every page that shows it after the next build', async ({variantSite}) => {
  const variant = variantSite(contractSite);
  /** Whether each page shows the text before and the text after the edit. */
  const build = async () => {
    const {exitCode, lines, read} = await variant.build();
    expect(exitCode, lines.join('\n')).toBe(0);
    return contractEdits.flatMap(({before, after, routes}) =>
      routes.map((route) => {
        const html = read(`${route}.html`).replaceAll('<!-- -->', '');
        return {route, before: html.includes(renderedText(before)), after: html.includes(renderedText(after))};
      }),
    );
  };
  const routes = contractEdits.flatMap((edit) => edit.routes);
  expect(await build()).toEqual(routes.map((route) => ({route, before: true, after: false})));

  // Nothing is cleared in between: what the first build has cached is there.
  contractEdits.forEach(({file, before, after}) => {
    variant.change(file, (text) => text.replace(before, after));
  });
  expect(await build()).toEqual(routes.map((route) => ({route, before: false, after: true})));
});
