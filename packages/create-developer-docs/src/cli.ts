#!/usr/bin/env node
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {ExplainedError} from '@developer-docs/utils';
import {runCommand} from '@developer-docs/utils/node';
import {createSite} from './create-site.js';
import {readDocuments} from './documents.js';

const usage = `Usage: create-developer-docs <folder> [options]

Creates a documentation site with an API reference, search, and Markdown pages. It asks for what is missing.

  --name <name>          Name of the product, such as Acme
  --openapi <file>       OpenAPI document (YAML or JSON), or its URL. Repeat it for several documents.
  --skip-install         Doesn't install the packages and generate the pages
  --help                 Prints this text`;

const options = {
  name: {type: 'string'},
  openapi: {type: 'string', multiple: true},
  'skip-install': {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
} as const;

/** Asks for a value. Without a terminal, the option is required. */
async function ask(question: string, option: string, isRequired = true): Promise<string> {
  if (!process.stdin.isTTY) {
    if (isRequired) {
      throw new ExplainedError(`The option ${option} is missing. Add it, or run the command in a terminal.`);
    }
    return '';
  }
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    let answer = '';
    do answer = (await terminal.question(`${question} `)).trim();
    while (answer === '' && isRequired);
    return answer;
  } finally {
    terminal.close();
  }
}

function run(folder: string, command: string, ...args: string[]): void {
  console.log(`\n$ ${[command, ...args].join(' ')}`);
  const {status} = spawnSync(command, args, {cwd: folder, stdio: 'inherit', shell: process.platform === 'win32'});
  if (status !== 0) {
    throw new ExplainedError(
      `"${[command, ...args].join(' ')}" failed. The files of the site are in ${folder}: correct the problem, and run the command there.`,
    );
  }
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options, allowPositionals: true});
  if (values.help) {
    console.log(usage);
    return;
  }
  if (positionals.length > 1) {
    throw new ExplainedError(`There are several folders: ${positionals.join(', ')}. Name one.`);
  }
  const folder = path.resolve(positionals[0] ?? (await ask('Folder of the new site:', '<folder>')));
  const name = values.name ?? (await ask('Name of the product:', '--name'));
  const files = values.openapi ?? [await ask('OpenAPI document, a file or a URL (optional):', '--openapi', false)];
  const documents = await readDocuments(files.filter((file) => file !== ''));
  createSite({folder, name, documents});
  const commands = [['npm', 'install'], ...(documents.length > 0 ? [['npm', 'run', 'generate']] : [])];
  if (!values['skip-install']) {
    for (const [command = '', ...args] of commands) run(folder, command, ...args);
  }
  const relative = path.relative(process.cwd(), folder) || '.';
  const next = [
    `cd ${/\s/.test(relative) ? `"${relative}"` : relative}`,
    ...(values['skip-install'] ? commands.map((command) => command.join(' ')) : []),
    'npm start   # opens the site, and updates it when files change',
    'npx playwright install chromium   # once, for the tests',
    'npm test    # builds and tests it',
  ];
  console.log(`\nThe site is in ${relative}. Next:\n\n${next.map((line) => `  ${line}`).join('\n')}\n`);
}

void runCommand(main, {name: 'create-developer-docs'});
