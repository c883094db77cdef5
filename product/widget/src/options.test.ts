import {isObject, type JsonObject} from '@developer-docs/utils';
import {describe, expect, test} from 'vitest';
import {contract, sdkDeclarations} from '../../../config/contract';
import {minSize} from './container';
import {createError} from './errors';
import {argumentRules, optionRules, type OptionName} from './options';

function findSchema(reference: string): JsonObject {
  const schema = contract.find(reference);
  return isObject(schema) ? schema : {};
}

const rangePattern = /[\d,]+ to [\d,]+/;

test('options have the ranges in the declarations', () => {
  const declaredOptions = [...sdkDeclarations.readModel().options.values()]
    .flat()
    .flatMap(({name, tags}) => (tags.range === undefined ? [] : [[name, rangePattern.exec(tags.range)?.[0]]]));
  expect(declaredOptions.length).toBeGreaterThan(0);
  const readRange = (name: OptionName) => rangePattern.exec(optionRules[name].expected)?.[0];
  const accepted = declaredOptions.map(([name]) => [name, readRange(name as OptionName)]);
  expect(accepted).toEqual(declaredOptions);
});

test('the container has the minimum size in the declarations', () => {
  const size = `${minSize.width} × ${minSize.height}`;
  const {options, errors} = sdkDeclarations.readModel();
  const getDescription = (groups: typeof errors, name: string) =>
    [...groups.values()].flat().find((entry) => entry.name === name)?.description;
  expect(getDescription(options, 'container')).toContain(size);
  expect(getDescription(errors, 'container_too_small')).toContain(size);
  expect(createError('container_too_small', {width: 1, height: 1}).message).toContain(size);
});

test('IDs are strings', () => {
  expect(argumentRules.designId.accepts('dsn_0000000000000001')).toBe(true);
  expect(argumentRules.designId.accepts(['dsn_0000000000000001'])).toBe(false);
  const createPeople = (userId: unknown) => [{userId, displayName: 'Maya'}];
  expect(optionRules.people.accepts(createPeople('4821'))).toBe(true);
  expect(optionRules.people.accepts(createPeople(4821))).toBe(false);
});

describe('arguments have the formats and lengths that the API requires:', () => {
  test.each([
    ['requestId', 'common#RequestId'],
    ['designId', 'common#DesignId'],
    ['variantId', 'designs#/DesignVariant/properties/variantId'],
  ] as const)('%s', (name, reference) => {
    const {pattern, examples} = findSchema(reference);
    const [id] = examples as readonly [string];
    const similarIds = [id, `${id}0`, id.slice(0, -1), id.toUpperCase(), id.replace(/^.+_/, 'xyz_')];
    const {accepts} = argumentRules[name];
    expect(similarIds.map(accepts)).toEqual(similarIds.map((value) => new RegExp(String(pattern)).test(value)));
  });

  const createBlocks = (length: number) => Array.from({length}, () => ({}));
  test.each([
    ['prompt', 'design-inputs#/DesignsFromPromptInput/properties/prompt', (length: number) => 'a'.repeat(length)],
    ['content', 'design-inputs#/DesignsFromContentInput/properties/blocks', createBlocks],
  ] as const)('%s', (name, reference, create) => {
    const {minLength, maxLength, minItems = minLength, maxItems = maxLength} = findSchema(reference);
    const [min, max] = [Number(minItems), Number(maxItems)];
    const {accepts} = argumentRules[name];
    expect([min - 1, min, max, max + 1].map((length) => accepts(create(length)))).toEqual([false, true, true, false]);
  });
});
