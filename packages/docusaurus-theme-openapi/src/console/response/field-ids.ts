import type {Json} from '@developer-docs/utils';

/**
 * Finds the ID of a response field on its page. The IDs contain the names of alternatives, such as `succeeded`, which
 * aren't in the path. Alternatives whose name is a value in the response are preferred.
 *
 * @param ids - All response-related IDs on the page.
 */
export function findFieldId(
  ids: readonly string[],
  status: number,
  path: readonly string[],
  values: ReadonlySet<string>,
): string | undefined {
  const prefix = `response-${status}.`;
  const candidates = ids.flatMap((id) => {
    const segments = id.startsWith(prefix) ? id.slice(prefix.length).split('.') : [];
    let matchCount = 0;
    const unmatchedSegments = segments.filter((segment) => {
      const isMatch = segment === path[matchCount];
      matchCount += isMatch ? 1 : 0;
      return !isMatch;
    });
    const distance = unmatchedSegments.reduce((sum, segment) => sum + (values.has(segment) ? 1 : 10), 0);
    return matchCount === path.length && segments.at(-1) === path.at(-1) ? [{id, distance}] : [];
  });
  return candidates.sort((a, b) => a.distance - b.distance)[0]?.id;
}

/** Collects the strings in a value, such as the values of discriminators. */
export function collectStrings(value: Json, strings = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    strings.add(value);
  } else if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach((member) => collectStrings(member, strings));
  }
  return strings;
}
