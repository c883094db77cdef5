import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';
import {messages} from '@developer-docs/widget/messages';
import type {JsxNode} from '@developer-docs/docusaurus-theme-openapi';
import {parseDuration} from '@developer-docs/mock-api';
import {contract} from '../../../config/plugins/contract';
import {walkElements} from '@developer-docs/utils/node';
import {DesignRenderer} from '../rendered-designs';
import {drawRequestLifecycle, drawUserLifecycle} from './lifecycles';
import {diagramElements, renderDiagramElement} from '.';

const options = {contract, renderer: new DesignRenderer(contract, '/')};

const createElement = (name: string, attributes: Readonly<Record<string, string>> = {}) =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: [],
  }) as unknown as JsxNode;

const images = readdirSync(import.meta.dirname).flatMap((file) => /^(.+)\.svg$/.exec(file)?.slice(1) ?? []);
const elements = [
  ...images.map((name) => createElement('Diagram', {name, caption: 'A caption.'})),
  ...diagramElements.filter((name) => name !== 'Diagram').map((name) => createElement(name)),
];

/** Reads the lines of text of an image in this folder. */
const readTexts = (name: string) =>
  [...readFileSync(path.join(import.meta.dirname, `${name}.svg`), 'utf8').matchAll(/<text[^>]*>([^<]*)</g)].map(
    ([, text]) => text,
  );

/** Creates a contract with one changed value. */
const withValue = (reference: string, value: unknown) => ({
  find: (requested: string) => (requested === reference ? value : contract.find(requested)),
});

const figures = await Promise.all(elements.map(async (element) => renderDiagramElement(element, options)));

test.each(figures)(
  'each diagram has a caption and alternative text, fits on phones, and contains its text',
  (figure) => {
    const parts = [...walkElements(figure)];
    const findText = (name: string) => toString(parts.find(({tagName}) => tagName === name) as Element);
    expect(findText('figcaption')).toMatch(/\.$/);
    expect(findText('title')).toMatch(/[^.]$/);
    expect(findText('desc')).toMatch(/\.$/);
    const viewBox = String(parts.find(({tagName}) => tagName === 'svg')?.properties['viewBox']);
    const [left = 0, , width = 0] = viewBox.split(' ').map(Number);
    expect(width).toBeLessThanOrEqual(360);
    for (const text of parts.filter(({tagName}) => tagName === 'text')) {
      const {x, className, textAnchor} = text.properties;
      const classes = Array.isArray(className) ? className : [];
      const length = toString(text).length * 7.3;
      const isStart = textAnchor === 'start' || classes.includes('diagram-text--start');
      const start = Number(x) - (isStart ? 0 : classes.includes('diagram-text--end') ? length : length / 2);
      expect(start, toString(text)).toBeGreaterThanOrEqual(left - 25);
      expect(start + length, toString(text)).toBeLessThanOrEqual(left + width + 100);
    }
  },
);

test('diagrams have different IDs', () => {
  const ids = figures.flatMap((figure) => [...walkElements(figure)].flatMap(({properties}) => properties.id ?? []));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a misspelled name fails the build', async () => {
  await expect(renderDiagramElement(createElement('Diagram', {name: 'core-workflo'}), options)).rejects.toThrow(
    '<Diagram> has no image named "core-workflo". Did you mean "core-workflow"?',
  );
});

