/** Makes a name unique by appending a number if it's already in use, and adds it to the names in use. */
export function makeUnique(name: string, usedNames: Set<string>): string {
  let unique = name;
  for (let number = 2; usedNames.has(unique); number += 1) {
    unique = `${name}-${String(number)}`;
  }
  usedNames.add(unique);
  return unique;
}
