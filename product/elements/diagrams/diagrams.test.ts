import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {walkElements} from '@developer-docs/docusaurus-utils/node';
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';
import {readImage} from '.';
import {contract, sdkDeclarations} from '../../../config/contract';
import {DesignRenderer} from '../designs/design-renderer';

const images = readdirSync(import.meta.dirname).flatMap((file) => /^(.+)\.svg$/.exec(file)?.slice(1) ?? []);
const read = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.svg`), 'utf8');

/** Reads the lines of text of an image. */
const readTexts = (name: string) => Array.from(read(name).matchAll(/<text[^>]*>([^<]*)</g), ([, text]) => text);

const readDescription = (name: string) => /<desc[^>]*>([^<]*)/.exec(read(name))?.[1] ?? '';

/** Reads the states in a state diagram, and whether they have a thick border, sorted by name. */
function readStates(name: string) {
  const states = read(name).matchAll(/<rect class="diagram-state( diagram-state--final)?"[^>]*>\s*<text[^>]*>([^<]*)/g);
  return Array.from(states, ([, final, state = '']) => [state, final !== undefined] as const).sort();
}

const readLimit = (name: string) =>
  contract.find(`limits#/Limit/x-values/${name}`) as {readonly text: string; readonly value: number};

/** Returns where the position of a `<text>` element is, as a share of its width. */
function findAnchor({properties: {className, textAnchor}}: Element): number {
  const classes = Array.isArray(className) ? className : [];
  if (textAnchor === 'start' || classes.includes('diagram-text--start')) return 0;
  return classes.includes('diagram-text--end') ? 1 : 0.5;
}

const diagrams = images.map((name) => readImage(name, {contract, renderer: new DesignRenderer(contract, '/')}));

test.each(diagrams)('each diagram has alternative text, fits on phones, and contains its text', (diagram) => {
  const parts = [...walkElements(diagram)];
  const findText = (name: string) => toString(parts.find(({tagName}) => tagName === name) as Element);
  expect(findText('title')).toMatch(/[^.]$/);
  expect(findText('desc')).toMatch(/\.$/);
  const viewBox = String(parts.find(({tagName}) => tagName === 'svg')?.properties.viewBox);
  const [left = 0, , width = 0] = viewBox.split(' ').map(Number);
  expect(width).toBeLessThanOrEqual(360);
  for (const text of parts.filter(({tagName}) => tagName === 'text')) {
    const length = toString(text).length * 7.3;
    const start = Number(text.properties.x) - length * findAnchor(text);
    expect(start, toString(text)).toBeGreaterThanOrEqual(left - 25);
    expect(start + length, toString(text)).toBeLessThanOrEqual(left + width + 100);
  }
});

test('diagrams have different IDs', () => {
  const ids = diagrams.flatMap((diagram) => [...walkElements(diagram)].flatMap(({properties}) => properties.id ?? []));
  expect(new Set(ids).size).toBe(ids.length);
});

describe('images show the values of the contract and the widget:', () => {
  test('operations', () => {
    const operations = readTexts('core-workflow').filter((text) => /^(?:GET|POST) /.test(text ?? ''));
    expect(operations).toHaveLength(3);
    for (const operation of operations) {
      const [method = '', url = ''] = operation?.split(' ') ?? [];
      const reference = `core-api#/paths/${url.replaceAll('/', '~1')}/${method.toLowerCase()}`;
      expect(contract.find(reference), operation).toBeDefined();
    }
  });

  test('retention', () => {
    const names = ['link-lifetime', 'idempotency-window', 'webhook-redelivery', 'request-lifetime', 'erasure-delay'];
    const recordLifetime = readLimit('request-lifetime').value + readLimit('expired-lifetime').value;
    expect(readTexts('retention-timeline')).toEqual(
      expect.arrayContaining([...names.map((name) => readLimit(name).text), `${recordLifetime} days`]),
    );
  });

  test('the statuses of requests, their transitions, and limits', () => {
    const statuses = contract.find('statuses#/RequestStatus/x-values') as Record<
      string,
      {terminal: boolean; follows: string[]}
    >;
    const states = Object.entries(statuses).map(([name, {terminal}]) => [name, terminal]);
    expect(readStates('request-lifecycle')).toEqual(states.sort());
    const transitions = Object.entries(statuses).flatMap(([to, {follows}]) =>
      follows.map((from) => `From ${from} to ${to}`),
    );
    const runTime = readLimit('run-time').text;
    const [lifetime, expiredLifetime] = [readLimit('request-lifetime'), readLimit('expired-lifetime')];
    const labels = [
      `From running to failed: error, or not finished after ${runTime}.`,
      `From succeeded to expired: ${lifetime.text} after creation.`,
      `From expired to record deleted: ${expiredLifetime.text} later.`,
      `From failed to record deleted: ${lifetime.value + expiredLifetime.value} days after creation.`,
    ];
    const description = readDescription('request-lifecycle');
    expect(description.match(/From \w+ to (?!record)\w+/g)?.sort()).toEqual(transitions.sort());
    for (const label of labels) {
      expect(description).toContain(label);
      expect(readTexts('request-lifecycle').join(' ')).toContain(/: (.*?)\.$/.exec(label)?.[1]);
    }
  });

  test('the statuses of users, and the time until erasure', () => {
    const statuses = contract.find('statuses#/UserStatus/enum') as string[];
    expect(readStates('user-lifecycle')).toEqual(statuses.map((name) => [name, false]).sort());
    const label = `${readLimit('erasure-delay').text} later`;
    expect(readTexts('user-lifecycle')).toContain(label);
    expect(readDescription('user-lifecycle')).toContain(`From deleted to data erased: ${label}.`);
  });

  test('the states of the widget, and the functions that change them', () => {
    const model = sdkDeclarations.readModel();
    const states = model.types.get('WidgetState')?.values ?? [];
    expect(readStates('widget-lifecycle').map(([name]) => name)).toEqual([...states].sort());
    const description = readDescription('widget-lifecycle');
    const page = readFileSync('docs/ui-sdk/widget-functions-events.mdx', 'utf8');
    const table = /\| State \|[\s\S]*?\n\n/.exec(page)?.[0] ?? '';
    const triggers = [...table.matchAll(/`([a-zA-Z]+)`/g)].flatMap(([, name = '']) =>
      states.includes(name) || name === 'loadTimeout' ? [] : name,
    );
    const labels = readTexts('widget-lifecycle').join(' ');
    for (const name of ['signIn', 'discardEdits', ...triggers]) {
      expect(description).toContain(name);
      expect(labels).toContain(name);
    }
  });
});
