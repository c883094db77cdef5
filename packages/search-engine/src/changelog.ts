// cspell:ignore migr upgr relea deprec changel migrat upgrad -- beginnings of words
import {levels, type DocSearchRecord} from './records';

/** Parts of the URLs of changelogs and migration guides. */
const changelogUrl = /(?:migrat|upgrad|change-?log|release-?notes|whats-?new|breaking-?changes)/i;

/** Headings of changelogs on other pages. */
const changelogHeading = /^(?:change ?log|release notes|what.s new)$/i;

/** Prefixes of words that readers type to find changelogs: `v5`, `2.0`, `upgrading`. `change` also refers to tasks, so it is missing. */
const changelogTerm = /^(?:v?\d|migr|upgr|changes|changed|changel|relea|vers|break|deprec|new)/;

/** Whether a record is part of a page or section about changes between versions. */
export function isPartOfChangelog({url_without_anchor: url, hierarchy}: DocSearchRecord): boolean {
  return changelogUrl.test(url) || levels.some((level) => changelogHeading.test(hierarchy[level] ?? ''));
}

/** Whether a lower-case query term suggests that the reader is looking for a page about changes. */
export function isChangelogTerm(term: string): boolean {
  return changelogTerm.test(term);
}
