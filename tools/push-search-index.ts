import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {readEnvironment} from '../config/env';
import {site} from '../config/site';
import {pushIndex} from '../plugins/search';
import {openFinishedBuild} from './finished-build';

/**
 * `npm run search:push`: prints what would be uploaded to the hosted search index, or uploads it if `-- --push` is
 * passed.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {push: {type: 'boolean', default: false}}});
  const {ALGOLIA_ADMIN_API_KEY: adminKey} = readEnvironment(process.env);
  await pushIndex({
    site: openFinishedBuild(),
    indexName: site.search.indexName,
    appId: site.search.hosted?.appId,
    adminKey,
    isDryRun: !values.push,
    createClient: algoliasearch,
    print: (line) => {
      process.stdout.write(`${line}\n`);
    },
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
