// cspell:ignore migr upgr relea deprec chang migrat upgrad -- beginnings of words
/** URL fragments of changelogs and migration guides. */
const changelogUrl = /(?:migrat|upgrad|change-?log|release-?notes|whats-?new|breaking-?changes)/i;

/** Beginnings of the words that readers type to find such pages: `v5`, `2.0`, `upgrading`, `deprecated`. */
const changelogTerm = /^(?:v?\d|migr|upgr|chang|relea|vers|break|deprec|new)/;

/** Whether the URL suggests a page about changes between versions. */
export function isChangelogUrl(url: string): boolean {
  return changelogUrl.test(url);
}

/** Whether a lower-case query term suggests that the reader is looking for a page about changes. */
export function isChangelogTerm(term: string): boolean {
  return changelogTerm.test(term);
}
