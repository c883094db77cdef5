import path from 'node:path';
import {parseArgs} from 'node:util';
import {brand} from '../config/brand';
import {replaceBrandTokens} from '../plugins/shared';
import {apiDocuments, sessionOperations} from '../config/reference';
import {ContractError, lintOpenApiFile, reportOpenApiQuality} from '../plugins/contract';
import {formatQualityReport, formatQualitySummary} from './lint-openapi/format-report';

const usage = `Usage: npm run lint:openapi -- [--report | --strict] [--all] [<file>…]

Checks the documents in config/reference.ts, or the given files. Documents with "severity: 'warn'" only have to be readable; the others
follow the conventions in contract/README.md.

  --report  Lists what the documents lack: descriptions, examples, error responses. Only unreadable documents fail.
  --strict  Requires the conventions of every document.
  --all     With --report, lists every place instead of the first of each kind.`;

const root = path.resolve(__dirname, '..');

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      report: {type: 'boolean'},
      strict: {type: 'boolean'},
      all: {type: 'boolean'},
      help: {type: 'boolean'},
    },
  });
  if (values.help === true) {
    console.log(usage);
    return;
  }
  const isForced = values.report === true || values.strict === true;
  const documents: readonly {readonly file: string; readonly severity?: 'error' | 'warn'}[] =
    positionals.length > 0 ? positionals.map((file) => ({file})) : Object.values(apiDocuments);
  for (const {file, severity} of documents) {
    const isStrict = isForced ? values.strict === true : severity !== 'warn';
    const options = {
      file: path.resolve(root, file),
      root,
      transform: (text: string) => replaceBrandTokens(text, brand),
    };
    try {
      if (isStrict) {
        fail(await lintOpenApiFile(options, {sessionOperations}));
      } else {
        const report = await reportOpenApiQuality(options);
        console.log(
          values.report === true
            ? formatQualityReport(file, report, values.all === true)
            : `${formatQualitySummary(file, report)} List them with npm run lint:openapi -- --report.`,
        );
      }
    } catch (error) {
      if (!(error instanceof ContractError)) {
        throw error;
      }
      fail([error.message]);
    }
  }
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
