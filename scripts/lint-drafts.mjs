import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/* Lists what `npm run new` has left to write below the current folder: each line with WRITE: where it makes or changes files. */

const folders = ['docs', 'contract', 'packages', 'tests/ui-sdk'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:mdx?|ya?ml|ts)$/.test(name))
    .map((name) => path.join(folder, name).replaceAll('\\', '/')),
);

for (const file of files.sort()) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const [, cure] = /\bWRITE:[*']*\s*(.*?)(?: \{#[\w-]+\})?['"*)};,]*$/.exec(line) ?? [];
    if (cure !== undefined) {
      console.error(`${file}:${index + 1} Write ${cure}`);
      process.exitCode = 1;
    }
  }
}
