import {createRequire} from 'node:module';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isObject, type JsonObject} from '@developer-docs/internal';
import {createPrecompiledValidators, type ValidateFunctions} from '@developer-docs/mock-api';
import {compileValidators, generateValidatorModule} from '@developer-docs/mock-api/node';
import {expect, onTestFinished, test} from 'vitest';
import {loadMockContract} from '../../../tools/mock/contract';

const wrongValues: readonly unknown[] = [null, -1.5, '', 'x'.repeat(700), '👋', [1, 1], {nope: 1}];

/** Creates copies of a value in which one member at any depth is missing, unknown, or replaced. */
function* createMutations(value: unknown): Generator {
  yield* wrongValues;
  if (Array.isArray(value)) {
    yield [...(value as unknown[]), ...(value as unknown[])];
    for (const [index, item] of (value as unknown[]).entries()) {
      for (const mutation of createMutations(item)) {
        yield value.with(index, mutation);
      }
    }
  } else if (isObject(value)) {
    yield {...value, nope: 1};
    for (const [key, member] of Object.entries(value)) {
      const {[key]: _removed, ...rest} = value;
      yield rest;
      for (const mutation of createMutations(member)) {
        yield {...value, [key]: mutation};
      }
    }
  }
}

test('precompiled validators report the same errors as compiled ones, including their parameters', async () => {
  const {documents, contract} = await loadMockContract();
  mkdirSync('node_modules/.cache', {recursive: true});
  const folder = mkdtempSync(path.join(process.cwd(), 'node_modules/.cache/validators-'));
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  // In node_modules, so that the module finds Ajv's runtime.
  const file = path.join(folder, 'validators.cjs');
  writeFileSync(file, generateValidatorModule(documents));
  const {validateFunctions} = createRequire(file)(file) as {validateFunctions: ValidateFunctions};
  const precompiled = createPrecompiledValidators(validateFunctions);
  const compiledValidators = compileValidators(documents);
  let errorCount = 0;
  for (const {body, parameters} of contract.operations) {
    const cases: [JsonObject | string, (typeof parameters)[number]['schema']][] = [
      ...parameters.map(({schema}): [string, typeof schema] => ['value', schema]),
      ...Object.values(body?.examples ?? {}).map((example): [JsonObject, NonNullable<typeof body>['schema']] => [
        example as JsonObject,
        (body as NonNullable<typeof body>).schema,
      ]),
    ];
    for (const [example, schema] of cases) {
      for (const value of [example, ...createMutations(example)]) {
        const expected = compiledValidators.validateRequest(schema.uri, value);
        const [actualText, expectedText] = [precompiled.validateRequest(schema.uri, value), expected].map((errors) =>
          JSON.stringify(errors),
        );
        if (actualText !== expectedText) {
          expect(actualText).toBe(expectedText);
        }
        errorCount += expected.length;
      }
    }
  }
  expect(errorCount).toBeGreaterThan(1000);
});
