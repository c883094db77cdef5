import {expect, test} from 'vitest';
import {rewriteKeywords} from './keywords.js';

test("members with the names of keywords are read, and keywords in data aren't", () => {
  const pattern = (text: string) => ({schema: {pattern: text}});
  const document = {
    callbacks: {default: {'{$url}': {post: pattern('in a callback')}}},
    links: {example: {server: {variables: {enum: pattern('in a variable')}}}},
    encoding: {pattern: {headers: {security: pattern('in a header')}}},
    discriminator: {mapping: {pattern: 'a name'}},
    examples: {a: {dataValue: pattern('data')}},
    example: pattern('data'),
  };
  const found: unknown[] = [];
  rewriteKeywords(document, (object) => {
    if (object.pattern !== undefined) found.push(object.pattern);
    return object;
  });
  expect(found).toEqual(['in a callback', 'in a variable', 'in a header']);
});
