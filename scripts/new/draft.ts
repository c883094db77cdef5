import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

/** An error in the use of the command. The command prints its message without a stack trace. */
export class UsageError extends Error {}

/** New and changed files of the repository. They're written only when all of them are known. */
export class Draft {
  readonly #root: string;
  readonly #texts = new Map<string, string>();

  /** @param root - Absolute path of the repository. */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Paths of the new and changed files, relative to the root. All other paths of this class are relative to it, too.
   */
  get files(): readonly string[] {
    return [...this.#texts.keys()];
  }

  exists(file: string): boolean {
    return this.#texts.has(file) || existsSync(path.join(this.#root, file));
  }

  /** Returns the text of a file, including changes that haven't been written yet. */
  read(file: string): string {
    return this.#texts.get(file) ?? readFileSync(path.join(this.#root, file), 'utf8').replaceAll('\r\n', '\n');
  }

  /**
   * Adds a new file.
   *
   * @throws UsageError if the file already exists.
   */
  create(file: string, text: string): void {
    if (this.exists(file)) {
      throw new UsageError(`${file} already exists. Choose another name.`);
    }
    this.#texts.set(file, text);
  }

  /** Appends text to an existing file. */
  append(file: string, text: string): void {
    this.#texts.set(file, `${this.read(file).trimEnd()}\n${text}`);
  }

  /**
   * Inserts text into an existing file.
   *
   * @param findPosition - Returns the index at which to insert the text, or a negative number if it can't be found.
   * @throws UsageError if there's no such position because the structure of the file has changed.
   */
  insert(file: string, findPosition: (text: string) => number, text: string): void {
    const before = this.read(file);
    const index = findPosition(before);
    if (index < 0) {
      throw new UsageError(
        `${file} doesn't have the structure that this command expects. Update the code in scripts/new. No files were written.`,
      );
    }
    this.#texts.set(file, before.slice(0, index) + text + before.slice(index));
  }

  /** Formats all files, and then writes them, so that a syntax error in one of them leaves none behind. */
  async write(): Promise<void> {
    const formatted = await Promise.all(
      [...this.#texts].map(async ([file, text]) => {
        const filepath = path.join(this.#root, file);
        const options = {...(await prettier.resolveConfig(filepath)), filepath};
        return {filepath, text: /\.mdx?$/.test(file) ? text : await prettier.format(text, options)};
      }),
    );
    for (const {filepath, text} of formatted) {
      mkdirSync(path.dirname(filepath), {recursive: true});
      writeFileSync(filepath, text);
    }
  }
}
