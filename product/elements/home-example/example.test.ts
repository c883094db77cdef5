import path from 'node:path';
import {expect, test} from 'vitest';
import {ContractSources} from '../../../plugins/contract';
import {DesignRenderer} from '../rendered-designs';
import {readHomeExample} from './example';

test('the build fails if the contract lacks a part of the example', () => {
  const incompleteSources = new ContractSources(path.join(__dirname, 'fixtures'));
  expect(() => readHomeExample(incompleteSources, new DesignRenderer(incompleteSources, '/'))).toThrow(
    /Invalid contract value core-api#.*examples\/realistic\/value\.[\s\S]*prompt/,
  );
});
