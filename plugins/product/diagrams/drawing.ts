import type {Element, ElementContent} from 'hast';
import {s} from 'hastscript';
import {h, walkElements} from '../../shared';

export type Point = readonly [x: number, y: number];
export type Bounds = readonly [x: number, y: number, width: number, height: number];

/** A diagram with its text alternative. */
export interface Diagram {
  /** Summarizes the diagram in one or two sentences below it. */
  readonly caption: string;
  /** The accessible name. */
  readonly title: string;
  /** The accessible description, which replaces the diagram for people who can't see it. */
  readonly description: string;
  /** The size of the view box. Text is legible on a phone up to a width of 360. */
  readonly size: readonly [width: number, height: number];
  readonly shapes: readonly ElementContent[];
}

/**
 * Renders a diagram as a figure with an inline SVG image.
 *
 * @param id - An ID that's unique on the page.
 */
export function renderFigure(id: string, {caption, title, description, size, shapes}: Diagram): Element {
  const [width, height] = size;
  const arrowheadId = `${id}-arrowhead`;
  const svg = s(
    'svg',
    {
      className: 'diagram',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      ariaLabelledBy: [`${id}-title`, `${id}-description`],
    },
    [
      s('title', {id: `${id}-title`}, title),
      s('desc', {id: `${id}-description`}, description),
      s(
        'marker',
        {
          id: arrowheadId,
          viewBox: '0 0 8 8',
          refX: 7,
          refY: 4,
          markerWidth: 7,
          markerHeight: 7,
          orient: 'auto-start-reverse',
        },
        [s('path', {className: 'diagram-fill', d: 'M0 0 8 4 0 8z'})],
      ),
      ...shapes,
    ],
  );
  for (const {properties} of walkElements(svg)) {
    if ('markerEnd' in properties) properties['markerEnd'] = `url(#${arrowheadId})`;
  }
  return h('figure', {className: 'figure'}, [svg, h('figcaption', {}, caption)]);
}

type TextModifier = 'bold' | 'code' | 'end' | 'inverse' | 'label' | 'muted' | 'start';

/** Returns a class with its modifiers. */
const createClasses = (name: string, ...modifiers: readonly (string | undefined)[]) => [
  name,
  ...modifiers.flatMap((modifier) => (modifier === undefined ? [] : [`${name}--${modifier}`])),
];

/**
 * Draws a line of text, vertically centered at a position.
 *
 * @param modifiers - `start` or `end` is the end of the text that is at the position (default: its center). `label` is
 *   larger, `code` is for identifiers, `muted` is for less important text, and `inverse` is for text in a `primary`
 *   frame.
 */
export function drawText(value: string, [x, y]: Point, ...modifiers: readonly TextModifier[]): Element {
  return s('text', {className: createClasses('diagram-text', ...modifiers), x, y}, value);
}

/**
 * Draws a state or a participant. The label of a state is an identifier.
 *
 * @param kind - `final` is a terminal state, and `actor` a participant of a sequence.
 * @param note - A second, smaller line.
 */
export function drawBox(
  label: string,
  [x, y, width, height]: Bounds,
  kind?: 'actor' | 'final',
  note?: string,
): Element {
  const [middle, center] = [y + height / 2, x + width / 2];
  return s('g', [
    s('rect', {className: createClasses('diagram-box', kind), x, y, width, height, rx: 6}),
    drawText(label, [center, note === undefined ? middle : middle - 8], kind === 'actor' ? 'label' : 'code'),
    ...(note === undefined ? [] : [drawText(note, [center, middle + 10])]),
  ]);
}

/**
 * Draws a transition or a message.
 *
 * @param path - SVG path of the line. The arrowhead is at its end.
 */
export function drawArrow(path: string, style?: 'dashed'): Element {
  // `renderFigure` refers to the diagram's own arrowhead.
  return s('path', {className: createClasses('diagram-line', style), d: path, markerEnd: ''});
}

/** Draws a line without an arrowhead. */
export function drawLine(path: string, style?: 'dashed'): Element {
  return s('path', {className: createClasses('diagram-line', style), d: path});
}

/** Draws a user interface element: a window or field, a primary button, or the outline of a selected element. */
export function drawFrame([x, y, width, height]: Bounds, kind?: 'primary' | 'selected'): Element {
  return s('rect', {className: createClasses('diagram-frame', kind), x, y, width, height, rx: 6});
}

/** Draws a button or a field with its label. */
export function drawControl(label: string, bounds: Bounds, kind?: 'primary'): Element[] {
  const [x, y, width, height] = bounds;
  const position = [x + width / 2, y + height / 2] as const;
  return [drawFrame(bounds, kind), drawText(label, position, kind === 'primary' ? 'inverse' : 'bold')];
}

/** Draws a number that a list on the page explains. */
export function drawMarker(number: number, [cx, cy]: Point): Element {
  return s('g', [
    s('circle', {className: 'diagram-marker', cx, cy, r: 9}),
    drawText(String(number), [cx, cy], 'inverse'),
  ]);
}

/** Draws a timeline bar. */
export function drawBar([x, y, width, height]: Bounds, style?: 'emphasized'): Element {
  return s('rect', {className: createClasses('diagram-bar', style), x, y, width, height, rx: Math.min(3, width / 2)});
}

/** Draws a point in time, or the initial state of a lifecycle. `end` is the end of a lifecycle. */
export function drawDot([cx, cy]: Point, kind?: 'emphasized' | 'end'): Element {
  return s('g', [
    s('circle', {className: createClasses('diagram-fill', kind === 'end' ? undefined : kind), cx, cy, r: 5}),
    ...(kind === 'end' ? [s('circle', {className: 'diagram-line', cx, cy, r: 9})] : []),
  ]);
}

/**
 * Returns the shape for a name.
 *
 * @throws Error if the diagram has no shape for the name, such as a new value in the contract.
 */
export function findShape<T>(diagram: string, shapes: Readonly<Record<string, T>>, name: string): T {
  const shape = shapes[name];
  if (shape === undefined) {
    throw new Error(`The diagram "${diagram}" has no shape for "${name}". Add it to plugins/product/diagrams.`);
  }
  return shape;
}
