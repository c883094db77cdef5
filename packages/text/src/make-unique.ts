/** Makes a name unique by appending a number if it's already in use, and adds it to the names in use. */
export function makeUnique(name: string, usedNames: Set<string>): string {
  let uniqueName = name;
  for (let number = 2; usedNames.has(uniqueName); number += 1) {
    uniqueName = `${name}-${String(number)}`;
  }
  usedNames.add(uniqueName);
  return uniqueName;
}
