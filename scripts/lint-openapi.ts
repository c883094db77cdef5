import path from 'node:path';
import {parseArgs} from 'node:util';
import {brand} from '../config/brand';
import {apiDocuments, sessionOperations} from '../config/reference';
import {ContractError, lintOpenApiFile, listRecommendations, validateOpenApiFile} from '../plugins/contract';
import {replaceBrandTokens} from '../plugins/shared';

const usage = `Usage: npm run lint:openapi -- [--report] [<file>…]

Checks the documents in config/reference.ts, or the given files. Documents with "severity: 'warn'" only have to be readable; the others
follow the conventions in contract/README.md.

  --report  Lists what Redocly recommends to change, such as missing descriptions. Only unreadable documents fail.`;

const root = path.resolve(__dirname, '..');

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {report: {type: 'boolean', default: false}, help: {type: 'boolean', default: false}},
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const documents: readonly {readonly file: string; readonly severity?: 'error' | 'warn'}[] =
    positionals.length > 0 ? positionals.map((file) => ({file})) : Object.values(apiDocuments);
  for (const {file, severity} of documents) {
    try {
      await lintDocument(file, severity === 'warn', values.report);
    } catch (error) {
      if (!(error instanceof ContractError)) {
        throw error;
      }
      fail([error.message]);
    }
  }
}

async function lintDocument(file: string, isLenient: boolean, isReport: boolean): Promise<void> {
  const options = {
    file: path.resolve(root, file),
    root,
    transform: (text: string) => replaceBrandTokens(text, brand),
  };
  if (!isReport && !isLenient) {
    fail(await lintOpenApiFile(options, {sessionOperations}));
    return;
  }
  await validateOpenApiFile({...options, severity: 'warn'});
  const recommendations = await listRecommendations(options);
  console.log(`${file}: ${String(recommendations.length)} recommendations.`);
  console.log(isReport ? recommendations.join('\n') : 'To list them, run: npm run lint:openapi -- --report');
}

function fail(lines: readonly string[]): void {
  lines.forEach((line) => {
    console.error(line);
  });
  if (lines.length > 0) {
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
