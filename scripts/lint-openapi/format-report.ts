import type {Finding, QualityReport} from '../../plugins/contract';

/** Maximum number of places that are listed for each kind of finding. */
const maxListed = 3;

/**
 * Formats a report: the findings of each kind with their number and JSON pointers, the most frequent kind first.
 *
 * @param listsAll - Whether to list every place instead of the first three of each kind.
 */
export function formatQualityReport(file: string, {warnings, findings}: QualityReport, listsAll: boolean): string {
  const kinds = new Map<string, Finding[]>();
  for (const finding of findings) {
    // Names in quotation marks differ from place to place.
    const kind = finding.problem.replaceAll(/ "[^"]*"/g, '');
    kinds.set(kind, [...(kinds.get(kind) ?? []), finding]);
  }
  const sorted = [...kinds].sort(([, first], [, second]) => second.length - first.length);
  const limit = (lines: readonly string[]) => {
    const omitted = lines.length - maxListed;
    return listsAll || omitted <= 0
      ? lines
      : [...lines.slice(0, maxListed), `  … and ${String(omitted)} more (list them with --all)`];
  };
  return [
    formatQualitySummary(file, {warnings, findings}),
    ...sorted.flatMap(([kind, members]) => [
      `${String(members.length)} × ${kind} ${members[0]?.fix ?? ''}`,
      ...limit(members.map(({pointer, problem}) => `  ${file} (bundled, ${pointer}): ${problem}`)),
    ]),
    ...(warnings.length === 0 ? [] : ['Warnings:', ...limit(warnings.map((warning) => `  ${warning}`))]),
  ].join('\n');
}

/** Formats the numbers of a report as one line. */
export const formatQualitySummary = (file: string, {warnings, findings}: QualityReport): string =>
  `${file}: ${String(findings.length)} things to add, ${String(warnings.length)} warnings.`;
