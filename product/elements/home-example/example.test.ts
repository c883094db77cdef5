import path from 'node:path';
import {expect, test} from 'vitest';
import {ContractFiles} from '../../contract/contract-files';
import {DesignRenderer} from '../designs/design-renderer';
import {readHomeExample} from './example';

test('the build fails if the contract lacks a part of the example', () => {
  const incompleteContract = new ContractFiles(path.join(__dirname, 'fixtures'));
  expect(() => readHomeExample(incompleteContract, new DesignRenderer(incompleteContract, '/'))).toThrow(
    'has no "prompt"',
  );
});
