import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {expect, test} from 'vitest';
import {layOutSteps} from './layout';
import {steps} from './messages';

const contract = parse(readFileSync(path.join(__dirname, '../../../contract/openapi/core-api.yaml'), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};

test('every operation is part of the contract', () => {
  const operations = steps.flatMap(({messages}) =>
    messages.filter(({isOperation}) => isOperation).map(({text}) => text),
  );
  expect(operations).toHaveLength(3);
  for (const operation of operations) {
    const [method = '', urlPath = ''] = operation.split(' ');
    expect(contract.paths[urlPath], operation).toHaveProperty(method.toLowerCase());
  }
});

test('every message is below the previous one', () => {
  const {rows, height} = layOutSteps(steps, 44);
  const positions = rows.flatMap(({titleY, messages}) => [titleY, ...messages.map(({y}) => y)]);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(new Set(positions).size).toBe(positions.length);
  expect(height).toBeGreaterThan(positions.at(-1) ?? Infinity);
});
