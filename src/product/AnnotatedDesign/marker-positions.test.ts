import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {expect, test} from 'vitest';
import {markerPositions} from './marker-positions';

const file = path.join(__dirname, '../../../contract/openapi/components/content-blocks.yaml');
const {ContentBlockType} = parse(readFileSync(file, 'utf8')) as {
  ContentBlockType: {enum: string[]; 'x-values': Record<string, {designTypes: string[]}>};
};
const getDesignTypes = (type: string) => ContentBlockType['x-values'][type]?.designTypes;

test('every content block type has a marker', () => {
  expect(Object.keys(markerPositions).toSorted()).toEqual(ContentBlockType.enum.toSorted());
});

test('a flyer supports all content blocks except buttons, which a hero banner supports', () => {
  expect(ContentBlockType.enum.filter((type) => getDesignTypes(type)?.includes('flyer') !== true)).toEqual(['button']);
  expect(getDesignTypes('button')).toContain('hero-banner');
});
