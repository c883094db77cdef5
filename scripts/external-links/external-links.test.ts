import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {askAll} from './ask';
import {outsideAddresses} from './find';
import {report} from './report';

describe('outsideAddresses', () => {
  const find = (file: string, text: string) => Object.fromEntries(outsideAddresses(new Map([[file, text]])));

  it('finds each address once, with its places, and leaves the sentence around it', () => {
    const text = 'See [it](https://a.dev/x_(y)#part "title").\n\nOr <https://b.dev>, **https://a.dev/x_(y)**.';
    expect(find('docs/a.mdx', text)).toEqual({
      'https://a.dev/x_(y)': ['docs/a.mdx:1', 'docs/a.mdx:3'],
      'https://b.dev/': ['docs/a.mdx:3'],
    });
  });

  it('leaves names that nobody can own, this machine, and placeholders', () => {
    const text = [
      'https://example.com https://app.example.org https://api.acme.example/v1 http://localhost:4010 http://127.0.0.1',
      'https://x.invalid https://api.{brandSlug}.example https://*.acme.net `https://` https://${host}/x',
    ];
    expect(find('docs/a.mdx', text.join('\n'))).toEqual({});
  });

  it('reads only the comments of code', () => {
    const code = "const name = 'https://a.dev/code';\n// https://b.dev/\n/** https://c.dev/ */\nx(); // https://d.dev/";
    expect(Object.keys(find('src/a.ts', code))).toEqual(['https://b.dev/', 'https://c.dev/', 'https://d.dev/']);
  });
});

describe('askAll', () => {
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

  const quick = {timeout: 300, retries: 1, pause: 1, longestWait: 50};

  it('tells what is found, moved, missing and silent', async () => {
    const origin = await serve(({url}, response) => {
      if (url === '/silent') return;
      if (url === '/for-good') response.writeHead(301, {Location: '/page'}).end();
      else if (url === '/for-now') response.writeHead(302, {Location: '/page'}).end();
      else if (url === '/loop') response.writeHead(302, {Location: '/loop'}).end();
      else response.writeHead(url === '/page' ? 200 : 404).end('text');
    });
    const ask = ['page', 'for-good', 'for-now', 'gone', 'loop'].map((name) => `${origin}/${name}`);
    const outcomes = await askAll([...ask, 'http://127.0.0.1:1/refused'], {...quick, timeout: 60_000});
    const silent = await askAll([`${origin}/silent`], quick);
    expect(Object.fromEntries([...outcomes, ...silent])).toEqual({
      [`${origin}/page`]: {kind: 'found'},
      [`${origin}/for-good`]: {kind: 'moved', to: `${origin}/page`},
      [`${origin}/for-now`]: {kind: 'found'},
      [`${origin}/gone`]: {kind: 'missing', status: 404},
      [`${origin}/silent`]: {kind: 'silent', reason: 'no answer in 0.3 seconds'},
      [`${origin}/loop`]: {kind: 'silent', reason: 'more than 20 redirects'},
      'http://127.0.0.1:1/refused': {kind: 'silent', reason: expect.any(String) as string},
    });
  });

  it('tries again where a host is busy, and not where it says no', async () => {
    const calls = new Map<string, number>();
    const origin = await serve(({url = ''}, response) => {
      calls.set(url, (calls.get(url) ?? 0) + 1);
      response.writeHead(url === '/gone' ? 404 : calls.get(url) === 1 ? 503 : 200, {'Retry-After': '0'}).end();
    });
    const outcomes = await askAll([`${origin}/busy`, `${origin}/gone`], quick);
    expect([...outcomes.values()]).toEqual([{kind: 'found'}, {kind: 'missing', status: 404}]);
    expect(Object.fromEntries(calls)).toEqual({'/busy': 2, '/gone': 1});
  });

  it('asks a host for one address at a time, and several hosts at once', async () => {
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
    await askAll(origins.flatMap((origin) => ['a', 'b', 'c'].map((name) => `${origin}/${name}`)));
    const hosts = origins.map((origin) => new URL(origin).host).sort();
    expect(pairs).toEqual([hosts, hosts, hosts]);
  });
});

describe('report', () => {
  const places = new Map([
    ['https://a.dev/', ['docs/a.mdx:3', 'README.md:7']],
    ['https://b.dev/', ['docs/b.mdx:1']],
    ['https://c.dev/', ['docs/c.mdx:1']],
  ]);

  it('names what is broken with its places, then what has moved', () => {
    const {lines, isGood} = report(
      places,
      new Map([
        ['https://a.dev/', {kind: 'missing', status: 404}],
        ['https://b.dev/', {kind: 'moved', to: 'https://b.dev/new'}],
        ['https://c.dev/', {kind: 'found'}],
      ]),
    );
    expect(isGood).toBe(false);
    expect(lines).toEqual([
      'https://a.dev/\n  answers 404: link to another page, or drop the link',
      '  at docs/a.mdx:3',
      '  at README.md:7',
      'https://b.dev/\n  has moved for good: write https://b.dev/new',
      '  at docs/b.mdx:1',
      '3 outside links: 1 broken, 1 moved',
    ]);
  });

  it('does not call it a success when nothing was checked', () => {
    const silent = {kind: 'silent', reason: 'getaddrinfo ENOTFOUND'} as const;
    expect(report(places, new Map([...places.keys()].map((address) => [address, silent])))).toEqual({
      lines: ['No host answered (getaddrinfo ENOTFOUND). Is there a network? Nothing was checked.'],
      isGood: false,
    });
  });

  it('is good when all are found', () => {
    expect(report(places, new Map([['https://a.dev/', {kind: 'found'}]]))).toMatchObject({isGood: true});
  });
});
