/**
 * The part of a drawing that belongs to a value of the contract.
 *
 * @param component - Name of the component that draws, for the message.
 * @throws Error when the drawing has no place for the value: it is to be drawn.
 */
export function required<T>(component: string, drawing: Readonly<Record<string, T>>, value: string): T {
  const part = drawing[value];
  if (part === undefined) {
    throw new Error(`src/components/${component} has no place for "${value}" of the contract: draw it there.`);
  }
  return part;
}
