import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {BlockDrawing, Box, Size, VariantDrawing} from '@site/plugins/content/client';
import {GlassesScene, TerraceScene} from './Scene';
import styles from './styles.module.css';

/** Half the width of a selection handle, in pixels of the design. */
const handleRadius = 20;

/** Distance between a block and its selection frame, in pixels of the design. */
const frameOffset = 20;

/** The frame with handles that a design editor shows around a selected block. */
function SelectionFrame({box}: {readonly box: Box}): ReactNode {
  const [x, y, width, height] = [
    box.x - frameOffset,
    box.y - frameOffset,
    box.width + 2 * frameOffset,
    box.height + 2 * frameOffset,
  ];
  return (
    <g className={styles.selection}>
      <rect x={x} y={y} width={width} height={height} />
      {[x, x + width].map((left) =>
        [y, y + height].map((top) => (
          <rect
            key={`${left} ${top}`}
            className={styles.handle}
            x={left - handleRadius}
            y={top - handleRadius}
            width={2 * handleRadius}
            height={2 * handleRadius}
          />
        )),
      )}
    </g>
  );
}

function Block({block}: {readonly block: BlockDrawing}): ReactNode {
  const {x, y, width, height} = block.box;
  if (block.kind === 'image') {
    return (
      <svg x={x} y={y} width={width} height={height} viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice">
        {block.isGenerated ? <GlassesScene /> : <TerraceScene />}
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
  readonly variant: VariantDrawing;
  /** Position in the list of variants, starting at 1. Determines the color palette. */
  readonly position: number;
  /** Size of the design in pixels. */
  readonly size: Size;
  /** Whether its first text block has a selection frame. */
  readonly isSelected?: boolean;
}

/** A drawing of a design variant from its content blocks. On hover, a block shows a selection frame to suggest that it's editable. */
export default function DesignVariant({variant, position, size, isSelected = false}: DesignVariantProps): ReactNode {
  const firstText = variant.blocks.find(({kind}) => kind === 'text');
  return (
    <svg
      className={clsx(styles.design, `art-${((position - 1) % 3) + 1}`)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`Variant ${position}, different in ${variant.variesBy}: ${variant.description}`}
    >
      <rect className={styles.background} width={size.width} height={size.height} />
      {variant.blocks.map((block, index) => (
        <g key={index} className={clsx(styles.block, isSelected && block === firstText && styles.selected)}>
          <Block block={block} />
          <SelectionFrame box={block.box} />
        </g>
      ))}
    </svg>
  );
}
