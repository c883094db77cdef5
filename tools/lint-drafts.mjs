import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/* Lists the `WRITE:` placeholders that `npm run new` left in drafts. */

const folders = ['docs', 'product', 'packages', 'tests/content/ui-sdk'];
const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(?:mdx?|ya?ml|ts)$/.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(folder, name).replaceAll('\\', '/')),
  );

for (const file of files.sort()) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const [, task] = /\bWRITE:[*']*\s*(.*?)(?: \{#[\w-]+\})?['"*)};,]*$/.exec(line) ?? [];
    if (task !== undefined) {
      console.error(`${file}:${index + 1} Write ${task}`);
      process.exitCode = 1;
    }
  }
}
