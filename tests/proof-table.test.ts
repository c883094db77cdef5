import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

/** How many sentences the table takes from each section of the specification: a row that is lost is missed. */
const sentences = {2: 32, 4: 20, 5: 1, 8: 10, 9: 11};

interface Row {
  readonly section: string;
  readonly sentence: string;
  readonly file: string;
  readonly title: string;
  readonly lineFile: string;
  readonly line: string;
  readonly failure: string;
}

const code = (cell: string) => /^(`+)\s?(.*?)\s?\1$/.exec(cell)?.[2] ?? '';

/** The rows of the tables: §, sentence, test, line, failure. A pipe in a cell is escaped. */
function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\|\s*\d/.test(line))
    .map((line) => {
      const cells = line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.replaceAll('\\|', '|').trim());
      const [section = '', sentence = '', proof = '', place = '', failure = ''] = cells;
      const [file = '', title = ''] = proof.split(' › ');
      const [lineFile = '', text = ''] = place.split(' › ');
      return {
        section,
        sentence,
        file: code(file),
        title,
        lineFile: code(lineFile),
        line: code(text),
        failure: code(failure),
      };
    });
}

/** What is wrong with a row, in a sentence; nothing when all that it names is there. */
function problemsOf({file, title, lineFile, line, failure}: Row): string[] {
  const has = (path: string, text: string) =>
    text !== '' && existsSync(path) && readFileSync(path, 'utf8').includes(text);
  return [
    ...(has(file, title) ? [] : [`${file} has no test "${title}"`]),
    ...(has(lineFile, line) ? [] : [`${lineFile} has no line "${line}"`]),
    ...(failure === '' ? ['the failure is missing'] : []),
  ];
}

const rows = rowsOf(readFileSync('tests/README.md', 'utf8'));

describe('the table of proofs', () => {
  test('names tests, lines and failures that are there', () => {
    expect(
      rows.flatMap((row) => problemsOf(row).map((problem) => `§${row.section} ${row.sentence}: ${problem}`)),
    ).toEqual([]);
  });

  test('has every sentence of its sections, once', () => {
    const count = (section: string) => rows.filter((row) => row.section === section).length;
    expect(Object.fromEntries(Object.keys(sentences).map((section) => [section, count(section)]))).toEqual(sentences);
    expect(new Set(rows.map(({section, sentence}) => section + sentence)).size).toBe(rows.length);
  });

  test('is shown to reject a row whose test, line or failure is gone', () => {
    const [row] = rowsOf('| 2 | It works | `tests/theme.spec.ts` › is dark | `config/site.ts` › `nothing of it` |  |');
    expect(row && problemsOf(row)).toEqual([
      'tests/theme.spec.ts has no test "is dark"',
      'config/site.ts has no line "nothing of it"',
      'the failure is missing',
    ]);
  });
});
