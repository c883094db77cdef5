/**
 * Adds a mark for its import to each name that code can contain. Text of documents has no such marks, because control
 * characters in it are escaped.
 *
 * @param names - The names by what they're imported from.
 */
export const markNames = <Name extends string>(names: Readonly<Record<string, readonly Name[]>>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([module, list]) => list.map((name) => [name, `\0${module}\0${name}`])),
  ) as Readonly<Record<Name, string>>;

/** Removes the marks of {@link markNames} from code, and returns the marked names by module, sorted. */
export function splitImports(lines: readonly string[]) {
  const imports = new Map<string, Set<string>>();
  const code = lines.map((line) =>
    line.replaceAll(/\0([^\0]*)\0(\w+)/g, (_mark, module: string, name: string) => {
      imports.set(module, (imports.get(module) ?? new Set()).add(name));
      return name;
    }),
  );
  const modules = [...imports.keys()]
    .sort()
    .map((module) => ({module, names: [...(imports.get(module) ?? [])].sort()}));
  return {code, modules};
}
