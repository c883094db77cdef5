import {execFileSync} from 'node:child_process';
import {runInNewContext} from 'node:vm';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Json} from '@developer-docs/internal';
import {generateCurlSample, quoteForShell} from './curl';
import {generateJavaScriptSample, formatJavaScriptValue} from './javascript';
import {generatePythonSample, formatPythonValue} from './python';
import type {SampleRequest} from './sample-request';

const request: SampleRequest = {
  method: 'POST',
  url: 'https://api.example/v1/things?limit=2',
  headers: [
    ['Authorization', ['Bearer ', {variable: 'API_KEY'}]],
    ['Content-Type', 'application/json'],
  ],
  body: {kind: 'json', value: {text: "It's “new”\n", count: 2, none: null, yes: true}},
  responseType: 'json',
};

describe('the sample generator', () => {
  test('creates a cURL command', () => {
    expect(generateCurlSample(request).split('\n').slice(0, 3)).toEqual([
      "curl -i -X POST 'https://api.example/v1/things?limit=2' \\",
      '  -H "Authorization: Bearer $API_KEY" \\',
      "  -H 'Content-Type: application/json' \\",
    ]);
  });

  test('creates JavaScript code', () => {
    const code = generateJavaScriptSample(request);
    expect(code).toContain('Authorization: `Bearer ${process.env.API_KEY}`,');
    expect(code).toContain(String.raw`text: 'It\'s “new”\n',`);
  });

  test('creates Python code that uses the standard library', () => {
    const code = generatePythonSample(request);
    expect(code.startsWith('import json\nimport os\nfrom urllib.request import Request, urlopen\n')).toBe(true);
    expect(code).toContain('"none": None,');
    expect(code).toContain(`f"Bearer {os.environ['API_KEY']}"`);
  });
});

describe('values are preserved', () => {
  const json = fc.jsonValue({maxDepth: 3}) as fc.Arbitrary<Json>;

  test('in JavaScript literals', () => {
    fc.assert(
      fc.property(json, (value) => {
        const evaluatedValue: unknown = runInNewContext(`(${formatJavaScriptValue(value)})`);
        expect(JSON.stringify(evaluatedValue)).toBe(JSON.stringify(value));
      }),
    );
  });

  test('in shell arguments', () => {
    const texts = fc.sample(fc.string({unit: 'grapheme'}), 30).filter((text) => !text.includes('\0'));
    const words = ["it's", '$HOME `id` "x" \\', ...texts];
    const script = words.map((text) => `printf '%s\\0' ${quoteForShell(text)}`).join('; ');
    expect(execFileSync('sh', ['-c', script], {encoding: 'utf8'}).split('\0').slice(0, -1)).toEqual(words);
  });

  test('in Python literals', () => {
    expect(formatPythonValue({a: [true, null, 'é"\\'], b: {}})).toBe(String.raw`{
    "a": [True, None, "é\"\\"],
    "b": {},
}`);
  });
});
