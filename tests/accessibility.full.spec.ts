import {axeFindings} from './support/axe';
import {looks, nameOf, show} from './support/looks';
import {routes} from './support/specification';
import {expect, test} from './support/test';

for (const route of routes) {
  test(`/${route}: axe finds nothing in any look`, async ({page, open}) => {
    test.setTimeout(300_000); // Axe looks at thousands of elements, four times.
    await open(route);
    for (const look of looks) {
      await show(page, look);
      expect.soft(await axeFindings(page), nameOf(look)).toEqual([]);
    }
  });
}
