import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {sentencesOfDeclarations, sentencesOfYaml} from './prose/contract.mjs';
import {findInProse} from './prose/rules.mjs';

/* Holds the sentences of the contract, which pages show, to the rules for the sentences of pages. */

const folder = path.resolve(import.meta.dirname, '../contract');
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
  /\.(?:ya?ml|d\.ts)$/.test(file),
);
const today = new Date().toISOString().slice(0, 10);

for (const file of files.sort()) {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const sentences = file.endsWith('.ts') ? sentencesOfDeclarations(text) : sentencesOfYaml(text);
  for (const {rule, line, says} of findInProse(sentences, {isOfProduct: true, today})) {
    console.error(`contract/${file.replaceAll('\\', '/')}:${line} ${rule} ${says}`);
    process.exitCode = 1;
  }
}
