/** Adds a name to those in use. If it's already in use, a number is appended. */
export function makeUnique(name: string, usedNames: Set<string>): string {
  let unique = name;
  for (let number = 2; usedNames.has(unique); number += 1) {
    unique = `${name}-${String(number)}`;
  }
  usedNames.add(unique);
  return unique;
}
