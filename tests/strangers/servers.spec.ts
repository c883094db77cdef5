import {createServer, type RequestListener, type ServerResponse} from 'node:http';
import {startMockServer, type MockServer} from '@developer-docs/mock-api/node';
import type {Route} from '@playwright/test';
import {expectNoAxeViolations} from '../support/axe';
import {listen, type RunningServer} from '../support/listen';
import {expect, nightly} from '../support/test';
import {themeViewports} from '../support/theme-viewports';
import {addRemarkOpenApi, configure, packageNames, stockSiteTest} from './stock-site-test';

// The console of a stock site, which sends requests to servers of the document, and shows responses that aren't short
// JSON: streams, images, files, and long texts.

/** The requests that the servers have received: the name of the server, the path, and the key. */
const received: string[] = [];
const servers: RunningServer[] = [];

/** Starts a server that web pages can call. */
async function startServer(handle: RequestListener): Promise<RunningServer> {
  const running = await listen(
    createServer((request, response) => {
      for (const name of ['Origin', 'Headers']) response.setHeader(`Access-Control-Allow-${name}`, '*');
      response.setHeader('Access-Control-Expose-Headers', '*');
      if (request.method === 'OPTIONS') response.end();
      else handle(request, response);
    }),
  );
  servers.push(running);
  return running;
}

/** Redirects all requests to a URL, or responds with text. */
const respond =
  (name: string, location?: string): RequestListener =>
  ({url, headers}, response) => {
    received.push(`${name} ${url ?? ''} ${String(headers.authorization ?? headers['x-api-key'])}`);
    // The reader cancels it.
    if (url?.endsWith('/slow') === true) return;
    if (location !== undefined) response.setHeader('Location', location).statusCode = 302;
    else response.setHeader('Content-Type', 'text/plain');
    response.end('Hello.');
  };

/** The streams that the server has opened, and the IDs of the events after which they continue. */
const streams: {readonly lastEventId: string | undefined; readonly response: ServerResponse}[] = [];

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const respondInParts: RequestListener = ({url, headers}, response) => {
  switch (url) {
    case '/chart':
      response.setHeader('Content-Type', 'image/png');
      response.setHeader('Content-Disposition', `attachment; filename*=UTF-8''gr%C3%B6%C3%9Fe.png`);
      response.end(png);
      break;
    case '/long':
      response.setHeader('Content-Type', 'application/json');
      response.end(`[${'{"a":1},'.repeat(1_250_000)}0]`);
      break;
    default:
      response.writeHead(200, {'Content-Type': 'text/event-stream'}).flushHeaders();
      streams.push({lastEventId: headers['last-event-id'] as string | undefined, response});
  }
};

function createStreams(origin: string) {
  const get = (operationId: string, type: string, media: object = {}) => ({
    get: {operationId, responses: {200: {description: 'OK', content: {[type]: media}}}},
  });
  const events = 'id: a\nevent: tide\ndata: {"level":1}\n\nid: b\ndata: rising\n\n';
  return {
    openapi: '3.2.0',
    info: {title: 'Harbor', version: '1'},
    servers: [{url: origin}],
    paths: {
      '/tides': get('watchTides', 'text/event-stream', {example: events.repeat(50)}),
      '/chart': get('getChart', 'image/png'),
      '/long': get('getLong', 'application/json'),
    },
  };
}

const createDocument = (origin: string) => ({
  openapi: '3.1.0',
  info: {title: 'Parcels', version: '1'},
  servers: [
    ...['javascript:alert(1)', `${origin}/v1`, `${origin}/v1/`, `${origin}/v1#a`].map((url) => ({url})),
    {
      url: 'http://{host}/{version}',
      variables: {host: {default: new URL(origin).host}, version: {default: 'v2', enum: ['v2', 'v3']}},
    },
  ],
  security: [{key: []}, {login: []}],
  paths: {
    '/parcels/{id}': {
      get: {
        operationId: 'get größe',
        summary: 'Get a size',
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}, example: '7'}],
        responses: {200: {description: 'OK', content: {'text/plain': {schema: {type: 'string'}, example: 'Hello.'}}}},
      },
    },
    '/ping': {get: {operationId: 'ping', responses: {200: {description: 'OK'}}}},
    '/slow': {
      post: {
        operationId: 'slow',
        requestBody: {content: {'text/plain': {schema: {type: 'string'}, example: 'a'}}},
        responses: {200: {description: 'OK'}},
      },
    },
  },
  components: {
    securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-API-Key'}, login: {type: 'http', scheme: 'basic'}},
  },
});

