/** A heading in a section's path. */
export interface SectionName {
  readonly name: string;
  /** The heading's level; any if it's missing. */
  readonly depth?: number;
  /** How many earlier headings in the same section have the same name. */
  readonly occurrence: number;
}

/**
 * Finds a section by its heading and those above it, the highest first. Names that aren't headings, such as field
 * names, are skipped, so the result is the closest section. The score is 0 if no section matches. The file with the
 * highest score contains the section.
 */
export function findSection(markdown: string, path: readonly SectionName[]) {
  let headings = listHeadings(markdown);
  let section = {start: 0, end: markdown.length, score: 0};
  for (const [index, {name, depth, occurrence}] of path.entries()) {
    const matches = headings.filter(
      (heading) => heading.key === createKey(name) && (depth === undefined || heading.depth === depth),
    );
    // In a page that is split into several files, the earlier ones may be in another file.
    const heading = matches[occurrence] ?? matches.at(-1);
    if (heading === undefined) continue;
    const below = headings.slice(headings.indexOf(heading) + 1);
    const next = below.findIndex((other) => other.depth <= heading.depth);
    section = {start: heading.start, end: below[next]?.start ?? section.end, score: section.score + 2 ** index};
    headings = next === -1 ? below : below.slice(0, next);
  }
  return {markdown: markdown.slice(section.start, section.end).trim(), score: section.score};
}

/**
 * Returns the paths that a heading's anchor can refer to: `setup-1` is the heading "Setup 1", or the second
 * "Setup".
 */
export function readAnchor(anchor: string): (readonly SectionName[])[] {
  const [, name, number] = /^(.+)-(\d+)$/.exec(anchor) ?? [];
  const repeated = name === undefined ? [] : [[{name, occurrence: Number(number)}]];
  return [[{name: anchor, occurrence: 0}], ...repeated];
}

/** A line such as `## Delivery`, or one that starts or ends a code block. */
const headingOrFence = /^(?:[ \t]*(?<fence>`{3,}|~{3,})|(?<marks>#{2,6}) (?<text>.{1,500}))/gm;

/** Lists the headings below the title that are outside code blocks. */
function listHeadings(markdown: string) {
  const headings: {start: number; depth: number; key: string}[] = [];
  let openFence = '';
  for (const {index, groups = {}} of markdown.matchAll(headingOrFence)) {
    const {fence = '', marks = '', text = ''} = groups;
    if (openFence === '' && marks !== '') headings.push({start: index, depth: marks.length, key: createKey(text)});
    else if (openFence === '') openFence = fence;
    else if (fence.startsWith(openFence)) openFence = '';
  }
  return headings;
}

/** Makes a heading in Markdown, its text, and the anchor that is derived from it equal. */
const createKey = (heading: string) => heading.replace(/\]\([^)]*\)|[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase();
