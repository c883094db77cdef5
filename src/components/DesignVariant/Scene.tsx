import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A wine glass, 28 units wide and 60 high, with its foot at the origin. */
function WineGlass(): ReactNode {
  return (
    <>
      <path className={styles.glass} d="M-14-60h28c2 18-3 31-14 31s-16-13-14-31Z" />
      <path
        className={styles.wine}
        d="M-14.400-49h28.800c-.6 11-5.400 17.500-14.400 17.500s-13.800-6.500-14.400-17.500Z"
      />
      <path className={styles.stem} d="M0-29V-2M-11 0h22" />
    </>
  );
}

/** The image of the example request: a set table on a terrace above a vineyard. */
export function TerraceScene(): ReactNode {
  const rows = [-150, -100, -55, -15, 25, 65, 110, 160];
  return (
    <>
      <rect className={styles.sky} width="400" height="400" />
      <circle className={styles.sun} cx="222" cy="142" r="52" />
      <path className={styles.farHills} d="M0 214c70-46 128-50 196-22 66 27 128 18 204-22v230H0Z" />
      <path className={styles.nearHills} d="M0 252c86-34 150-30 216-14 66 15 124 12 184-8v170H0Z" />
      <g className={styles.row}>
        {rows.map((x) => (
          <path key={x} d={`M${String(200 + x * 0.55)} 244 ${String(200 + x * 2)} 400`} />
        ))}
      </g>
      <path className={styles.table} d="M60 318h280l34 82H26Z" />
      <path className={styles.cloth} d="M168 318h66l12 82h-92Z" />
      <g transform="translate(176 338) scale(1.050)">
        <WineGlass />
      </g>
      <g transform="translate(228 338) scale(1.050)">
        <WineGlass />
      </g>
    </>
  );
}

/** The generated image of one variant: five glasses of wine in evening light. */
export function GlassesScene(): ReactNode {
  return (
    <>
      <rect className={styles.sky} width="400" height="400" />
      <circle className={styles.sun} cx="292" cy="92" r="40" />
      <path className={styles.farHills} d="M0 176c80-30 150-34 220-12s120 16 180-6v242H0Z" />
      <rect className={styles.table} y="214" width="400" height="186" />
      {[64, 132, 200, 268, 336].map((x) => (
        <g key={x} transform={`translate(${String(x)} 222) scale(1.700)`}>
          <WineGlass />
        </g>
      ))}
    </>
  );
}
