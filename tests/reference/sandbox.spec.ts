import {documentLoader} from '../../config/contract';
import {productValues} from '../../config/product';
import {site} from '../../config/site';
import {test as faultTest} from '../behavior/support/failing-requests';
import {expectNoAxeViolations} from '../support/axe';
import {getConsole, holdRequests, openConsole, readClipboard, responseStatus, send, tryIt} from '../support/page';
import {expect, nightly, test} from '../support/test';

const endpoint = `docs/${site.slug}-api/core-api/designs-from-prompt`;

for (const id of Object.keys(productValues.apiDocuments)) {
  test(`runs every operation in ${id}, with its minimal request and with an error`, nightly, async ({page, open}) => {
    const document = (await documentLoader.load()).find((candidate) => candidate.id === id);
    await open(`docs/${site.slug}-api/swagger/${id}`);
    await page.getByRole('button', {name: 'Open all'}).click();
    for (const operation of document?.model.operations ?? []) {
      const panel = await openConsole(page, operation.id);
      await send(panel, operation.id === 'reactivateUser' ? /^(?:2|409)/ : /^2/);
      const response = operation.responses.find(({errorCodes}) => errorCodes.length > 0);
      const [code = ''] = response?.errorCodes ?? [];
      await panel.getByText('Simulate errors and latency').click();
      await panel.getByLabel('Response', {exact: true}).selectOption(code);
      await send(panel, new RegExp(`^${response?.status ?? ''}`));
      await expect(panel.getByRole('link', {name: code})).toBeVisible();
      await panel.getByRole('button', {name: 'Close the console'}).click();
      await expect(tryIt(page, operation.id)).toBeFocused();
    }
  });
}

test('a link to an example that runs with one press opens it, and sends nothing', async ({page, open}) => {
  await open(`docs/intro#try=designsFromPrompt.minimal.${btoa('{"body":"{}"}').replaceAll('=', '')}`);
  const linked = getConsole(page, 'designsFromPrompt');
  const run = linked.getByRole('button', {name: /^(?:Run|Send)/}).first();
  await expect(run).toBeVisible();
  await expect(responseStatus(linked)).toHaveCount(0);
  await run.click();
  await expect(responseStatus(linked)).toHaveText('422 Unprocessable Content');
});

test('runs the quickstart from the first step to the last', async ({page, open}) => {
  await open('docs/intro');
  await tryIt(page, 'designsFromPrompt').click();
  const createConsole = getConsole(page, 'designsFromPrompt');
  await expect(responseStatus(createConsole)).toHaveText('202 Accepted');
  const [requestId = ''] = /req_\w+/.exec(await createConsole.locator('code.language-json').innerText()) ?? [];

  await tryIt(page, 'getRequestStatus').click();
  const statusConsole = getConsole(page, 'getRequestStatus');
  await expect(statusConsole.locator('header')).toContainText(requestId);
  await expect(statusConsole.getByRole('progressbar')).toBeVisible();
  await expect(async () => {
    if ((await statusConsole.getByRole('img').count()) === 0) {
      await statusConsole.getByRole('button', {name: 'Skip the wait'}).click({timeout: 500});
    }
    await expect(statusConsole.getByRole('img')).toHaveCount(3, {timeout: 2000});
  }).toPass();
  await expect(statusConsole.getByRole('img').first()).toHaveAttribute('alt', /Design with the text/);
  await expect(statusConsole.getByRole('img').first()).toHaveJSProperty('complete', true);

  await tryIt(page, 'getDesignVariants').click();
  const variantsConsole = getConsole(page, 'getDesignVariants');
  await expect(responseStatus(variantsConsole)).toHaveText('200 OK');
  await expect(variantsConsole.getByRole('img')).toHaveCount(3);
  await expect(variantsConsole.getByText(/^clock \+/)).toBeVisible();
});

test('an example is edited in a form that loads the editor when it opens', async ({page, open}) => {
  const editorRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('openapi-console-editor')) editorRequests.push(request.url());
  });
  await open('docs/intro');
  await tryIt(page, 'designsFromPrompt').click();
  const panel = getConsole(page, 'designsFromPrompt');
  await expect(responseStatus(panel)).toHaveText('202 Accepted');
  expect(editorRequests).toEqual([]);
  await panel.getByText('Edit the request').click();
  const body = panel.getByRole('textbox', {name: 'Request body (JSON)'});
  await expect(body).toContainText('"prompt"');
  expect(editorRequests).not.toEqual([]);
  await body.fill('{"prompt": ""}');
  await panel.getByText('Edit the request').click();
  await panel.getByRole('button', {name: 'Run again'}).click();
  await expect(responseStatus(panel)).toHaveText('422 Unprocessable Content');
  // An error of a field leads to it.
  await panel.getByRole('button', {name: '/prompt'}).first().click();
  await expect(body).toBeFocused();
});

