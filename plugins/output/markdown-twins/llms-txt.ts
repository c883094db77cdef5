import type {DocsSection} from './documentation-order';
import type {TwinUrls} from './twin-urls';

/** A file on the site, other than a page, that `llms.txt` lists. */
export interface ListedFile {
  readonly title: string;
  /** Path below the base URL. */
  readonly path: string;
  readonly description: string;
}

/** Content of `llms.txt` in addition to the list of pages. */
export interface LlmsTxtOptions {
  readonly title: string;
  /** A one-sentence description of the documentation. */
  readonly summary: string;
  /** Instructions for agents that read the pages or write code, each of which is one paragraph of Markdown. */
  readonly instructions: readonly string[];
  /** Files by section heading. */
  readonly files: Readonly<Record<string, readonly ListedFile[]>>;
}

/**
 * Renders the index for agents: the title, summary, and instructions, then the pages by section, and then other files.
 *
 * @see https://llmstxt.org
 */
export function renderLlmsTxt(
  {title, summary, instructions, files}: LlmsTxtOptions,
  sections: readonly DocsSection[],
  urls: TwinUrls,
): string {
  const renderSection = (label: string, entries: readonly string[]) => `## ${label}\n\n${entries.join('\n')}`;
  const renderEntry = (name: string, path: string, description: string) =>
    `- [${name}](${urls.origin}${path}): ${description}`;
  const blocks = [
    `# ${title}`,
    `> ${summary}`,
    'Instructions for AI agents:',
    instructions.map((instruction) => `- ${instruction}`).join('\n'),
    ...sections.map(({label, docs}) =>
      renderSection(
        label,
        docs.map((doc) => renderEntry(doc.title, urls.getTwinUrl(doc.permalink), doc.description)),
      ),
    ),
    ...Object.entries(files).map(([label, listedFiles]) =>
      renderSection(
        label,
        listedFiles.map((file) => renderEntry(file.title, urls.baseUrl + file.path, file.description)),
      ),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}
