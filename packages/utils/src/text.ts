/** Converts text to lowercase, with a hyphen for each run of characters that aren't letters or digits. */
export const createSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Computes the 32-bit FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv/) of the UTF-16 code units. It differs
 * widely even for similar strings.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Such as "1 field" or "2 fields". */
export const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Such as "a, b and 3 more". */
export function listFirst(items: readonly string[], maxCount: number): string {
  const omittedCount = items.length - maxCount;
  return `${items.slice(0, maxCount).join(', ')}${omittedCount > 0 ? ` and ${omittedCount} more` : ''}`;
}

/** Makes a name unique by appending a number if it's already in use, and adds it to the names in use. */
export function makeUnique(name: string, usedNames: Set<string>): string {
  let uniqueName = name;
  for (let number = 2; usedNames.has(uniqueName); number += 1) uniqueName = `${name}-${number}`;
  usedNames.add(uniqueName);
  return uniqueName;
}

const characterReferences: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and for quoted attribute values. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => characterReferences[character] ?? character);

/**
 * Escapes text for elements, and for attributes in double quotes, in which an apostrophe isn't special. Removes
 * characters that XML doesn't allow even if they're escaped: control characters and halves of surrogate pairs.
 */
export function escapeXml(text: string): string {
  const allowed = text.replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Surrogate}/gu, '');
  return escapeHtml(allowed).replaceAll('&#39;', "'");
}

export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