/** A document that has an operation in common with the one above, as an older version of it does. */
const createOldDocument = (name: string) => ({
  openapi: '3.1.0',
  info: {title: name, version: '1'},
  servers: [{url: `https://${name}.example/v1`}],
  paths: {
    '/ping': {
      get: {
        operationId: 'ping',
        parameters: [
          {name: 'count', in: 'query', required: true, schema: {type: 'integer', maximum: 3}, example: 2},
          // A credential that isn't declared as one.
          {name: 'X-API-Key', in: 'header', required: true, schema: {type: 'string'}, example: 'test'},
        ],
        responses: {
          200: {description: 'OK', content: {'text/plain': {schema: {type: 'string'}, example: `Pong from ${name}.`}}},
        },
      },
    },
  },
});

/** @param origin - Of the API, which is also the authorization server. */
const createBoats = (origin: string) => ({
  openapi: '3.2.0',
  info: {title: 'Boats', version: '1'},
  servers: [{url: `${origin}/v1`}],
  security: [{account: ['read']}],
  paths: {
    '/boats': {
      get: {
        operationId: 'listBoats',
        responses: {200: {description: 'OK', content: {'text/plain': {schema: {type: 'string'}, example: 'Ahoy.'}}}},
      },
      post: {
        operationId: 'dockBoat',
        security: [{old: []}, {machine: ['write']}],
        responses: {200: {description: 'OK'}},
      },
    },
  },
  components: {
    securitySchemes: {
      old: {
        type: 'oauth2',
        flows: {
          implicit: {authorizationUrl: `${origin}/authorize`, scopes: {}},
          password: {tokenUrl: `${origin}/token`, scopes: {}},
        },
      },
      machine: {
        type: 'oauth2',
        flows: {clientCredentials: {tokenUrl: `${origin}/token`, scopes: {write: 'Write boats'}}},
      },
      account: {
        type: 'oauth2',
        oauth2MetadataUrl: `${origin}/.well-known/oauth-authorization-server`,
        flows: {
          authorizationCode: {
            authorizationUrl: `${origin}/authorize`,
            tokenUrl: `${origin}/token`,
            scopes: {read: 'Read boats', write: 'Write boats'},
          },
        },
      },
    },
  },
});

const mocks: MockServer[] = [];

const test = stockSiteTest(
  {docusaurus: '3.7.0', packages: [packageNames.openApi], installation: 'copy'},
  async (site) => {
    const other = await startServer(respond('other'));
    const api = await startServer(respond('api', `${other.origin}/stolen`));
    site.write('openapi/parcels.json', JSON.stringify(createDocument(api.origin)));
    const mock = await startMockServer({documents: {boats: createBoats('https://boats.example')}, port: 0});
    mocks.push(mock);
    site.write('openapi/boats.json', JSON.stringify(createBoats(mock.origin)));
    site.write('docs/boats.mdx', '# Boats\n\n<Operation id="listBoats" title />\n');
    const harbor = await startServer(respondInParts);
    site.write('openapi/harbor.json', JSON.stringify(createStreams(harbor.origin)));
    site.write('docs/dock.mdx', '# Dock\n\n<Operation id="dockBoat" title />\n');
    site.write('docs/slow.mdx', '# Slow\n\n<Operation id="slow" title />\n');
    for (const id of ['watchTides', 'getChart', 'getLong']) {
      site.write(`docs/${id.toLowerCase()}.mdx`, `# ${id}\n\n<Operation id="${id}" title />\n`);
    }
    site.write('openapi/parcels-1.0.json', JSON.stringify(createOldDocument('old')));
    site.write('openapi/planes.json', JSON.stringify(createOldDocument('planes')));
    const documents = {
      parcels: {file: 'openapi/parcels.json', pages: 'docs/parcels', versions: {'1.0': 'openapi/parcels-1.0.json'}},
      boats: 'openapi/boats.json',
      planes: 'openapi/planes.json',
      harbor: 'openapi/harbor.json',
    };
    const tryIt = {servers: true, oauth: {machine: {clientCredentials: true}}};
    const themes = JSON.stringify([[packageNames.openApi, {documents, tryIt}]]);
    configure(site, `  future: {experimental_faster: true},\n  themes: ${themes},\n`);
    addRemarkOpenApi(site);
    site.write('docs/parcel.mdx', '# Parcel\n\n<Operation id="get größe" title />\n\n[Ping](ping.mdx)\n');
    site.write(
      'docs/ping.mdx',
      `import TryIt from '@theme/OpenApi/TryIt';\n\n# Ping\n\n<Operation id="ping" document="parcels" title />\n
<TryIt operation="get größe" sandbox="/parcels" mode="run">\n\n\`GET /parcels/7\`\n\n</TryIt>\n`,
    );
    site.write('docs/planes.mdx', '# Planes\n\n<Operation id="ping" document="planes" title />\n');
    site.write('versions.json', '["1.0"]');
    site.write('versioned_docs/version-1.0/ping.mdx', '# Ping\n\n<Operation id="ping" document="parcels" title />\n');
    site.edit('docusaurus.config.ts', 'docs: {\n', "docs: {\n          lastVersion: 'current',\n");
  },
);

