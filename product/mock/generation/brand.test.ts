import type {JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import type {ProductContract} from '../product-contract';
import type {AsyncRequest} from '../state/store';
import {extractBrand} from './brand';

test.each([
  [{language: 'de', colors: []}, ['/colors', '/language']],
  [{colors: []}, ['/colors']],
])('the findings are about what the brand has, like the example %j', (example, pointers) => {
  const findings = ['/colors', '/language', '/tagline'].map((pointer) => ({pointer, pageUrl: 'https://a.example/b'}));
  const result = {brand: {website: 'https://a.example', ...example}, findings};
  const contract = {getExample: () => ({result})} as unknown as ProductContract;
  const brand = extractBrand({input: {websiteUrl: 'https://b.example/'}} as unknown as AsyncRequest, contract);
  expect((brand.findings as JsonObject[]).map(({pointer, pageUrl}) => [pointer, pageUrl])).toEqual(
    pointers.map((pointer) => [pointer, 'https://b.example/b']),
  );
});
