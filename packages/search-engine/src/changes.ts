// cspell:ignore migr upgr relea deprec chang migrat upgrad -- beginnings of words
/** Parts of the addresses of change logs and migration guides. */
const address = /(?:migrat|upgrad|change-?log|release-?notes|whats-?new|breaking-?changes)/i;

/** Beginnings of what a reader types who looks for them: `v5`, `2.0`, `upgrading`, `deprecated`. */
const wanted = /^(?:v?\d|migr|upgr|chang|relea|vers|break|deprec|new)/;

/** Whether the page at this address tells what changed from one version to the next, to judge by its name. */
export function tellsChanges(url: string): boolean {
  return address.test(url);
}

/** Whether a lower-case word of a query asks for such a page. */
export function asksForChanges(term: string): boolean {
  return wanted.test(term);
}
