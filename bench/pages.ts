import {readFileSync} from 'node:fs';
import {site} from '../config/site';
import {serveSite} from '../tests/support/serve';
import {kindOf, limitsOf} from './budgets';
import {launchChromium} from './chromium';
import {measureInteractivity, type Interactivity} from './interactivity';
import {kinds, median, shown} from './kinds';
import {weighPages} from './page-weight';
import type {Row} from './readme-table';

const runs = 5;

/** Pages with a sidebar, and where the reader goes on from them. */
const ways = [
  [kinds.prose, kinds['long prose']],
  [kinds['long prose'], kinds.endpoint],
  [kinds.endpoint, kinds.prose],
] as const;

/** Prints what the pages of `build/` cost their reader, and how soon they answer. */
export async function benchPages(): Promise<Row[]> {
  const server = await serveSite('build', {baseUrl: site.baseUrl});
  try {
    const weights = await weighPages(
      server.origin,
      Object.values(kinds).map((route) => site.baseUrl + route),
    );
    const byKind = new Map(Object.keys(kinds).map((kind, index) => [kind, weights[index]]));
    console.log('KB gzip, cold cache, until 5 s after load');
    console.table(
      Object.fromEntries(
        [...byKind].map(([kind, weight]) => [
          kind,
          Object.fromEntries(
            Object.entries(weight ?? {}).flatMap(([name, value]) =>
              typeof value === 'number' ? [[name, Number(value.toFixed(1))]] : [],
            ),
          ),
        ]),
      ),
    );
    const rows = shown.flatMap((kind): Row[] => {
      const weight = byKind.get(kind);
      const here = weight && [weight.scripts, weight.css, weight.html].map((size) => size.toFixed(1)).join(' / ');
      const {scripts, css, html} = limitsOf(kindOf(readFileSync(`build/${kinds[kind] || 'index'}.html`, 'utf8')));
      const goal = `≤ ${scripts} / ${css} / ${html}`;
      return here === undefined ? [] : [{what: `${kind}: scripts / CSS / HTML, KB gzip`, here, goal}];
    });
    return [...rows, ...(await interactivityRows(server.origin))];
  } finally {
    await server.close();
  }
}

async function interactivityRows(origin: string): Promise<Row[]> {
  const browser = await launchChromium();
  try {
    const all: Interactivity[] = [];
    for (let run = 0; run < runs; run += 1) {
      for (const [from, to] of ways) {
        all.push(await measureInteractivity(browser, origin + site.baseUrl + from, site.baseUrl + to));
      }
    }
    console.table(all);
    const middle = (name: keyof Interactivity) => `${median(all.map((one) => one[name])).toFixed(0)} ms`;
    return [
      {what: 'interactive after the first paint, desktop', here: middle('interactive after paint'), goal: '≤ 1000 ms'},
      {
        what: 'change of page after the pointer rested on the link: heading there, drawn',
        here: `${middle('route change')}, ${middle('route painted')}`,
        goal: '≤ 50 ms',
      },
    ];
  } finally {
    await browser.close();
  }
}