test.afterAll(() => {
  for (const {response} of streams) response.destroy();
  return Promise.all([...servers, ...mocks].map(({close}) => close()));
});

test("a link can't change the operation, and a redirect gets no key", nightly, async ({page, open, watch}) => {
  watch.allow('request to another host: http://localhost');
  received.length = 0;
  const draft = btoa(JSON.stringify({parameters: {'path.id': '..'}}));
  await open(`docs/parcel#try=parcels/get größe.minimal.${draft}`);
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
    await expectNoAxeViolations(page, themeViewports, '[data-authorization]');
    await page.setViewportSize({width: 320, height: 800});
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    // The question is about this server only.
    await panel.getByLabel('Send to').selectOption({index: 0});
    await expect(panel.getByRole('button', {name: 'Follow without credentials'})).toBeHidden();
    await panel.getByLabel('Send to').selectOption({index: 2});
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
    await ping.getByRole('button', {name: 'Insert my credentials'}).click();
    await expect(ping.locator('pre').first()).toContainText('Basic ');
    received.length = 0;
    await page.getByRole('button', {name: 'Run get größe'}).click();
    const run = page.getByRole('region', {name: 'Console: get größe'});
    await expect(run.getByRole('button', {name: /^Send.* localhost/})).toBeVisible();
    await expect(run.getByRole('textbox', {name: 'id'})).toBeVisible();
    expect(received).toEqual([]);
    await ping.getByLabel('Credential').selectOption('key');
    await expect(ping.getByRole('button', {name: 'Insert my credentials'})).toHaveAttribute('aria-pressed', 'false');
    await ping.getByLabel('Credential').selectOption('login');
    await ping.getByRole('button', {name: 'Copy link'}).click();
    expect(page.url()).not.toContain('geheim');
    await ping.getByRole('button', {name: 'Forget everything'}).click();
    await expect(ping.getByLabel('Send to')).toHaveValue('');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('openapi')))).toEqual([]);
  });
});

