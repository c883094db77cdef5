#!/usr/bin/env node
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {ExplainedError} from '@developer-docs/utils';
import {runCommand} from '@developer-docs/utils/node';
import {reportChanges} from './changes/report-changes.js';

const usage = `Usage: openapi changes <old document> <new document> [options]
       openapi changes <document> --against <revision> [options]

Compares two versions of an OpenAPI document (YAML or JSON), and prints what changed for its clients.

  --against <revision>  Compare with the document in this Git branch, tag, or commit
  --format <format>     markdown (default), json, or github, which prints annotations with file and line
  --fail-on <level>     Fail if there's a change of this level or a more important one that isn't accepted:
                        breaking, warning, deprecation, addition, or text
  --accepted <file>     YAML or JSON file with the reasons for accepted changes, by ID
  --help                Prints this text

Exit codes: 0 if nothing fails, 1 if a change fails, and 2 if the command or a document is wrong.`;

const example = 'Run: openapi changes old.yaml new.yaml';

const options = {
  against: {type: 'string'},
  format: {type: 'string'},
  'fail-on': {type: 'string'},
  accepted: {type: 'string'},
  help: {type: 'boolean', default: false},
} as const;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options, allowPositionals: true});
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const [command, ...files] = positionals;
  const {against} = values;
  if (command === undefined) throw new ExplainedError(`A command is missing. ${example}`);
  if (command !== 'changes') throw new ExplainedError(`There's no command "${command}". ${example}`);
  if (against === undefined && files.length !== 2) throw new ExplainedError(`Name two documents. ${example}`);
  if (against !== undefined && files.length !== 1) throw new ExplainedError('Name one document if --against is set.');
  const [first = '', second = ''] = files;
  const root = process.cwd();
  const toFile = (file: string) => ({file: path.resolve(file), root});
  const {output, messages, hasFailed} = await reportChanges({
    before: against === undefined ? toFile(first) : {revision: against},
    after: toFile(against === undefined ? second : first),
    format: values.format,
    failOn: values['fail-on'],
    accepted: values.accepted === undefined ? undefined : path.resolve(values.accepted),
  });
  process.stdout.write(output);
  for (const message of messages) process.stderr.write(`${message}\n`);
  if (hasFailed) process.exitCode = 1;
}

void runCommand(main, {name: 'openapi', exitCode: 2});
