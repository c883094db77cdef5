/** Computes the 32-bit FNV-1a hash, which differs widely even for similar strings. */
export function hashText(text: string): number {
  return Array.from(text).reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
}
