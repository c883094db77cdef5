import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {expect, it} from 'vitest';
import {markerPlaces} from './places';

const file = path.join(__dirname, '../../../contract/openapi/components/content-blocks.yaml');
const {ContentBlockType} = parse(readFileSync(file, 'utf8')) as {
  ContentBlockType: {enum: string[]; 'x-values': Record<string, {designTypes: string[]}>};
};
const holders = (type: string) => ContentBlockType['x-values'][type]?.designTypes;

it('has one place for each content block type', () => {
  expect(Object.keys(markerPlaces).toSorted()).toEqual(ContentBlockType.enum.toSorted());
});

it('says truly that a flyer holds everything but a button, and a hero banner holds that', () => {
  expect(ContentBlockType.enum.filter((type) => holders(type)?.includes('flyer') !== true)).toEqual(['button']);
  expect(holders('button')).toContain('hero-banner');
});
