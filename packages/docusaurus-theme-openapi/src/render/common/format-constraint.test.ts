import {expect, test} from 'vitest';
import {OpenApiDocument, readSchema} from '@developer-docs/openapi';
import {translateToEnglish} from '../../translations';
import {formatConstraint} from './format-constraint';

test.each([
  [{type: 'array', minItems: 1, maxItems: 4, uniqueItems: true}, 'Length', '1 to 4 items, unique'],
  [{type: 'array', uniqueItems: true}, 'Items', 'unique'],
  [{type: 'string', minLength: 1}, 'Length', 'at least 1 character'],
  [{type: 'string', minLength: 0, maxLength: 80}, 'Length', 'at most 80 characters'],
  [{type: 'object', minProperties: 2, maxProperties: 2}, 'Size', 'exactly 2 fields'],
  [{type: 'integer', minimum: 1, maximum: 12_000}, 'Range', '1 to 12,000'],
  [{type: 'integer', minimum: 5, maximum: 5}, 'Range', 'exactly 5'],
  [{type: 'number', minimum: 0, exclusiveMaximum: 1}, 'Range', '0 or more and less than 1'],
  [{type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 0.5}, 'Range', 'more than 0 and 0.5 or less'],
  [{type: 'number', multipleOf: 0.01}, 'Multiple of', '0.01'],
  [{type: 'object', dependentRequired: {a: ['b', 'c']}}, 'With a', 'requires b, c'],
])('describes %j as %s: %s', (schema, label, text) => {
  const {constraints} = readSchema(schema, new OpenApiDocument({}));
  const formatted = constraints.map((constraint) => formatConstraint(constraint, translateToEnglish));
  expect(formatted).toEqual([{label, text, isCode: false}]);
});
