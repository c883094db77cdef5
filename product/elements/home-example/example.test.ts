import path from 'node:path';
import {expect, test} from 'vitest';
import {ContractFiles} from '../../contract';
import {DesignRenderer} from '../designs';
import {readHomeExample} from './example';

test('the build fails if the contract lacks a part of the example', () => {
  const incompleteContract = new ContractFiles(path.join(__dirname, 'fixtures'));
  expect(() => readHomeExample(incompleteContract, new DesignRenderer(incompleteContract, '/'))).toThrow(
    'has no "prompt"',
  );
});
