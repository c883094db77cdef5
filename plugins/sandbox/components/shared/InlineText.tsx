import type {ReactNode} from 'react';

/** Plain text in which text between backticks is code. */
export default function InlineText({text}: {readonly text: string}): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
