import path from 'node:path';
import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {readEnvironment} from '../../../config/env';
import {site} from '../../../config/site';
import {push} from './push';

/** `npm run search:push`: says what would be sent to the hosted search; with `-- --push` sends it. */
async function start(): Promise<void> {
  const {values} = parseArgs({options: {push: {type: 'boolean', default: false}}});
  const {ALGOLIA_ADMIN_API_KEY: adminKey} = readEnvironment(process.env);
  await push({
    siteDir: path.resolve(__dirname, '../../..'),
    url: site.url,
    baseUrl: site.baseUrl,
    indexName: site.search.indexName,
    appId: site.search.hosted?.appId,
    adminKey,
    isReal: values.push,
    makeClient: algoliasearch,
    print: (line) => {
      process.stdout.write(`${line}\n`);
    },
  });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
