import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';
import {contract} from '../../../contract.config';
import {walkElements} from '../../shared';
import {formatDuration, parseDuration} from './limits';
import {renderFigure} from './drawing';
import {diagrams} from '.';
import {coreWorkflowSteps} from './sequences';
import {schedulePolls} from './timelines';

const {sources} = contract;
const names = Object.keys(diagrams) as (keyof typeof diagrams)[];

/** Creates a contract with one changed value. */
const withValue = (reference: string, value: unknown) => ({
  find: (requested: string) => (requested === reference ? value : sources.find(requested)),
});

function listTextElements(shapes: readonly ElementContent[]): Element[] {
  return shapes.flatMap((shape) =>
    shape.type !== 'element' ? [] : shape.tagName === 'text' ? [shape] : listTextElements(shape.children),
  );
}

describe.each(names)('<%s />', (name) => {
  const {title, description, caption, size, shapes} = diagrams[name](sources);

  test('has alternative text and a caption', () => {
    expect(title).not.toMatch(/\.$/);
    expect(description).toMatch(/\.$/);
    expect(caption).toMatch(/\.$/);
  });

  test('contains the definitions that it refers to, with IDs that no other diagram has', () => {
    const elements = [...walkElements(renderFigure(name, diagrams[name](sources)))];
    const ids = elements.flatMap(({properties}) => properties.id ?? []);
    const references = elements.flatMap(({properties}) => properties['markerEnd'] ?? []);
    expect(ids.every((id) => String(id).startsWith(`${name}-`))).toBe(true);
    expect(references.filter((reference) => reference !== `url(#${name}-arrowhead)`)).toEqual([]);
  });

  test('fits on phones, and its text is inside the image', () => {
    expect(size[0]).toBeLessThanOrEqual(360);
    for (const text of listTextElements(shapes)) {
      const [x, y] = [Number(text.properties['x']), Number(text.properties['y'])];
      const length = toString(text).length * 7.3;
      const classes = text.properties.className as string[];
      const start = classes.includes('diagram-text--start')
        ? x
        : classes.includes('diagram-text--end')
          ? x - length
          : x - length / 2;
      expect(start, toString(text)).toBeGreaterThanOrEqual(-25);
      expect(start + length, toString(text)).toBeLessThanOrEqual(size[0] + 100);
      expect(y, toString(text)).toBeLessThan(size[1]);
    }
  });
});

test('every operation in the workflow is in the contract', () => {
  const operations = coreWorkflowSteps.flatMap(({messages}) =>
    messages.filter(({isOperation}) => isOperation).map(({text}) => text),
  );
  expect(operations).toHaveLength(3);
  for (const operation of operations) {
    const [method = '', path = ''] = operation.split(' ');
    const reference = `core-api#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
    expect(sources.find(reference), operation).toBeDefined();
  }
});

test("the request lifecycle shows the contract's limits", () => {
  const {description} = diagrams.RequestLifecycle(
    withValue('limits#/Limit/x-values/run-time', {text: '25 minutes', value: 25, unit: 'minutes'}),
  );
  expect(description).toContain('From running to failed: error, or not finished after 25 minutes.');
});

test('the build fails if the contract has a transition that the request lifecycle lacks', () => {
  const statuses = {queued: {terminal: false, follows: ['expired']}};
  expect(() => diagrams.RequestLifecycle(withValue('statuses#/RequestStatus/x-values', statuses))).toThrow(
    'The diagram "RequestLifecycle" has no shape for "expired queued". Add it to plugins/product/diagrams.',
  );
});

test('the retry timeline has a row for each attempt in the contract', () => {
  const {description} = diagrams.WebhookRetryTimeline(
    withValue('limits#/Limit/x-values/webhook-attempts', {waits: ['PT5S', 'PT2H']}),
  );
  expect(description).toContain('Attempt 3 is made 2 h after the previous attempt and 2 h after the first one.');
  expect(description).not.toContain('Attempt 4');
  const {waits, value} = sources.find('limits#/Limit/x-values/webhook-attempts') as {waits: string[]; value: number};
  expect(waits).toHaveLength(value - 1);
});

test('polling intervals double up to the maximum', () => {
  expect(schedulePolls(2, 16, 41)).toEqual([2, 6, 14, 30, 46]);
  expect(schedulePolls(5, 5, 10)).toEqual([5, 10]);
});

test('parses and formats durations', () => {
  expect(['PT5S', 'PT30M', 'PT2H', 'PT1H5M'].map(parseDuration)).toEqual([5, 1800, 7200, 3900]);
  expect(() => parseDuration('soon')).toThrow("isn't a valid ISO 8601 duration, such as PT5M or PT2H");
  expect([5, 305, 9305, 36_000].map(formatDuration)).toEqual(['5 s', '5 min', '2 h 35 min', '10 h']);
});
