import {nightly} from '../../support/test';
import {expect, test} from './support/widget-test';

const success = [
  'generation-starting',
  'state-changed generating',
  'generation-started',
  'generation-progress',
  'state-changed ready',
  'generation-succeeded',
];

test('generates a design, resolves after the last event, and renews an expired token', async ({page, widget}) => {
  await widget.start();
  expect(await widget.eventNames()).toEqual(['state-changed ready', 'ready']);
  for (const {timestamp} of await widget.events()) expect(timestamp).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
  await widget.clearEvents();
  await page.evaluate(async () => {
    await window.widget.generate({prompt: 'Spring tastings on the terrace'});
    window.events.push({type: 'resolved'});
  });
  expect(await widget.eventNames()).toEqual([...success, 'resolved']);
  await widget.clearEvents();
  const expiredResponse = {status: 401, json: {code: 'token_expired'}};
  await page.route('**/v1/designs/from-prompt', (route) => route.fulfill(expiredResponse), {times: 1});
  await widget.generate();
  expect(await widget.eventNames()).toEqual([...success.slice(0, 2), 'token-refreshed', ...success.slice(2)]);
  expect((await widget.events()).find(({type}) => type === 'token-refreshed')).toMatchObject({reason: 'rejected'});
});

test(
  'reports a failed and a rejected generation, the latter without generation-started',
  nightly,
  async ({mock, page, widget}) => {
    mock.setNextDirectives('designsFromPrompt', {'Mock-Outcome': 'failed:generation_failed', 'Mock-Polls': '1'});
    await widget.start();
    await widget.clearEvents();
    expect(await widget.generate()).toEqual(['request_failed', true]);
    const before = ['generation-starting', 'state-changed generating'];
    const after = ['state-changed ready', 'generation-failed'];
    expect(await widget.eventNames()).toEqual([...before, 'generation-started', ...after]);
    await page.route('**/v1/designs/from-prompt', (route) =>
      route.fulfill({status: 403, json: {code: 'feature_not_in_plan'}}),
    );
    await widget.clearEvents();
    await widget.generate();
    expect(await widget.eventNames()).toEqual([...before, ...after]);
  },
);

test('signs out during a generation', nightly, async ({page, widget}) => {
  await widget.start();
  await widget.clearEvents();
  await page.evaluate(() => {
    window.widget.on('generation-started', () => window.widget.signOut());
  });
  expect(await widget.generate()).toEqual(['interrupted', true]);
  expect(await widget.eventNames()).toEqual([
    'generation-starting',
    'state-changed generating',
    'generation-started',
    'state-changed locked',
    'signed-out',
    'generation-failed',
  ]);
});

test('opens and closes the dialog, and restores focus', async ({page, widget}) => {
  await widget.start({display: 'dialog'});
  await widget.clearEvents();
  await page.locator('#outside').focus();
  await page.evaluate(() => window.widget.open());
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => window.widget.close());
  expect(await widget.eventNames()).toEqual(['opened', 'closing', 'closed']);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('#outside')).toBeFocused();
});

test('creates a new design from edited text', nightly, async ({page, widget}) => {
  await widget.start();
  await widget.generate();
  await widget.clearEvents();
  await page.getByText('Original', {exact: true}).click();
  await page.getByRole('button', {name: 'Edit', exact: true}).click();
  await page.getByLabel('Title', {exact: true}).fill('Autumn tastings');
  const requestPromise = page.waitForRequest('**/v1/designs/from-content');
  await page.getByRole('button', {name: 'Apply'}).click();
  const {blocks} = (await requestPromise).postDataJSON() as {blocks: {type: string; text?: string}[]};
  expect(blocks.find(({type}) => type === 'title')?.text).toBe('Autumn tastings');
  const expected = ['variant-selected', 'state-changed editing', 'text-edited', ...success];
  await expect.poll(() => widget.eventNames()).toEqual(expected);
});

test('fires no events after destroy', nightly, async ({page, widget}) => {
  await widget.start();
  await widget.clearEvents();
  await page.evaluate(() => window.widget.on('generation-started', () => window.widget.destroy()));
  expect(await widget.generate()).toEqual(['interrupted', false]);
  await page.evaluate(() => window.widget.destroy());
  expect((await widget.eventNames()).slice(-2)).toEqual(['state-changed destroyed', 'destroyed']);
  expect((await widget.eventNames()).filter((name) => name === 'destroyed')).toHaveLength(1);
  await expect(page.locator('#designer')).toBeEmpty();
});
