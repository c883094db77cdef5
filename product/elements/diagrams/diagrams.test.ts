import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {contract} from '../../../config/plugins/contract';
import {findElement, walkElements} from '@developer-docs/internal/node';
import {DesignRenderer} from '../rendered-designs';
import {diagrams} from '.';
import {coreWorkflow} from './sequences';

const renderer = new DesignRenderer(contract, '/');
const names = Object.keys(diagrams) as (keyof typeof diagrams)[];

/** Creates a contract with one changed value. */
const withValue = (reference: string, value: unknown) => ({
  find: (requested: string) => (requested === reference ? value : contract.find(requested)),
});

test.each(names)(
  '<%s /> has a caption and alternative text, fits on phones, and its text is inside the image',
  async (name) => {
    const figure = await diagrams[name](contract, renderer);
    const findText = (tagName: string) => {
      const element = findElement(figure, (candidate) => candidate.tagName === tagName);
      return element && toString(element);
    };
    expect(findText('figcaption')).toMatch(/\.$/);
    if (name !== 'WebhookRetries') {
      expect(findText('title')).toMatch(/[^.]$/);
      expect(findText('desc')).toMatch(/\.$/);
    }

    const elements = [...walkElements(figure)];
    const viewBox = String(elements.find(({tagName}) => tagName === 'svg')?.properties['viewBox'] ?? '0 0 360 0');
    const [left = 0, , width = 0] = viewBox.split(' ').map(Number);
    expect(width).toBeLessThanOrEqual(360);
    for (const text of elements.filter(({tagName}) => tagName === 'text')) {
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

test('diagrams on one page have different IDs', async () => {
  const figures = await Promise.all(names.map(async (name) => diagrams[name](contract, renderer)));
  const ids = figures.flatMap((figure) => [...walkElements(figure)].flatMap(({properties}) => properties.id ?? []));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a flyer supports all content blocks except buttons, which a hero banner supports', () => {
  const blocks = contract.find('content-blocks#/ContentBlockType/x-values') as Record<string, {designTypes: string[]}>;
  const others = Object.entries(blocks).filter(([, {designTypes}]) => !designTypes.includes('flyer'));
  expect(others.map(([type]) => type)).toEqual(['button']);
  expect(blocks['button']?.designTypes).toContain('hero-banner');
});

test('every operation in the workflow is in the contract', () => {
  const operations = coreWorkflow.steps.flatMap((step) =>
    typeof step !== 'string' && step.isCode === true ? [step.text] : [],
  );
  expect(operations).toHaveLength(3);
  for (const operation of operations) {
    const [method = '', path = ''] = operation.split(' ');
    const reference = `core-api#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
    expect(contract.find(reference), operation).toBeDefined();
  }
});

test('values in the contract that the diagrams lack are reported', () => {
  expect(() =>
    diagrams.UserLifecycle(withValue('statuses#/UserStatus/enum', ['active', 'deleted', 'suspended'])),
  ).toThrow('Invalid contract value statuses#/UserStatus/enum.');
  const attempts = 'limits#/Limit/x-values/webhook-attempts';
  expect(() => diagrams.WebhookRetries(withValue(attempts, {delays: ['PT5S', 'soon']}))).toThrow(
    `Invalid contract value ${attempts}.`,
  );
});

test("the request lifecycle shows the contract's limits", async () => {
  const figure = await diagrams.RequestLifecycle(
    withValue('limits#/Limit/x-values/run-time', {text: '25 minutes', value: 25, unit: 'minutes'}),
  );
  expect(toString(figure)).toContain('From running to failed: error, or not finished after 25 minutes.');
});

test('the retry timeline has a row for each attempt in the contract', () => {
  const figure = diagrams.WebhookRetries(
    withValue('limits#/Limit/x-values/webhook-attempts', {delays: ['PT5S', 'PT2H']}),
  );
  const rows = [...walkElements(figure)].filter(({tagName}) => tagName === 'tr').slice(1);
  expect(rows.map((row) => row.children.map((cell) => toString(cell)))).toEqual([
    ['1', 'None'],
    ['2', '5 s'],
    ['3', '2 h'],
  ]);
  const {delays, value} = contract.find('limits#/Limit/x-values/webhook-attempts') as {delays: string[]; value: number};
  expect(delays).toHaveLength(value - 1);
});
