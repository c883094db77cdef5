import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Box, DrawnBlock, DrawnVariant} from '@site/plugins/content/home/types';
import {GlassesScene, TerraceScene} from './Scene';
import styles from './styles.module.css';

/** Half the side of a handle, in pixels of the design. */
const handle = 20;

/** The space between a block and its frame, in pixels of the design. */
const outset = 20;

/** The frame of a selected block: what an editor shows. */
function Selection({box}: {readonly box: Box}): ReactNode {
  const [x, y, width, height] = [box.x - outset, box.y - outset, box.width + 2 * outset, box.height + 2 * outset];
  return (
    <g className={styles.selection}>
      <rect x={x} y={y} width={width} height={height} />
      {[x, x + width].map((left) =>
        [y, y + height].map((top) => (
          <rect
            key={`${String(left)} ${String(top)}`}
            className={styles.handle}
            x={left - handle}
            y={top - handle}
            width={2 * handle}
            height={2 * handle}
          />
        )),
      )}
    </g>
  );
}

function Block({block}: {readonly block: DrawnBlock}): ReactNode {
  const {x, y, width, height} = block.box;
  if (block.kind === 'picture') {
    return (
      <svg x={x} y={y} width={width} height={height} viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice">
        {block.made ? <GlassesScene /> : <TerraceScene />}
      </svg>
    );
  }
  const lineHeight = block.fontSize * 1.12;
  return (
    <text className={styles.text} fontSize={block.fontSize}>
      {block.lines.map((line, index) => (
        <tspan key={line} x={x} y={y + block.fontSize * 0.86 + index * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface DesignVariantProps {
  readonly variant: DrawnVariant;
  /** Its place in the list, counted from 1: the colors follow from it. */
  readonly rank: number;
  /** Width and height of the design in pixels. */
  readonly size: Pick<Box, 'width' | 'height'>;
  /** Shows its text as selected in an editor. */
  readonly selected?: boolean;
}

/** A variant of a design, drawn from the boxes and texts of its blocks. A block that is pointed at shows that it can be edited. */
export default function DesignVariant({variant, rank, size, selected = false}: DesignVariantProps): ReactNode {
  return (
    <svg
      className={clsx(styles.design, `art-${String(((rank - 1) % 3) + 1)}`)}
      viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
      role="img"
      aria-label={`Variant ${String(rank)}, different in ${variant.differs}: ${variant.description}`}
    >
      <rect className={styles.paper} width={size.width} height={size.height} />
      {variant.blocks.map((block) => (
        <g key={block.kind} className={clsx(styles.block, selected && block.kind === 'text' && styles.selected)}>
          <Block block={block} />
          <Selection box={block.box} />
        </g>
      ))}
    </svg>
  );
}
