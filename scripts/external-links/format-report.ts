import type {Outcome} from './fetch-links';
import type {Location} from './find-links';

/** The report for the terminal, and whether all links work. */
export interface Report {
  readonly lines: readonly string[];
  readonly isSuccess: boolean;
}

/**
 * Formats the results: broken links with their locations first, then permanent redirects.
 *
 * @param locations - The locations of each URL.
 * @param outcomes - The result for each URL.
 */
export function formatReport(
  locations: ReadonlyMap<string, readonly Location[]>,
  outcomes: ReadonlyMap<string, Outcome>,
): Report {
  const filterByKind = <Kind extends Outcome['kind']>(kind: Kind) =>
    [...outcomes].flatMap(([url, outcome]) =>
      outcome.kind === kind ? [{url, outcome: outcome as Extract<Outcome, {kind: Kind}>}] : [],
    );
  const [missing, unreachable, moved] = [filterByKind('missing'), filterByKind('unreachable'), filterByKind('moved')];
  if (outcomes.size > 0 && unreachable.length === outcomes.size) {
    const [first] = unreachable;
    return {
      lines: [`No host could be reached (${first?.outcome.reason ?? ''}). Check the network connection.`],
      isSuccess: false,
    };
  }
  const formatEntry = (url: string, message: string) => [
    `${url}\n  ${message}`,
    ...(locations.get(url) ?? []).map((location) => `  at ${location}`),
  ];
  const broken = [
    ...missing.flatMap(({url, outcome}) =>
      formatEntry(url, `returns ${String(outcome.status)}: update or remove the link`),
    ),
    ...unreachable.flatMap(({url, outcome}) => formatEntry(url, `is unreachable: ${outcome.reason}`)),
  ];
  const redirects = moved.flatMap(({url, outcome}) =>
    formatEntry(url, `redirects permanently: change it to ${outcome.to}`),
  );
  const count = `${String(outcomes.size)} external links: ${String(missing.length + unreachable.length)} broken, ${String(moved.length)} moved`;
  return {lines: [...broken, ...redirects, count], isSuccess: missing.length + unreachable.length === 0};
}
