import {expectNoAxeViolations} from '../support/axe';
import {openConsole} from '../support/page';
import {expect, nightly} from '../support/test';
import {received, stopServers, streams, test} from './servers-site';

// The console of a stock site, which sends requests to servers of the document, and shows responses that aren't short
// JSON: streams, images, and long texts. Unit tests of the console cover the cases in which it sends nothing.

test.afterAll(stopServers);

test("a link can't change the operation, and a redirect gets no key", nightly, async ({page, open, watch}) => {
  watch.allow('request to another host: http://localhost');
  received.length = 0;
  const draft = btoa(JSON.stringify({parameters: {'path.id': '..'}}));
  await open(`docs/parcel#try=get größe.minimal.${draft}`);
  const panel = page.getByRole('region', {name: 'Console: get größe'});
  const id = panel.getByRole('textbox', {name: 'id'});
  const send = panel.getByRole('button', {name: /^Send/});

  await test.step("a path value that would call another operation isn't sent", async () => {
    await expect(id).toHaveValue('..');
    await expect(panel).toContainText('“..” is removed from URLs');
    await expect(panel.locator('pre').first()).toContainText('/parcels/{id}');
    await send.click();
    await expect(panel.getByRole('alert').getByText('Enter another value for the path parameter id')).toBeVisible();
    await expect(id).toBeFocused();
  });

  await test.step('the sandbox finds the operation, although the first server has no HTTP', async () => {
    await id.fill('7');
    await send.click();
    await expect(panel).toContainText('200 OK');
    await id.fill('8');
    await panel.getByText('History (1)').click();
    await panel.getByRole('button', {name: 'show again'}).click();
    await expect(id).toHaveValue('7');
  });

  await test.step("the key isn't sent to the target of a redirect", async () => {
    await expect(panel.getByLabel('Send to').getByRole('option')).toHaveCount(3);
    await panel.getByLabel('Send to').selectOption({index: 1});
    await expect(panel).toContainText(/Requests go to http:\/\/localhost:\d+\./);
    await panel.getByLabel('key', {exact: true}).fill('secret');
    await send.click();
    await expect(panel.getByRole('alert')).toContainText(
      'The server redirected the request; the browser doesn’t say where.',
    );
    expect(received).toEqual(['api /v1/parcels/7 secret']);
    await panel.getByRole('button', {name: 'Follow without credentials'}).click();
    await expect(panel).toContainText('Hello.');
    expect(received.slice(1)).toEqual(['api /v1/parcels/7 undefined', 'other /stolen undefined']);
  });

  await test.step("a value can't lead to another host, and a password is only sent to the host that it was entered for", async () => {
    received.length = 0;
    await panel.getByLabel('Send to').selectOption({index: 2});
    const host = panel.getByRole('textbox', {name: 'host'});
    const apiHost = await host.inputValue();
    await host.fill(`${apiHost}/evil.example/#`);
    await send.click();
    await expect(panel.getByRole('alert')).toContainText('Enter another value for host.');
    await expect(host).toBeFocused();
    await host.fill(apiHost);
    await panel.getByLabel('version').selectOption('v3');
    await panel.getByLabel('Credential').selectOption('login');
    await send.click();
    await expect(panel.getByRole('alert')).toContainText('Enter the credential for login');
    await expect(panel.getByLabel('User name')).toBeFocused();
    await page.keyboard.type('jürgen');
    await panel.getByLabel('Password').fill('geheim€');
    await send.click();
    await expect(panel.getByRole('button', {name: 'Follow without credentials'})).toBeVisible();
    expect(received).toEqual([`api /v3/parcels/7 Basic ${Buffer.from('jürgen:geheim€').toString('base64')}`]);
    await expect(panel.locator('pre').first()).not.toContainText('geheim');
    await expectNoAxeViolations(page, '[data-authorization]');
  });

  await test.step('the server and the password stay with the reader, who can forget them', async () => {
    await panel.getByLabel('Remember until I close the tab').check();
    await page.getByRole('link', {name: 'Ping', exact: true}).first().click();
    await page.getByRole('button', {name: 'Enter credentials'}).click();
    const ping = page.getByRole('region', {name: 'Console: ping'});
    await expect(ping.getByLabel('Credential')).toBeFocused();
    await expect(ping.getByLabel('version')).toHaveValue('v3');
    await page.reload();
    await page.getByRole('button', {name: 'Enter credentials'}).click();
    await expect(ping.getByLabel('Password')).toHaveValue('geheim€');
    await ping.getByRole('button', {name: 'Copy link'}).click();
    expect(page.url()).not.toContain('geheim');
    await ping.getByRole('button', {name: 'Forget everything'}).click();
    await expect(ping.getByLabel('Send to')).toHaveValue('');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('openapi')))).toEqual([]);
  });
});

