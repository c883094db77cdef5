import type {DocsSection} from './documentation-order';

/** A file of the site, other than a page, that `llms.txt` lists. */
export interface ListedFile {
  readonly title: string;
  /** Path below the base URL. */
  readonly path: string;
  readonly description: string;
}

/** Content of `llms.txt` in addition to the list of pages. */
export interface LlmsTxtOptions {
  readonly title: string;
  /** What the documentation is about, in one sentence. */
  readonly summary: string;
  /** What an agent should know before it reads the pages or writes code; one paragraph of Markdown each. */
  readonly instructions: readonly string[];
  /** Files by the heading of their section. */
  readonly files: Readonly<Record<string, readonly ListedFile[]>>;
}

interface LlmsTxtInput extends LlmsTxtOptions {
  readonly sections: readonly DocsSection[];
  /** Makes a path absolute; one without a leading slash is relative to the base URL. */
  readonly toAbsoluteUrl: (path: string) => string;
  readonly twinUrl: (route: string) => string;
}

const renderEntry = (title: string, url: string, description: string) => `- [${title}](${url}): ${description}`;

/**
 * Renders the index for agents: title, summary, and instructions, then the pages by section, then files.
 *
 * @see https://llmstxt.org
 */
export function renderLlmsTxt(input: LlmsTxtInput): string {
  const {title, summary, instructions, files, sections, toAbsoluteUrl, twinUrl} = input;
  const renderedSections = [
    ...sections.map(({label, docs}) => ({
      label,
      entries: docs.map((doc) => renderEntry(doc.title, toAbsoluteUrl(twinUrl(doc.route)), doc.description)),
    })),
    ...Object.entries(files).map(([label, listedFiles]) => ({
      label,
      entries: listedFiles.map((file) => renderEntry(file.title, toAbsoluteUrl(file.path), file.description)),
    })),
  ];
  return [
    `# ${title}`,
    `> ${summary}`,
    'Instructions for AI agents:',
    instructions.map((instruction) => `- ${instruction}`).join('\n'),
    ...renderedSections.flatMap(({label, entries}) => [`## ${label}`, entries.join('\n')]),
  ]
    .join('\n\n')
    .concat('\n');
}
