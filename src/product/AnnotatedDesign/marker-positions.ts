/** The center of each content block type's numbered marker. */
export const markerPositions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  logo: [64, 22],
  image: [150, 66],
  badge: [224, 34],
  title: [36, 122],
  subtitle: [36, 140],
  event: [36, 158],
  body: [36, 184],
  list: [264, 176],
  quote: [36, 212],
  price: [264, 212],
  contact: [36, 242],
  'qr-code': [264, 242],
  disclaimer: [36, 268],
  button: [62, 346],
};

/**
 * Returns the center of a content block type's marker.
 *
 * @throws Error if the illustration has no marker for the type.
 */
export function findMarker(type: string): readonly [x: number, y: number] {
  const position = markerPositions[type];
  if (position === undefined) {
    throw new Error(`src/product/AnnotatedDesign has no marker for "${type}". Add it to marker-positions.ts.`);
  }
  return position;
}
