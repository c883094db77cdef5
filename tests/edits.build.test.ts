import {expect} from 'vitest';
import {test} from './support/build-test';
import {edited, edits, shown} from './support/edited-site';

test('an edit of the contract is on every page that shows it after the next build', async ({variantSite}) => {
  const variant = variantSite(edited);
  /** Whether each page shows the text before and the text after the edit. */
  const build = async () => {
    const {exitCode, lines, read} = await variant.build();
    expect(exitCode, lines.join('\n')).toBe(0);
    return edits.flatMap(({before, after, routes}) =>
      routes.map((route) => {
        const html = read(`${route}.html`).replaceAll('<!-- -->', '');
        return {route, before: html.includes(shown(before)), after: html.includes(shown(after))};
      }),
    );
  };
  const routes = edits.flatMap((edit) => edit.routes);
  expect(await build()).toEqual(routes.map((route) => ({route, before: true, after: false})));

  // Nothing is cleared in between: what the first build has cached is there.
  edits.forEach(({file, before, after}) => {
    variant.change(file, (text) => text.replace(before, after));
  });
  expect(await build()).toEqual(routes.map((route) => ({route, before: false, after: true})));
});
