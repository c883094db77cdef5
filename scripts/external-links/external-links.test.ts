import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, test} from 'vitest';
import {fetchLinks} from './fetch-links';
import {findExternalLinks} from './find-links';
import {formatReport} from './format-report';

describe('findExternalLinks', () => {
  const find = (file: string, text: string) => Object.fromEntries(findExternalLinks(new Map([[file, text]])));

  test('lists each URL once with its locations, without the surrounding punctuation', () => {
    const text = 'See [it](https://a.dev/x_(y)#part "title").\n\nOr <https://b.dev>, **https://a.dev/x_(y)**.';
    expect(find('docs/a.mdx', text)).toEqual({
      'https://a.dev/x_(y)': ['docs/a.mdx:1', 'docs/a.mdx:3'],
      'https://b.dev/': ['docs/a.mdx:3'],
    });
  });

  test('ignores reserved domains, this machine, and placeholders', () => {
    const text = [
      'https://example.com https://app.example.org https://api.acme.example/v1 http://localhost:4010 http://127.0.0.1',
      'https://x.invalid https://api.{brandSlug}.example https://*.acme.net `https://` https://${host}/x',
    ];
    expect(find('docs/a.mdx', text.join('\n'))).toEqual({});
  });

  test('checks only comments in code', () => {
    const code = "const name = 'https://a.dev/code';\n// https://b.dev/\n/** https://c.dev/ */\nx(); // https://d.dev/";
    expect(Object.keys(find('src/a.ts', code))).toEqual(['https://b.dev/', 'https://c.dev/', 'https://d.dev/']);
  });
});

describe('fetchLinks', () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    closers.splice(0).forEach((close) => {
      close();
    });
  });

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  }

  const quick = {timeoutMs: 300, retries: 1, retryDelayMs: 1, maxRetryDelayMs: 50};

  test('distinguishes found, moved, missing, and unresponsive pages', async () => {
    const origin = await serve(({url}, response) => {
      if (url === '/silent') return;
      if (url === '/for-good') response.writeHead(301, {Location: '/page'}).end();
      else if (url === '/for-now') response.writeHead(302, {Location: '/page'}).end();
      else if (url === '/loop') response.writeHead(302, {Location: '/loop'}).end();
      else response.writeHead(url === '/page' ? 200 : 404).end('text');
    });
    const ask = ['page', 'for-good', 'for-now', 'gone', 'loop'].map((name) => `${origin}/${name}`);
    const outcomes = await fetchLinks([...ask, 'http://127.0.0.1:1/refused'], {...quick, timeoutMs: 60_000});
    const silent = await fetchLinks([`${origin}/silent`], quick);
    expect(Object.fromEntries([...outcomes, ...silent])).toEqual({
      [`${origin}/page`]: {kind: 'found'},
      [`${origin}/for-good`]: {kind: 'moved', to: `${origin}/page`},
      [`${origin}/for-now`]: {kind: 'found'},
      [`${origin}/gone`]: {kind: 'missing', status: 404},
      [`${origin}/silent`]: {kind: 'unreachable', reason: 'no response within 0.3 seconds'},
      [`${origin}/loop`]: {kind: 'unreachable', reason: 'more than 20 redirects'},
      'http://127.0.0.1:1/refused': {kind: 'unreachable', reason: expect.any(String) as string},
    });
  });

  test('retries if a host is overloaded, but not if a page is missing', async () => {
    const calls = new Map<string, number>();
    const origin = await serve(({url = ''}, response) => {
      calls.set(url, (calls.get(url) ?? 0) + 1);
      response.writeHead(url === '/gone' ? 404 : calls.get(url) === 1 ? 503 : 200, {'Retry-After': '0'}).end();
    });
    const outcomes = await fetchLinks([`${origin}/busy`, `${origin}/gone`], quick);
    expect([...outcomes.values()]).toEqual([{kind: 'found'}, {kind: 'missing', status: 404}]);
    expect(Object.fromEntries(calls)).toEqual({'/busy': 2, '/gone': 1});
  });

  test('sends requests to one host sequentially, and to several hosts concurrently', async () => {
    /** Hosts that are asked at the same time: each is answered when the other has been asked. */
    const pairs: string[][] = [];
    let open: {readonly host: string; readonly answer: () => void}[] = [];
    const listener: RequestListener = ({headers: {host = ''}}, response) => {
      open.push({host, answer: () => response.end()});
      if (open.length < 2) return;
      pairs.push(open.map((one) => one.host).sort());
      const both = open;
      open = [];
      both.forEach(({answer}) => {
        answer();
      });
    };
    const origins = [await serve(listener), await serve(listener)];
    await fetchLinks(origins.flatMap((origin) => ['a', 'b', 'c'].map((name) => `${origin}/${name}`)));
    const hosts = origins.map((origin) => new URL(origin).host).sort();
    expect(pairs).toEqual([hosts, hosts, hosts]);
  });
});

describe('formatReport', () => {
  const locations = new Map([
    ['https://a.dev/', ['docs/a.mdx:3', 'README.md:7']],
    ['https://b.dev/', ['docs/b.mdx:1']],
    ['https://c.dev/', ['docs/c.mdx:1']],
  ]);

  test('lists broken links with their locations, then redirects', () => {
    const {lines, isSuccess} = formatReport(
      locations,
      new Map([
        ['https://a.dev/', {kind: 'missing', status: 404}],
        ['https://b.dev/', {kind: 'moved', to: 'https://b.dev/new'}],
        ['https://c.dev/', {kind: 'found'}],
      ]),
    );
    expect(isSuccess).toBe(false);
    expect(lines).toEqual([
      'https://a.dev/\n  returns 404: update or remove the link',
      '  at docs/a.mdx:3',
      '  at README.md:7',
      'https://b.dev/\n  redirects permanently: change it to https://b.dev/new',
      '  at docs/b.mdx:1',
      '3 external links: 1 broken, 1 moved',
    ]);
  });

  test('fails if no host could be reached', () => {
    const unreachable = {kind: 'unreachable', reason: 'getaddrinfo ENOTFOUND'} as const;
    expect(formatReport(locations, new Map([...locations.keys()].map((url) => [url, unreachable])))).toEqual({
      lines: ['No host could be reached (getaddrinfo ENOTFOUND). Check the network connection.'],
      isSuccess: false,
    });
  });

  test('succeeds if all links work', () => {
    expect(formatReport(locations, new Map([['https://a.dev/', {kind: 'found'}]]))).toMatchObject({isSuccess: true});
  });
});
