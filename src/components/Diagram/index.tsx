import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface DiagramProps {
  /** Size of the view box. Text is legible on small screens up to a width of 360. */
  readonly size: readonly [width: number, height: number];
  /** Accessible name. */
  readonly title: string;
  /** Accessible description. */
  readonly description: string;
  readonly children: ReactNode;
}

/** An inline SVG diagram in the colors of the theme, with a text alternative. */
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
  readonly bounds: readonly [x: number, y: number, width: number, height: number];
  readonly label: string;
  /** A second, smaller line. */
  readonly note?: string | undefined;
  /** `final` is a terminal state, and `actor` a participant of a sequence. */
  readonly variant?: 'actor' | 'default' | 'final';
  /** Whether the label is an identifier of the API. */
  readonly isCode?: boolean;
}

/** A state or a participant. */
export function Box({
  bounds: [x, y, width, height],
  label,
  note,
  variant = 'default',
  isCode = false,
}: BoxProps): ReactNode {
  const middle = y + height / 2;
  return (
    <g>
      <rect className={styles[variant]} x={x} y={y} width={width} height={height} rx="6" />
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
  /** SVG path of the line. The arrowhead is at its end. */
  readonly path: string;
  readonly label?: string;
  /** Center of the label. */
  readonly labelPosition?: readonly [x: number, y: number];
  /** Dashed lines are automatic or optional transitions. */
  readonly isDashed?: boolean;
  readonly isCode?: boolean;
}

/** A transition or a message. */
export function Arrow({
  path,
  label,
  labelPosition: [x, y] = [0, 0],
  isDashed = false,
  isCode = false,
}: ArrowProps): ReactNode {
  const id = useId();
  return (
    <g>
      <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
        <path className={styles.arrowhead} d="M0 0 8 4 0 8z" />
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

/** The initial state, or with `isEnd`, the end of a lifecycle. */
export function Dot({
  position: [x, y],
  isEnd = false,
}: {
  readonly position: readonly [x: number, y: number];
  readonly isEnd?: boolean;
}): ReactNode {
  return (
    <g>
      <circle className={styles.dot} cx={x} cy={y} r="5" />
      {isEnd && <circle className={styles.ring} cx={x} cy={y} r="9" />}
    </g>
  );
}
