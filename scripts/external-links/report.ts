import type {Outcome} from './ask';
import type {Place} from './find';

/** What is printed, and whether it is good news. */
export interface Report {
  readonly lines: readonly string[];
  readonly isGood: boolean;
}

/**
 * Says what became of the addresses: first what is broken, with the places to change, then what has moved.
 *
 * @param places - Where each address stands.
 * @param outcomes - What became of it.
 */
export function report(places: ReadonlyMap<string, readonly Place[]>, outcomes: ReadonlyMap<string, Outcome>): Report {
  const of = <Kind extends Outcome['kind']>(kind: Kind) =>
    [...outcomes].flatMap(([address, outcome]) =>
      outcome.kind === kind ? [{address, outcome: outcome as Extract<Outcome, {kind: Kind}>}] : [],
    );
  const [missing, silent, moved] = [of('missing'), of('silent'), of('moved')];
  if (outcomes.size > 0 && silent.length === outcomes.size) {
    const [first] = silent;
    return {
      lines: [`No host answered (${first?.outcome.reason ?? ''}). Is there a network? Nothing was checked.`],
      isGood: false,
    };
  }
  const entry = (address: string, says: string) => [
    `${address}\n  ${says}`,
    ...(places.get(address) ?? []).map((place) => `  at ${place}`),
  ];
  const broken = [
    ...missing.flatMap(({address, outcome}) =>
      entry(address, `answers ${String(outcome.status)}: link to another page, or drop the link`),
    ),
    ...silent.flatMap(({address, outcome}) => entry(address, `does not answer: ${outcome.reason}`)),
  ];
  const advice = moved.flatMap(({address, outcome}) => entry(address, `has moved for good: write ${outcome.to}`));
  const count = `${String(outcomes.size)} outside links: ${String(missing.length + silent.length)} broken, ${String(moved.length)} moved`;
  return {lines: [...broken, ...advice, count], isGood: missing.length + silent.length === 0};
}