test('skipping the wait polls once, even if the response takes longer than the rest of the wait', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('docs/intro');
  await tryIt(page, 'designsFromPrompt').click();
  await expect(responseStatus(getConsole(page, 'designsFromPrompt'))).toHaveText('202 Accepted');
  await tryIt(page, 'getRequestStatus').click();
  const panel = getConsole(page, 'getRequestStatus');
  await expect(panel.getByRole('progressbar')).toBeVisible();
  // The sandbox doesn't receive calls. They're objects, unlike the messages of React's scheduler.
  const calls = await page.evaluateHandle(() => {
    const held: unknown[] = [];
    const post = Reflect.get(MessagePort.prototype, 'postMessage') as (...values: unknown[]) => void;
    MessagePort.prototype.postMessage = function postMessage(this: MessagePort, ...values: unknown[]) {
      if (values[0] instanceof Object) held.push(values[0]);
      else post.apply(this, values);
    };
    return held;
  });
  const countCalls = () => calls.evaluate(({length}) => length);
  await panel.getByRole('button', {name: 'Skip the wait'}).click();
  await expect.poll(countCalls).toBe(1);
  // Each second renders the remaining time.
  for (let second = 0; second < 20; second += 1) await page.clock.runFor(1000);
  expect(await countCalls()).toBe(1);
});

test('shows errors before and after sending', async ({page, open}) => {
  const generatorRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('openapi-samples')) generatorRequests.push(request.url());
  });
  await open(endpoint);
  const panel = await openConsole(page, 'designsFromPrompt');
  const editor = panel.getByRole('textbox', {name: 'Request body (JSON)'});
  await expect(editor).toHaveAttribute('contenteditable', 'true');
  // `fill` selects the text in the DOM, where the loading editor can restore its own selection before the text arrives.
  await editor.press('ControlOrMeta+a');
  await page.keyboard.insertText('{"prompt": "مرحبا 🍷", "designType": "square-pots", "size": 3}');
  await expect(panel.locator('.cm-problem')).toHaveCount(2);
  await expect(panel.getByText('2 problems in the request body')).toBeVisible();
  await panel.getByRole('button', {name: '/designType'}).click();
  await expect(editor).toBeFocused();
  // All panels are in the document, but only those of selected tabs load their code.
  expect(generatorRequests).toEqual([]);
  for (const [language, text] of [
    ['JavaScript', "designType: 'square-pots'"],
    ['Python', '"designType": "square-pots"'],
    ['cURL', '"designType": "square-pots"'],
  ] as const) {
    await panel.getByRole('tab', {name: language}).click();
    await expect(panel.getByRole('tabpanel', {name: language})).toContainText(text);
  }
  await send(panel, /^422/);
  // A request that can't be sent doesn't leave the previous response behind.
  await panel.getByText(/^Optional parameters/).click();
  await panel.getByLabel('Idempotency-Key').fill('🔑');
  await panel.getByRole('button', {name: 'Send'}).click();
  await expect(panel.getByRole('alert')).toContainText('The value of the header Idempotency-Key contains');
  await expect(panel.getByText('422 Unprocessable Content', {exact: true})).toHaveCount(0);
  await panel.getByLabel('Idempotency-Key').clear();
  await send(panel, /^422/);
  await panel.getByRole('button', {name: '/designType'}).last().click();
  await expect(editor).toBeFocused();
});

