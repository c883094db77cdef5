import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {expect, it} from 'vitest';
import {layOut} from './layout';
import {steps} from './messages';

const contract = parse(readFileSync(path.join(__dirname, '../../../contract/openapi/core-api.yaml'), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>;
};

it('draws only calls that the contract has', () => {
  const calls = steps.flatMap(({messages}) => messages.filter(({isCall}) => isCall).map(({text}) => text));
  expect(calls).toHaveLength(3);
  for (const call of calls) {
    const [method = '', address = ''] = call.split(' ');
    expect(contract.paths[address], call).toHaveProperty(method.toLowerCase());
  }
});

it('places every message below the one before', () => {
  const {rows, height} = layOut(steps, 44);
  const heights = rows.flatMap(({titleAt, messages}) => [titleAt, ...messages.map(({y}) => y)]);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(new Set(heights).size).toBe(heights.length);
  expect(height).toBeGreaterThan(heights.at(-1) ?? Infinity);
});
