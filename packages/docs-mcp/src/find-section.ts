/** A name in a section's path. */
export interface SectionName {
  readonly name: string;
  /** How many earlier sections in the same section have the same name. */
  readonly occurrence: number;
  /** Whether sections at any depth count, not only those directly in the same section. */
  readonly isAnywhere?: boolean;
}

/**
 * Finds a section by its heading and those above it, the highest first. Names that aren't headings, such as field
 * names, are skipped, so the result is the closest section. The score is 0 if no section matches. The file with the
 * highest score contains the section.
 */
export function findSection(markdown: string, path: readonly SectionName[]) {
  let headings = listHeadings(markdown);
  let section = {start: 0, end: markdown.length, score: 0};
  for (const [index, {name, occurrence, isAnywhere}] of path.entries()) {
    const all = [...headings.keys()].filter((position) => headings[position]?.key === createKey(name));
    const own = isAnywhere ? [] : all.filter((position) => !isNested(headings, position));
    const positions = own.length > 0 ? own : all;
    // In a page that is split into several files, the earlier ones may be in another file.
    const position = positions[Math.min(occurrence, positions.length - 1)];
    const heading = position === undefined ? undefined : headings[position];
    if (position === undefined || heading === undefined) continue;
    const next = headings.findIndex(({depth}, i) => i > position && depth <= heading.depth);
    section = {start: heading.start, end: headings[next]?.start ?? section.end, score: section.score + 2 ** index};
    headings = headings.slice(position + 1, next === -1 ? undefined : next);
  }
  return {markdown: markdown.slice(section.start, section.end).trim(), score: section.score};
}

/**
 * Returns the paths that a heading's anchor can refer to: `setup-1` is the heading "Setup 1", or the second
 * "Setup".
 */
export function readAnchor(anchor: string): (readonly SectionName[])[] {
  const [, name = '', number = ''] = /^(.+)-(\d+)$/.exec(anchor) ?? [];
  const repeated = name === '' ? [] : [[{name, occurrence: Number(number), isAnywhere: true}]];
  return [[{name: anchor, occurrence: 0, isAnywhere: true}], ...repeated];
}

/** Returns whether a heading is below another one of the list. */
function isNested(headings: readonly {readonly depth: number}[], position: number): boolean {
  const {depth = 0} = headings[position] ?? {};
  // The closest higher heading above contains it.
  return headings.slice(0, position).some((heading) => heading.depth < depth);
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