test(
  'a request is canceled once, and a body for one server is confirmed for another',
  nightly,
  async ({page, open, watch}) => {
    watch.allow('request to another host: http://localhost');
    watch.allow('net::ERR_ABORTED');
    received.length = 0;
    await open('docs/slow');
    await page.getByRole('button', {name: 'Try it'}).first().click();
    const panel = page.getByRole('region', {name: 'Console: slow'});
    await panel.getByLabel('Credential').selectOption('none');
    await panel.getByRole('textbox', {name: 'Request body'}).fill('<password>hunter2</password>');
    await panel.getByRole('button', {name: 'Copy link'}).click();
    await expect(panel).toContainText('Copied, without the body, which may contain a credential.');
    await panel.getByLabel('Send to').selectOption({index: 1});
    await expect(panel.getByRole('textbox', {name: 'Request body'})).toHaveValue('<password>hunter2</password>');
    await panel.getByRole('button', {name: /^Send to/}).click();
    await expect(panel.getByRole('alert')).toContainText(
      'may contain a credential that you entered for another server',
    );
    expect(received).toEqual([]);
    // The code that explains why it isn't sent has been loaded before.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    watch.allow('net::ERR_INTERNET_DISCONNECTED');
    await panel.getByRole('button', {name: 'Send the body'}).click();
    await expect(panel.getByRole('alert')).toContainText('The browser couldn’t send the request to http://localhost');
    await page.context().setOffline(false);
    await panel.getByRole('button', {name: /^Send to/}).click();
    await expect.poll(() => received.length).toBe(1);
    const cancel = panel.getByRole('button', {name: 'Cancel'});
    await expect(cancel).toBeVisible();
    // The second press of a double tap doesn't cancel.
    await page.waitForFunction(
      (start) => performance.now() - start > 600,
      await page.evaluate(() => performance.now()),
    );
    await cancel.press('Enter');
    await expect(panel).toContainText('The request was canceled.');
    await expect(panel.getByRole('button', {name: /^Send to/})).toBeFocused();
    expect(received).toHaveLength(1);
    await panel.getByRole('button', {name: 'Forget everything'}).click();
    await expect(panel.getByRole('button', {name: 'Forget everything'})).toBeFocused();
  },
);

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
    await expectNoAxeViolations(page, themeViewports, 'dialog[open]');
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
    await expect(signIn).toHaveAttribute('aria-disabled', 'false');
    const openWindow = async () => {
      const opened = page.waitForEvent('popup');
      await signIn.click();
      return opened;
    };
    const canceled = await openWindow();
    await canceled.getByRole('button', {name: 'Allow'}).waitFor();
    await panel.getByRole('button', {name: 'Cancel', exact: true}).click();
    await expect(panel.getByRole('alert')).toContainText('Sign-in was canceled.');
    await expect(signIn).toHaveAttribute('aria-disabled', 'false');
    const popup = await openWindow();
    await popup.getByRole('button', {name: 'Allow'}).waitFor();
    const [old, current] = [canceled, popup].map((each) => new URL(each.url()).searchParams);
    for (const name of ['state', 'code_challenge']) expect(current?.get(name)).not.toBe(old?.get(name));
    await canceled.close();
    await expect(panel.getByText('Sign in in the window that has opened.')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(new URL('/oauth-redirect?error=invalid_client', page.url()).href);
    await expect(panel.getByRole('alert')).toContainText('A response arrived that isn’t for this sign-in (state).');
    await other.close();
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', {name: 'Allow'}).click();
    await closed;
    await expect(panel.getByText(/^Signed in\. The token expires at/)).toBeVisible();
    await send.click();
    await expect(panel).toContainText('Ahoy.');
    await expectNoAxeViolations(page, themeViewports, '[data-authorization]');
    await page.setViewportSize({width: 320, height: 800});
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  });

  await test.step('sign-in also works if the server isolates its windows from the page (COOP)', async () => {
    await panel.getByRole('button', {name: 'Sign out'}).click();
    const separate = async (route: Route) => {
      // The form's response is a redirect.
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      return route.fulfill({response, headers: {...response.headers(), 'Cross-Origin-Opener-Policy': 'same-origin'}});
    };
    await page.context().route(/\/authorize\?/, separate);
    await expect(signIn).toHaveAttribute('aria-disabled', 'false');
    const opened = page.waitForEvent('popup');
    await signIn.click();
    await (await opened).getByRole('button', {name: 'Allow'}).click();
    await expect(panel.getByText(/^Signed in\. The token expires at/)).toBeVisible();
    await page.context().unroute(/\/authorize\?/, separate);
  });

  await test.step('without windows, sign-in continues in the same tab', async () => {
    const site = new URL(page.url()).origin;
    await panel.getByRole('button', {name: 'Sign out'}).click();
    await page.evaluate(() => {
      window.open = () => null;
    });
    await expect(signIn).toHaveAttribute('aria-disabled', 'false');
    await signIn.click();
    await page.getByRole('button', {name: 'Allow'}).waitFor();
    await page.goto(`${site}/oauth-redirect?error=invalid_client`);
    await expect(panel.getByRole('alert')).toContainText('A response arrived that isn’t for this sign-in (state).');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await expect(signIn).toHaveAttribute('aria-disabled', 'false');
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

test(
  "flows that a page can't use are explained, and a secret is only used if the owner allows it",
  nightly,
  async ({page, open}) => {
    await open('docs/dock');
    await page.getByRole('button', {name: 'Enter credentials'}).click();
    const panel = page.getByRole('region', {name: 'Console: dockBoat'});
    await panel.getByLabel('Credential').selectOption('old');
    await expect(panel).toContainText('Pages can’t sign in with this flow: implicit, password. Get a token elsewhere');
    await expect(panel.getByRole('button', {name: 'Sign in'})).toBeHidden();
    await panel.getByLabel('Credential').selectOption('machine');
    await expect(panel).toContainText('Required scopes: write');
    await expect(panel).toContainText('A secret that you enter in a browser isn’t secret');
    await panel.getByLabel('Client secret').fill('test');
    await panel.getByRole('button', {name: 'Get a token'}).click();
    await expect(panel.getByText(/^Signed in\./)).toBeVisible();
    await panel.getByRole('button', {name: /^Send/}).click();
    await expect(panel).toContainText('200 OK');
  },
);

test('versions and documents have a console of their own', nightly, async ({page, open}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/sandbox\/(.*)/.exec(request.url()) ?? [];
    if (file !== undefined) loaded.push(file);
  });
  const panel = page.getByRole('region', {name: 'Console: ping'});
  for (const [path, sandbox, name] of [
    ['docs/1.0/ping', '1.0~2fparcels', 'old'],
    ['docs/planes', '~2fplanes', 'planes'],
  ] as const) {
    await test.step(path, async () => {
      loaded.length = 0;
      await open(path);
      expect(loaded).toEqual([]);
      await page.getByRole('button', {name: 'Try it ping'}).first().click();
      const count = panel.getByRole('textbox', {name: 'count'});
      await count.fill('4');
      await expect(panel).toContainText('4 is too large; the maximum is 3.');
      await count.fill('3');
      await panel.getByRole('button', {name: /^Send/}).click();
      await expect(panel).toContainText(`Pong from ${name}.`);
      const key = panel.getByRole('textbox', {name: 'X-API-Key'});
      await key.fill('mine');
      await expect(panel.getByLabel('Send to').getByRole('option').last()).toHaveText(`https://${name}.example/v1`);
      await panel.getByLabel('Send to').selectOption({index: 1});
      await expect(key).toHaveValue('');
      await expect(count).toHaveValue('3');
      await panel.getByLabel('Send to').selectOption({index: 0});
      expect(loaded.sort()).toEqual(
        [`contracts/${sandbox}.json`, `operations/${sandbox}/ping.json`, `validators/${sandbox}/0.js`].sort(),
      );
    });
  }
});

