import type {DocsSection} from './documentation-order';
import type {TwinUrls} from './twin-urls';

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

/**
 * Renders the index for agents: title, summary, and instructions, then the pages by section, then files.
 *
 * @param urls - The URLs of the pages' twins and of the site.
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
