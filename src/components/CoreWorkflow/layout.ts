import type {Message, Step} from './messages';

const titleHeight = 36;
const rowHeight = 34;

/** A step with the height of its title and of each of its messages in the drawing. */
interface Row {
  readonly title: string;
  readonly titleAt: number;
  readonly messages: readonly (Message & {readonly y: number})[];
}

/**
 * Places steps below each other.
 *
 * @param top - Where the first step begins.
 * @returns The rows, and the height of the drawing with room below the last message.
 */
export function layOut(steps: readonly Step[], top: number): {readonly rows: readonly Row[]; readonly height: number} {
  const rows: Row[] = [];
  let y = top;
  for (const {title, messages} of steps) {
    const first = y + titleHeight;
    rows.push({
      title,
      titleAt: y + 30,
      messages: messages.map((message, index) => ({...message, y: first + (index + 1) * rowHeight})),
    });
    y = first + messages.length * rowHeight;
  }
  return {rows, height: y + 16};
}
