import type {Element, ElementContent} from 'hast';
import {s} from 'hastscript';
import {h, type Content} from '@developer-docs/internal/node';

export type Point = readonly [x: number, y: number];
export type Bounds = readonly [x: number, y: number, width: number, height: number];

/** Renders a figure. The caption summarizes it in one or two sentences. */
export const renderFigure = (content: Content, caption: string): Element =>
  h('figure', {className: 'figure'}, [content, h('figcaption', {}, caption)]);

/** The text alternative of an image. */
export interface ImageText {
  /** The accessible name. */
  readonly title: string;
  /** The accessible description, which replaces the image for people who can't see it. */
  readonly description: string;
}

/**
 * Renders an inline SVG image.
 *
 * @param viewBox - If the width is at most 360, text is legible on phones.
 */
export function renderImage({title, description}: ImageText, viewBox: string, shapes: ElementContent[]): Element {
  const id = `diagram-${title.toLowerCase().replaceAll(' ', '-')}`;
  return s('svg', {className: 'diagram', viewBox, role: 'img', ariaLabelledBy: [`${id}-title`, `${id}-description`]}, [
    s('title', {id: `${id}-title`}, title),
    s('desc', {id: `${id}-description`}, description),
    ...shapes,
  ]);
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

/** Draws a line. */
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

/** Draws a bar in a chart, or a placeholder for an image. */
export function drawBar([x, y, width, height]: Bounds, style?: 'emphasized'): Element {
  return s('rect', {className: createClasses('diagram-bar', style), x, y, width, height, rx: Math.min(3, width / 2)});
}

/** Draws a point in time. */
export function drawDot([cx, cy]: Point, kind?: 'emphasized'): Element {
  return s('circle', {className: createClasses('diagram-dot', kind), cx, cy, r: 5});
}
