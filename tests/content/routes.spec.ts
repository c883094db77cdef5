import {expect, test} from '@playwright/test';
import {docsInSidebar, docsOutsideSidebar, routes} from '../support/routes';
import {addedPageCount, listedRoutes} from './routes';

test('the routes are the original 42 and those that were added', () => {
  expect(new Set(listedRoutes.routes).size - addedPageCount).toBe(42);
  expect(listedRoutes.docsInSidebar.length + listedRoutes.docsOutsideSidebar.length - addedPageCount).toBe(31 + 8);
  const message = 'New docs are listed in addedInSidebar or addedOutside in tests/content/routes.ts';
  expect([...routes].sort(), message).toEqual([...listedRoutes.routes].sort());
  expect([...docsInSidebar].sort()).toEqual([...listedRoutes.docsInSidebar].sort());
  expect([...docsOutsideSidebar].sort()).toEqual([...listedRoutes.docsOutsideSidebar].sort());
});
