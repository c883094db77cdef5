import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {extractDeclarationProse, extractYamlProse} from './prose/contract.mjs';
import {findInProse} from './prose/rules.mjs';

/* Checks the descriptions in the contract, which pages show, against the rules for prose. */

const folder = path.resolve(import.meta.dirname, '../contract');
const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
  /\.(?:ya?ml|d\.ts)$/.test(file),
);
const today = new Date().toISOString().slice(0, 10);

for (const file of files.sort()) {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const excerpts = file.endsWith('.ts') ? extractDeclarationProse(text) : extractYamlProse(text);
  for (const {rule, line, message} of findInProse(excerpts, {isAboutProduct: true, today})) {
    console.error(`contract/${file.replaceAll('\\', '/')}:${line} ${rule} ${message}`);
    process.exitCode = 1;
  }
}