test('opens an edited request by its link, and works offline', async ({page, open, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(endpoint);
  const panel = await openConsole(page, 'designsFromPrompt');
  const editor = panel.getByRole('textbox', {name: 'Request body (JSON)'});
  await expect(editor).toHaveAttribute('contenteditable', 'true');
  await editor.press('ControlOrMeta+a');
  await page.keyboard.insertText('{"prompt": "مرحبا 🍷", "designType": "story", "size": 3}');

  await panel.getByRole('button', {name: 'Copy link'}).click();
  const link = await readClipboard(page);
  expect(new URL(link).search).toBe('');
  expect(link).not.toMatch(/key_|ut_/);
  const linkedBody = getConsole(page, 'designsFromPrompt').getByRole('textbox', {name: 'Request body (JSON)'});
  await page.goto('about:blank');
  await page.goto(link);
  await expect(linkedBody).toContainText('"designType": "story"');

  // The problems move the button, and a press in that moment is lost.
  await expect(panel.getByText('1 problem in the request body')).toBeVisible();
  await send(panel, /^422/);
  // The first simulated error loads code. After it, no network is needed.
  await panel.getByText('Simulate errors and latency').click();
  await panel.getByLabel('Response', {exact: true}).selectOption('service_unavailable');
  await send(panel, '503 Service Unavailable');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await panel.getByLabel('Response', {exact: true}).selectOption('rate_limited');
  await send(panel, '429 Too Many Requests');
});

test('the editor keeps the focus, the selection, and the edit of the text field', nightly, async ({page, open}) => {
  await open(endpoint);
  const release = await holdRequests(page, /\/assets\/js\/openapi-console-editor\.[^/]+\.js$/);
  const panel = await openConsole(page, 'designsFromPrompt');
  const body = panel.getByRole('textbox', {name: 'Request body (JSON)'});
  await body.fill('{"prompt": "first"}');
  await body.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(12, 17));
  release();
  await expect(panel.locator('textarea[aria-label="Request body (JSON)"]')).toHaveCount(0);
  await page.keyboard.insertText('second');
  await expect(body).toHaveText('{"prompt": "second"}');
});

test('works with only the keyboard, delivers webhooks, and has no axe violations', async ({page, open}) => {
  await open(endpoint);
  await tryIt(page, 'designsFromPrompt').focus();
  await page.keyboard.press('Enter');
  const panel = getConsole(page, 'designsFromPrompt');
  const editor = panel.getByRole('textbox', {name: 'Request body (JSON)'});
  await expect(editor).toHaveAttribute('contenteditable', 'true');
  await editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.type(',\n');
  await page.keyboard.insertText('"webhookUrl": "https://hooks.example.com/a"');
  await expect(editor).toContainText('"webhookUrl": "https://hooks.example.com/a"');
  await page.keyboard.press('Control+Enter');
  await expect(responseStatus(panel)).toHaveText('202 Accepted');
  await panel.getByText('Simulate errors and latency').click();
  await expectNoAxeViolations(page, '[aria-label^="Console: "]');
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await panel.getByRole('button', {name: 'Advance the clock by 1 hour'}).press('Enter');
  await expect(panel.getByText('History (1)')).toBeVisible();
  await expect(panel.getByText('Webhooks (1)')).toBeVisible();
  await panel.getByText('Webhooks (1)').press('Enter');
  await panel.locator('summary').filter({hasText: 'hooks.example.com'}).press('Enter');
  await expect(panel.getByText('webhook-signature')).toBeVisible();
  await panel.getByRole('button', {name: 'Reset'}).press('Enter');
  await expect(panel.getByText(/^Webhooks/)).toHaveCount(0);
});

test('the example on the home page runs with a different prompt', nightly, async ({page, open}) => {
  await open('');
  const example = page.getByRole('region', {name: 'Example request and the resulting design variants'});
  await example.getByRole('textbox', {name: 'Prompt'}).fill("Grandma's jazz night on Friday");
  await expect(example).toContainText(String.raw`Grandma'\''s jazz night on Friday`);
  await example.getByRole('button', {name: 'Run'}).click();
  await expect(example.getByRole('img').first()).toHaveAttribute('src', /^data:image\/svg/);
  await expect(example.getByRole('img')).toHaveCount(3);
});

faultTest(
  "explains that the console or the sandbox can't be loaded, and tries again",
  nightly,
  async ({page, open, watch, failRequests}) => {
    watch.allow(/\/sandbox\/operations\//);
    await open(endpoint);
    const code = await failRequests(/\/assets\/js\/openapi-console\.[^/]+\.js$/);
    const worker = await failRequests(/\/assets\/js\/sandbox\.[^/]+\.js$/);
    await tryIt(page, 'designsFromPrompt').click();
    await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
    await code.restore();
    const description = await failRequests(/\/sandbox\/operations\/[^/]+\.json$/);
    await page.getByRole('button', {name: /^Retry/}).click();
    await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
    await description.restore();
    await page.getByRole('button', {name: 'Retry'}).click();
    const panel = getConsole(page, 'designsFromPrompt');
    await expect(panel.getByRole('alert')).toContainText('The sandbox couldn’t be loaded');
    await worker.restore();
    await panel.getByRole('button', {name: 'Retry'}).click();
    await send(panel, '202 Accepted');
  },
);
