import path from 'node:path';
import {expect, it} from 'vitest';
import {withOperations} from './error-operations';

const folder = path.join(__dirname, 'fixtures');
const code = (value: string) => ({value, description: 'An error.', facts: {retryable: false}});

it('says which operations answer with a code, by the examples of their error responses', () => {
  const codes = withOperations([code('rotten'), code('too_heavy'), code('eaten')], folder);
  expect(codes.map(({facts}) => facts)).toEqual([
    {retryable: false, operations: 'every operation'},
    {retryable: false, operations: '`fillBasket`'},
    {retryable: false},
  ]);
});
