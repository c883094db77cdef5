import path from 'node:path';
import {parseArgs} from 'node:util';
import {brand} from '../config/brand';
import {apiDocuments, sessionOperations} from '../config/reference';
import {
  ContractError,
  lintOpenApiFile,
  reportOpenApiQuality,
  type Finding,
  type QualityReport,
} from '../plugins/contract';
import {replaceBrandTokens} from '../plugins/shared';

const usage = `Usage: npm run lint:openapi -- [--report] [<file>…]

Checks the documents in config/reference.ts, or the given files. Documents with "severity: 'warn'" only need to be readable; all others
must follow the conventions in contract/README.md.

  --report  Lists what the documents lack: descriptions, examples, error responses. Only unreadable documents fail.`;

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
    const options = {
      file: path.resolve(root, file),
      root,
      transform: (text: string) => replaceBrandTokens(text, brand),
    };
    try {
      if (values.report || severity === 'warn') {
        const report = await reportOpenApiQuality(options);
        const {findings, warnings} = report;
        console.log(`${file}: ${findings.length} suggestions, ${warnings.length} warnings.`);
        console.log(values.report ? formatReport(file, report) : 'List them with npm run lint:openapi -- --report.');
      } else {
        fail(await lintOpenApiFile(options, {sessionOperations}));
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

/** Lists the findings with their JSON pointers by kind, starting with the most frequent, followed by the warnings. */
function formatReport(file: string, {warnings, findings}: QualityReport): string {
  const kinds = new Map<string, Finding[]>();
  for (const finding of findings) {
    // Groups findings that differ only in the names in quotation marks.
    const kind = finding.problem.replaceAll(/ "[^"]*"/g, '');
    kinds.set(kind, [...(kinds.get(kind) ?? []), finding]);
  }
  return [
    ...[...kinds]
      .sort(([, first], [, second]) => second.length - first.length)
      .flatMap(([kind, members]) => [
        `${members.length} × ${kind} ${members[0]?.fix ?? ''}`,
        ...members.map(({pointer, problem}) => `  ${file} (bundled, ${pointer}): ${problem}`),
      ]),
    ...(warnings.length === 0 ? [] : ['Warnings:', ...warnings.map((warning) => `  ${warning}`)]),
  ].join('\n');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
