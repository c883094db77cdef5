import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatCount} from '@developer-docs/internal';
import type {Problem} from '@developer-docs/openapi/node';
import {brand} from '../config/site';
import {apiDocuments, sessionOperations} from '../config/reference';
import {contract} from '../config/plugins/contract';
import {lintOpenApiFile} from '../product/contract/lint';
import {replaceBrandTokens} from '../config/brand-tokens';

const usage = `Usage: npm run lint:openapi -- [--report] [<file>…]

Checks the documents in config/reference.ts, or the given files. Documents with "severity: 'warn'" only need to be readable; all others
must follow the conventions in product/README.md.

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
  const conventions = {sessionOperations, errorCodes: contract.errorCodes};
  for (const {file, severity} of documents) {
    const options = {
      file: path.resolve(root, file),
      root,
      transform: (text: string) => replaceBrandTokens(text, brand),
    };
    const isRelaxed = values.report || severity === 'warn';
    const problems = await lintOpenApiFile(options, isRelaxed ? undefined : conventions);
    for (const {message} of problems.filter((problem) => problem.severity === 'error')) {
      console.error(message);
      process.exitCode = 1;
    }
    if (isRelaxed) {
      const warnings = problems.filter((problem) => problem.severity === 'warn');
      console.log(`${file}: ${formatCount(warnings.length, 'suggestion')}.`);
      console.log(values.report ? formatReport(warnings) : 'List them with npm run lint:openapi -- --report.');
    }
  }
}

/** Lists problems by rule, starting with the most frequent rule. */
function formatReport(problems: readonly Problem[]): string {
  const problemsByRule = new Map<string, Problem[]>();
  for (const problem of problems) {
    problemsByRule.set(problem.ruleId, [...(problemsByRule.get(problem.ruleId) ?? []), problem]);
  }
  return [...problemsByRule]
    .sort(([, first], [, second]) => second.length - first.length)
    .flatMap(([ruleId, members]) => [
      `${String(members.length)} × ${ruleId}`,
      ...members.map(({message}) => `  ${message}`),
    ])
    .join('\n');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