test('readers sign in, in the sandbox as with a real authorization server', nightly, async ({page, open, watch}) => {
  watch.allow('request to another host: http://localhost');
  await open(`docs/boats#try=listBoats.minimal.${btoa('{"credential":"own account"}')}`);
  const panel = page.getByRole('region', {name: 'Console: listBoats'});
  const signIn = panel.getByRole('button', {name: 'Sign in'});
  const send = panel.getByRole('button', {name: /^Send/});
  const dialog = page.getByRole('dialog', {name: 'Sandbox: docs asks for'});

  await test.step('the sandbox asks for consent, which the reader can refuse', async () => {
    expect((await panel.getByRole('checkbox', {name: 'Read boats'}).boundingBox())?.width).toBeLessThan(24);
    await signIn.click();
    await expect(dialog).toContainText('Read boats');
    await expectNoAxeViolations(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('alert')).toContainText('Access was denied');
    await signIn.click();
    await dialog.getByRole('button', {name: 'Allow'}).click();
    await expect(panel.getByText(/^Signed in\. The token expires at/)).toBeVisible();
    await send.click();
    await expect(panel).toContainText('200 OK');
    await expect(panel).toContainText('Ahoy.');
  });

  await test.step("a token of the sandbox isn't sent to the server; the reader signs in there in a window", async () => {
    await panel.getByLabel('Send to').selectOption({index: 1});
    await panel.getByLabel('Client ID').fill('docs-site');
    await expect(
      panel.getByText(/Register this redirect URL for it: http:\/\/localhost:\d+\/oauth-redirect$/),
    ).toBeVisible();
    const opened = page.waitForEvent('popup');
    await signIn.click();
    const popup = await opened;
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', {name: 'Allow'}).click();
    await closed;
    await expect(panel.getByText(/^Signed in\. The token expires at/)).toBeVisible();
    await send.click();
    await expect(panel).toContainText('Ahoy.');
  });

  await test.step('without windows, sign-in continues in the same tab', async () => {
    await panel.getByRole('button', {name: 'Sign out'}).click();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await signIn.click();
    await page.getByRole('button', {name: 'Allow'}).click();
    await expect(panel.getByText(/^Signed in\. The token expires at/)).toBeVisible();
    await expect(panel).toContainText('The values are from the link that you opened.');
    await send.click();
    await expect(panel).toContainText('Ahoy.');
    expect(page.url()).not.toContain('code=');
    expect(await page.evaluate(() => sessionStorage.getItem('docusaurus.openapi.oauth'))).toBeNull();
  });
});

test('streams arrive item by item, and files are shown or downloaded', nightly, async ({page, open, watch}) => {
  watch.allow('request to another host: http://localhost');
  const openOperation = async (id: string) => {
    await open(`docs/${id.toLowerCase()}`);
    return openConsole(page, id);
  };

  await test.step('of the sandbox, until the reader stops them', async () => {
    const panel = await openOperation('watchTides');
    await panel.getByRole('button', {name: /^Send/}).click();
    await expect(panel).toContainText('Receiving…');
    await expect(panel.getByText('rising').nth(1)).toBeVisible();
    await panel.getByRole('button', {name: 'Stop', exact: true}).click();
    await expect(panel).toContainText('You stopped the stream.');
    // Without the sample, whose colors are those of the classic theme.
    await expectNoAxeViolations(page, '[aria-label^="Console: "] [aria-busy]');
  });

  await test.step('of a server, which is asked to continue after a lost connection', async () => {
    const panel = page.getByRole('region', {name: 'Console: watchTides'});
    await panel.getByLabel('Send to').selectOption({index: 1});
    await panel.getByRole('button', {name: /^Send/}).click();
    await expect.poll(() => streams.length).toBe(1);
    streams[0]?.response.write('id: 7\ndata: high\n\n');
    await expect(panel.getByText('high')).toBeVisible();
    await expect(panel).toContainText('1 item');
    watch.allow('ERR_INCOMPLETE_CHUNKED_ENCODING');
    streams[0]?.response.destroy();
    await expect(panel).toContainText('The connection was lost.');
    // Another request has no event to continue after.
    await panel.getByRole('textbox', {name: 'port'}).fill('Oslo');
    await panel.getByRole('button', {name: 'Reconnect'}).click();
    await expect.poll(() => streams.length).toBe(2);
    expect(streams[1]).toMatchObject({url: '/tides?port=Kiel', lastEventId: '7'});
    streams[1]?.response.end('data: low\n\n');
    await expect(panel).toContainText('The stream has ended.');
  });

  await test.step('an image has the name of its file', async () => {
    const panel = await openOperation('getChart');
    await panel.getByLabel('Send to').selectOption({index: 1});
    await panel.getByRole('button', {name: /^Send/}).click();
    await expect(panel.getByRole('img', {name: 'größe.png'})).toBeVisible();
    const download = page.waitForEvent('download');
    await panel.getByRole('button', {name: 'Download größe.png'}).click();
    expect((await download).suggestedFilename()).toBe('größe.png');
  });

  await test.step('10 MB of JSON are shown in part', async () => {
    const panel = await openOperation('getLong');
    await panel.getByLabel('Send to').selectOption({index: 1});
    await panel.getByRole('button', {name: /^Send/}).click();
    await expect(panel).toContainText('Only its first 50,000 characters are shown.');
  });
});
