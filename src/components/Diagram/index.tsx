import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface DiagramProps {
  /** Width and height of the drawing in its own units; 360 wide is readable on a phone. */
  readonly size: readonly [width: number, height: number];
  /** What the picture is, for people who do not see it. */
  readonly title: string;
  /** What the picture shows, for people who do not see it. */
  readonly description: string;
  readonly children: ReactNode;
}

/** An inline drawing that follows the theme: boxes, arrows and a text alternative. */
export default function Diagram({size: [width, height], title, description, children}: DiagramProps): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.diagram}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}title ${id}description`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}description`}>{description}</desc>
      {children}
    </svg>
  );
}

interface BoxProps {
  /** Left, top, width and height. */
  readonly at: readonly [x: number, y: number, width: number, height: number];
  readonly label: string;
  /** A second, smaller line. */
  readonly note?: string | undefined;
  /** `final` is a state that nothing leaves by itself, `actor` somebody who acts. */
  readonly look?: 'actor' | 'final' | 'plain';
  /** Whether the label is a name of the contract. */
  readonly isCode?: boolean;
}

/** A state or a step. */
export function Box({at: [x, y, width, height], label, note, look = 'plain', isCode = false}: BoxProps): ReactNode {
  const middle = y + height / 2;
  return (
    <g>
      <rect className={styles[look]} x={x} y={y} width={width} height={height} rx="6" />
      <text
        className={isCode ? styles.code : styles.label}
        x={x + width / 2}
        y={note === undefined ? middle : middle - 8}
      >
        {label}
      </text>
      {note !== undefined && (
        <text className={styles.note} x={x + width / 2} y={middle + 10}>
          {note}
        </text>
      )}
    </g>
  );
}

interface ArrowProps {
  /** Path of the line in the syntax of SVG; its end gets the head. */
  readonly path: string;
  readonly label?: string;
  /** Middle of the label. */
  readonly labelAt?: readonly [x: number, y: number];
  /** Dashed: it happens without a call of yours. */
  readonly isDashed?: boolean;
  readonly isCode?: boolean;
}

/** A transition or a message. The head is drawn with the line's own marker. */
export function Arrow({
  path,
  label,
  labelAt: [x, y] = [0, 0],
  isDashed = false,
  isCode = false,
}: ArrowProps): ReactNode {
  const id = useId();
  return (
    <g>
      <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
        <path className={styles.head} d="M0 0 8 4 0 8z" />
      </marker>
      <path className={isDashed ? styles.dashed : styles.line} d={path} markerEnd={`url(#${id})`} />
      {label !== undefined && (
        <text className={isCode ? styles.codeNote : styles.note} x={x} y={y}>
          {label}
        </text>
      )}
    </g>
  );
}

/** Where a life begins (filled) or ends (ringed). */
export function Dot({
  at: [x, y],
  isEnd = false,
}: {
  readonly at: readonly [number, number];
  readonly isEnd?: boolean;
}): ReactNode {
  return (
    <g>
      <circle className={styles.dot} cx={x} cy={y} r="5" />
      {isEnd && <circle className={styles.ring} cx={x} cy={y} r="9" />}
    </g>
  );
}
