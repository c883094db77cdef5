import {LinkChecker, LinkState} from 'linkinator';
import {site} from '../../config/site';
import {serveSite} from '../../tests/support/serve';

/*
 * Checks the external links in the build. It requires a network connection, so it isn't part of `npm run check` or
 * `npm test`.
 */

/**
 * Domain names that are reserved for documentation and testing (RFC 2606), and the servers that readers run locally.
 */
const reservedHosts = String.raw`^https?://([^/]+\.)?(example(\.(com|net|org))?|invalid|test|localhost:(4010|8080))([:/]|$)`;

async function main(): Promise<void> {
  const server = await serveSite('build', {baseUrl: site.baseUrl});
  try {
    const {links} = await new LinkChecker().check({
      path: server.origin + site.baseUrl,
      recurse: true,
      linksToSkip: [reservedHosts],
      concurrency: 8,
      timeout: 15_000,
      retry: true,
      retryErrors: true,
      retryErrorsCount: 2,
    });
    const checked = links.filter(({state, url}) => state !== LinkState.SKIPPED && !url.startsWith(server.origin));
    const brokenLinks = checked.filter(({state}) => state === LinkState.BROKEN);
    for (const {url, status, parent = ''} of brokenLinks) {
      const problem = status ? `returns ${status}` : "can't be reached";
      console.error(`${url} ${problem}: update or remove the link on ${parent.slice(server.origin.length)}`);
    }
    console.log(`${checked.length} external links, ${brokenLinks.length} broken`);
    process.exitCode = brokenLinks.length > 0 ? 1 : 0;
  } finally {
    await server.close();
  }
}

void main();
