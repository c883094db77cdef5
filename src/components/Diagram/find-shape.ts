/**
 * Returns the shape that a diagram defines for a value of the contract.
 *
 * @param component - Name of the diagram component, for the error message.
 * @throws Error if the diagram has no shape for the value.
 */
export function findShape<T>(component: string, shapes: Readonly<Record<string, T>>, value: string): T {
  const shape = shapes[value];
  if (shape === undefined) {
    throw new Error(`src/components/${component} has no shape for "${value}". Add it to the diagram.`);
  }
  return shape;
}
