#!/usr/bin/env node
import {parseArgs} from 'node:util';
import {ExplainedError} from '@developer-docs/utils';
import {runCommand} from '@developer-docs/utils/node';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer} from './server.js';
import {openFolder, openWebSite} from './site-files.js';

const usage = 'Usage: docs-mcp --site <base URL of a published site> | --dir <folder of a built site>';

async function main(): Promise<void> {
  const {site, dir, help} = parseArgs({
    options: {site: {type: 'string'}, dir: {type: 'string'}, help: {type: 'boolean', default: false}},
  }).values;
  if (help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const isValid = dir === undefined ? URL.canParse(site ?? '') : site === undefined;
  if (!isValid) {
    throw new ExplainedError('Pass a URL with --site, such as https://docs.example.com, or a folder with --dir.');
  }
  const files = dir === undefined ? openWebSite(new URL(`${site}/`.replace(/\/+$/, '/'))) : await openFolder(dir);
  await createServer(files).connect(new StdioServerTransport());
}

void runCommand(main, {name: 'docs-mcp'});