describe('images show the values of the contract and the widget:', () => {
  test('content blocks', () => {
    const blocks = contract.find('content-blocks#/ContentBlockType/x-values') as Record<
      string,
      {designTypes: string[]}
    >;
    const page = readFileSync('docs/api/common/content-block-types.mdx', 'utf8');
    const legend = [...page.matchAll(/^\d+\. \[`(.+)`\]\(#\1\)$/gm)].map(([, type]) => type);
    expect(legend).toEqual(Object.keys(blocks));
    expect(readTexts('annotated-design')).toEqual(legend.map((_, index) => String(index + 1)));
    const others = Object.entries(blocks).filter(([, {designTypes}]) => !designTypes.includes('flyer'));
    expect(others.map(([type]) => type)).toEqual(['button']);
    expect(blocks['button']?.designTypes).toContain('hero-banner');
  });

  test('operations', () => {
    const operations = readTexts('core-workflow').filter((text) => /^(?:GET|POST) /.test(text ?? ''));
    expect(operations).toHaveLength(3);
    for (const operation of operations) {
      const [method = '', url = ''] = operation?.split(' ') ?? [];
      const reference = `core-api#/paths/${url.replaceAll('/', '~1')}/${method.toLowerCase()}`;
      expect(contract.find(reference), operation).toBeDefined();
    }
  });

  test('polling', () => {
    const request = contract.find('examples/requests#/designs-succeeded/value') as Record<string, string>;
    const finishedAt = (Date.parse(request['finishedAt'] ?? '') - Date.parse(request['createdAt'] ?? '')) / 1000;
    const {value, max} = contract.find('limits#/Limit/x-values/first-poll') as {value: number; max: number};
    const polls = [value];
    // The interval doubles until the request is finished.
    for (let interval = value; (polls.at(-1) ?? 0) < finishedAt;) {
      interval = Math.min(interval * 2, max);
      polls.push((polls.at(-1) ?? 0) + interval);
    }
    const times = readTexts('polling-timeline').filter((text) => /^\d+ s$/.test(text ?? ''));
    expect(times).toEqual([...polls, finishedAt].map((time) => `${time} s`));
  });

  test('retention', () => {
    const readLimit = (name: string) =>
      contract.find(`limits#/Limit/x-values/${name}`) as {readonly text: string; readonly value: number};
    const names = ['link-lifetime', 'idempotency-window', 'webhook-redelivery', 'request-lifetime', 'erasure-delay'];
    const recordLifetime = readLimit('request-lifetime').value + readLimit('expired-lifetime').value;
    expect(readTexts('retention-timeline')).toEqual(
      expect.arrayContaining([...names.map((name) => readLimit(name).text), `${recordLifetime} days`]),
    );
  });

  test('webhook retries', () => {
    const page = readFileSync('docs/api/overview.mdx', 'utf8');
    const {delays} = contract.find('limits#/Limit/x-values/webhook-attempts') as {delays: string[]};
    const seconds = {s: 1, min: 60, h: 3600};
    const rows = [...page.matchAll(/^\| \d+ \| (\d+) (s|min|h) \|$/gm)].map(
      ([, value, unit]) => Number(value) * seconds[unit as keyof typeof seconds],
    );
    expect(rows).toEqual(delays.map((delay) => (parseDuration(delay) ?? 0) / 1000));
  });

  test('labels of the widget', () => {
    const {prompt, designType, generate, chooseDesign, acceptDesign, editText, download} = messages.en;
    expect(readTexts('annotated-widget')).toEqual(
      expect.arrayContaining([
        prompt,
        designType,
        generate,
        chooseDesign,
        acceptDesign,
        editText,
        download.replace('{format}', 'PNG'),
      ]),
    );
    const {people, brand, website, extractBrand, saveBrand, brandName, tagline, about} = messages.en;
    expect(readTexts('superuser-panels')).toEqual(
      expect.arrayContaining([people, brand, website, extractBrand, saveBrand, brandName, tagline, about]),
    );
  });
});

test('values in the contract that the user lifecycle lacks are reported', () => {
  expect(() => drawUserLifecycle(withValue('statuses#/UserStatus/enum', ['active', 'deleted', 'suspended']))).toThrow(
    'Invalid contract value statuses#/UserStatus/enum.',
  );
});

test("the request lifecycle shows the contract's limits and transitions", async () => {
  const limit = {text: '25 minutes', value: 25, unit: 'minutes'};
  expect(toString(await drawRequestLifecycle(withValue('limits#/Limit/x-values/run-time', limit)))).toContain(
    'From running to failed: error, or not finished after 25 minutes.',
  );
  const statuses = {queued: {terminal: false, follows: ['expired']}};
  expect(toString(await drawRequestLifecycle(withValue('statuses#/RequestStatus/x-values', statuses)))).toContain(
    'From expired to queued.',
  );
});
