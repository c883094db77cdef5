import {describe, expect, test} from 'vitest';
import {contract} from '../../../contract.config';
import {DesignRenderer} from './design-renderer';
import {renderExampleVariants} from './remark';

const {sources} = contract;

describe('a rendered design', () => {
  const renderer = new DesignRenderer(sources, '/base/');

  test('has the size of its type, a text alternative, and a published file with its texts', () => {
    const {src, width, height, alt} = renderer.render({designType: 'flyer'});
    const {width: expectedWidth, height: expectedHeight} = sources.find('design-types#/DesignType/x-values/flyer') as {
      width: number;
      height: number;
    };
    expect([width, height]).toEqual([expectedWidth, expectedHeight]);
    expect(src).toMatch(/^\/base\/img\/designs\/flyer-[0-9a-f]{8}\.svg$/);
    expect(alt).toMatch(/^Flyer: .*the title “Spring tastings on the terrace”/);
    const file = renderer.files.find(({name}) => `/base/${name}` === src);
    expect(file?.content).toMatch(/^<svg /);
    expect(file?.content).toContain('Spring');
  });

  test('leaves out blocks that its type does not allow', () => {
    expect(renderer.render({designType: 'leaderboard-ad'}).alt).not.toContain('price');
  });

  test('has the sample sentence of its tone as title', () => {
    expect(renderer.render({designType: 'square-post', tone: 'playful'}).alt).toContain('Sip happens. Every Friday.');
  });

  test('of every type is rendered', () => {
    const types = (sources.find('design-types#DesignType') as {enum: string[]}).enum;
    const images = types.map((designType) => renderer.render({designType}));
    expect(new Set(images.map(({src}) => src)).size).toBe(types.length);
  });

  test.each([
    [{designType: 'flier'}, /"flier" isn't a value of design-types#.* Did you mean "?flyer/],
    [{designType: 'flyer', tone: 'loud'}, /"loud" isn't a value of brand-persona#\/BrandTone/],
    [{designType: 'flyer', language: 'xx'}, /"xx" isn't a value of languages#/],
    [{designType: 'flyer', blocks: 'examples/bodies#/nothing'}, /nothing/],
  ])('with a value that the contract lacks fails the build: %j', (options, message) => {
    expect(() => renderer.render(options)).toThrow(message);
  });
});

test('the variants of the example differ', () => {
  const {design, variants} = renderExampleVariants(sources, new DesignRenderer(sources, '/'));
  const images = [design, ...variants.map(({image}) => image)].map(({src}) => src);
  expect(new Set(images).size).toBe(images.length);
});
