import {execFileSync} from 'node:child_process';
import {runInNewContext} from 'node:vm';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Json} from '@developer-docs/json';
import {generateCurlSample, quoteForShell} from './curl';
import {generateJavaScriptSample, formatJavaScriptValue} from './javascript';
import {generatePythonSample, formatPythonValue} from './python';
import type {SampleRequest} from './sample-request';

const request: SampleRequest = {
  method: 'POST',
  url: 'https://api.example/v1/things?limit=2',
  headers: [
    ['Authorization', {prefix: 'Bearer ', variable: 'API_KEY'}],
    ['Content-Type', 'application/json'],
  ],
  body: {kind: 'json', value: {text: "It's “new”\n", count: 2, none: null, yes: true}},
  responseType: 'json',
};

describe('requests', () => {
  test('are written for the shell', () => {
    expect(generateCurlSample(request).split('\n').slice(0, 3)).toEqual([
      "curl -i -X POST 'https://api.example/v1/things?limit=2' \\",
      '  -H "Authorization: Bearer $API_KEY" \\',
      "  -H 'Content-Type: application/json' \\",
    ]);
  });

  test('are written for JavaScript', () => {
    const code = generateJavaScriptSample(request);
    expect(code).toContain('Authorization: `Bearer ${process.env.API_KEY}`,');
    expect(code).toContain(String.raw`text: 'It\'s “new”\n',`);
  });

  test('are written for Python with the standard library', () => {
    const code = generatePythonSample(request);
    expect(code.startsWith('import json\nimport os\nfrom urllib.request import Request, urlopen\n')).toBe(true);
    expect(code).toContain('"none": None,');
    expect(code).toContain(`f"Bearer {os.environ['API_KEY']}"`);
  });
});

describe('values come back as they were', () => {
  const json = fc.jsonValue({maxDepth: 3}) as fc.Arbitrary<Json>;

  test('from JavaScript literals', () => {
    fc.assert(
      fc.property(json, (value) => {
        const evaluated: unknown = runInNewContext(`(${formatJavaScriptValue(value)})`);
        expect(JSON.stringify(evaluated)).toBe(JSON.stringify(value));
      }),
    );
  });

  test('from the shell', () => {
    const texts = fc.sample(fc.string({unit: 'grapheme'}), 30).filter((text) => !text.includes('\0'));
    const words = ["it's", '$HOME `id` "x" \\', ...texts];
    const script = words.map((text) => `printf '%s\\0' ${quoteForShell(text)}`).join('; ');
    expect(execFileSync('sh', ['-c', script], {encoding: 'utf8'}).split('\0').slice(0, -1)).toEqual(words);
  });

  test('as Python literals', () => {
    expect(formatPythonValue({a: [true, null, 'é"\\'], b: {}})).toBe(String.raw`{
    "a": [True, None, "é\"\\"],
    "b": {},
}`);
  });
});