test('streams arrive item by item, and files are shown or downloaded', nightly, async ({page, open, watch}) => {
  watch.allow('request to another host: http://localhost');
  const openConsole = async (id: string) => {
    await open(`docs/${id.toLowerCase()}`);
    await page.getByRole('button', {name: 'Try it'}).first().click();
    return page.getByRole('region', {name: `Console: ${id}`});
  };

  await test.step('of the sandbox, until the reader stops them', async () => {
    const panel = await openConsole('watchTides');
    await panel.getByRole('button', {name: /^Send/}).click();
    await expect(panel).toContainText('Receiving…');
    await expect(panel.getByText('rising').nth(1)).toBeVisible();
    await panel.getByRole('button', {name: 'Stop', exact: true}).click();
    await expect(panel).toContainText('You stopped the stream.');
    // Without the sample, whose colors are those of the classic theme.
    await expectNoAxeViolations(page, themeViewports, '[aria-label^="Console: "] [aria-busy]');
    await page.setViewportSize({width: 320, height: 800});
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({width: 1280, height: 800});
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
    await panel.getByRole('button', {name: 'Reconnect'}).click();
    await expect.poll(() => streams.length).toBe(2);
    expect(streams[1]?.lastEventId).toBe('7');
    streams[1]?.response.end('data: low\n\n');
    await expect(panel).toContainText('The stream has ended.');
  });

  await test.step('an image has the name of its file', async () => {
    const panel = await openConsole('getChart');
    await panel.getByLabel('Send to').selectOption({index: 1});
    await panel.getByRole('button', {name: /^Send/}).click();
    await expect(panel.getByRole('img', {name: 'größe.png'})).toBeVisible();
    const download = page.waitForEvent('download');
    await panel.getByRole('button', {name: 'Download größe.png'}).click();
    expect((await download).suggestedFilename()).toBe('größe.png');
  });

  await test.step('10 MB of JSON are shown in part', async () => {
    const panel = await openConsole('getLong');
    await panel.getByLabel('Send to').selectOption({index: 1});
    await panel.getByRole('button', {name: /^Send/}).click();
    await expect(panel).toContainText('Only its first 50,000 characters are shown.');
    const longest = await page.evaluate(async () => {
      const started = performance.now();
      await new Promise(requestAnimationFrame);
      return performance.now() - started;
    });
    expect(longest).toBeLessThan(500);
  });
});
