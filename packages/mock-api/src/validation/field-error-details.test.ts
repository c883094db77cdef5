import {describe, expect, test} from 'vitest';
import {describeSchemaError} from './field-error-details.js';

const describeUnknownField = (name: string, properties: object) =>
  describeSchemaError({
    keyword: 'additionalProperties',
    instancePath: '/brand',
    schemaPath: '#/additionalProperties',
    params: {additionalProperty: name},
    schema: false,
    parentSchema: {properties},
    data: {[name]: 1},
  }).detail;

describe('an unknown field', () => {
  test('suggests a field with a similar name', () => {
    expect(describeUnknownField('promt', {prompt: {}, language: {}})).toBe('Did you mean "prompt"?');
  });

  test('lists the allowed fields if none is similar', () => {
    expect(describeUnknownField('color', {prompt: {}, language: {}})).toBe(
      'No field is named color here. Use prompt or language.',
    );
  });

  test('explains that an object without fields must be empty', () => {
    expect(describeUnknownField('color', {})).toBe('No field is named color here. The object must be empty.');
  });
});
