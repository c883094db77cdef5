import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The left, top, width, and height of the text lines. */
const textLines = [
  // title, subtitle, event
  [70, 114, 150, 13],
  [70, 135, 120, 8],
  [84, 154, 86, 7],
  // body
  [56, 172, 96, 5],
  [56, 181, 100, 5],
  [56, 190, 78, 5],
  // list
  [182, 168, 62, 4],
  [182, 178, 56, 4],
  [182, 188, 62, 4],
  // quote
  [70, 209, 88, 6],
  // contact
  [56, 232, 70, 5],
  [56, 241, 84, 5],
  [56, 250, 60, 5],
  // disclaimer
  [56, 266, 150, 3],
] as const;

const bullets = [170, 180, 190] as const;
const qrCells = [
  [0, 0],
  [2, 0],
  [4, 0],
  [1, 1],
  [3, 2],
  [0, 2],
  [4, 2],
  [2, 3],
  [0, 4],
  [1, 4],
  [3, 4],
  [4, 4],
] as const;

/** A flyer and, below it, a hero banner in the theme's colors. */
export default function Flyer(): ReactNode {
  return (
    <g aria-hidden="true">
      <rect className={styles.page} x="46" y="4" width="208" height="276" rx="4" />
      <rect className={styles.photo} x="46" y="4" width="208" height="102" rx="4" />
      <path className={styles.hills} d="M46 106 104 58 140 86 186 42 254 96V106z" />
      <rect className={styles.light} x="54" y="14" width="44" height="16" rx="3" />
      <circle className={styles.accent} cx="224" cy="34" r="20" />
      {textLines.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className={styles.text} x={x} y={y} width={width} height={height} rx="2" />
      ))}
      <rect className={styles.outline} x="70" y="153" width="9" height="9" rx="1" />
      {bullets.map((y) => (
        <circle key={y} className={styles.accent} cx="174" cy={y} r="2.5" />
      ))}
      <path className={styles.outline} d="M56 207h3v4h-3zM62 207h3v4h-3z" />
      <rect className={styles.accent} x="190" y="202" width="56" height="18" rx="9" />
      {qrCells.map(([column, row]) => (
        <rect
          key={`${column} ${row}`}
          className={styles.text}
          x={212 + column * 7}
          y={230 + row * 7}
          width="6"
          height="6"
        />
      ))}
      <rect className={styles.photo} x="46" y="292" width="208" height="76" rx="4" />
      <path className={styles.hills} d="M150 368 206 318 254 350V368z" />
      <rect className={styles.light} x="56" y="299" width="112" height="34" rx="3" />
      <rect className={styles.text} x="62" y="305" width="100" height="11" rx="2" />
      <rect className={styles.text} x="62" y="321" width="76" height="6" rx="2" />
      <rect className={styles.accent} x="56" y="338" width="66" height="17" rx="8" />
    </g>
  );
}
