import type {OutlineSection} from './outline';

/** A file of the site that agents can read besides the pages. */
export interface ListedFile {
  readonly title: string;
  /** Its path below the site's root. */
  readonly path: string;
  readonly description: string;
}

/** What `llms.txt` says besides the list of the pages. */
export interface LlmsOptions {
  readonly title: string;
  /** What the documentation is about, in a sentence. */
  readonly summary: string;
  /** What an agent should know before it reads or writes code, a paragraph each, in Markdown. */
  readonly instructions: readonly string[];
  /** Sections of files. */
  readonly files: Readonly<Record<string, readonly ListedFile[]>>;
}

interface LlmsInput extends LlmsOptions {
  readonly outline: readonly OutlineSection[];
  /** Makes an absolute address of the path of a file. */
  readonly absolute: (path: string) => string;
  /** Path of the twin of a page. */
  readonly twin: (route: string) => string;
}

const entry = (title: string, url: string, description: string) => `- [${title}](${url}): ${description}`;

/**
 * The index for agents: title, summary and instructions, then the pages by section, then files.
 *
 * @see https://llmstxt.org
 */
export function llmsText({title, summary, instructions, files, outline, absolute, twin}: LlmsInput): string {
  const sections = [
    ...outline.map(({label, pages}) => ({
      label,
      entries: pages.map((page) => entry(page.title, absolute(twin(page.route)), page.description)),
    })),
    ...Object.entries(files).map(([label, listed]) => ({
      label,
      entries: listed.map((file) => entry(file.title, absolute(file.path), file.description)),
    })),
  ];
  return [
    `# ${title}`,
    `> ${summary}`,
    'For agents:',
    instructions.map((line) => `- ${line}`).join('\n'),
    ...sections.flatMap(({label, entries}) => [`## ${label}`, entries.join('\n')]),
  ]
    .join('\n\n')
    .concat('\n');
}
