import type {Message, Step} from './messages';

const titleHeight = 36;
const rowHeight = 34;

/** A step with the vertical positions of its title and messages. */
interface PositionedStep {
  readonly title: string;
  readonly titleY: number;
  readonly messages: readonly (Message & {readonly y: number})[];
}

/**
 * Arranges steps vertically.
 *
 * @param top - Vertical position of the first step.
 * @returns The positioned steps, and the height of the diagram including a margin below the last message.
 */
export function layOutSteps(
  steps: readonly Step[],
  top: number,
): {readonly rows: readonly PositionedStep[]; readonly height: number} {
  const rows: PositionedStep[] = [];
  let y = top;
  for (const {title, messages} of steps) {
    const messagesTop = y + titleHeight;
    rows.push({
      title,
      titleY: y + 30,
      messages: messages.map((message, index) => ({...message, y: messagesTop + (index + 1) * rowHeight})),
    });
    y = messagesTop + messages.length * rowHeight;
  }
  return {rows, height: y + 16};
}
