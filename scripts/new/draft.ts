import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

/** An error that the user of the command can fix. Only its message is printed. */
export class UsageError extends Error {}

/** New and changed files of the repository. Either all of them are written or none. */
export class Draft {
  readonly #root: string;
  readonly #texts = new Map<string, string>();
  readonly #created = new Set<string>();

  /** @param root - The root of the repository. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Paths of the files, relative to the root. */
  get files(): readonly string[] {
    return [...this.#texts.keys()];
  }

  exists(file: string): boolean {
    return this.#texts.has(file) || existsSync(path.join(this.#root, file));
  }

  /** The text of a file, including changes that aren't written yet. */
  read(file: string): string {
    return this.#texts.get(file) ?? readFileSync(path.join(this.#root, file), 'utf8').replaceAll('\r\n', '\n');
  }

  /** @throws UsageError if the file already exists. */
  create(file: string, text: string): void {
    if (this.exists(file)) {
      throw new UsageError(`${file} already exists. Choose another name.`);
    }
    this.#texts.set(file, text);
    this.#created.add(file);
  }

  append(file: string, text: string): void {
    this.#texts.set(file, `${this.read(file).trimEnd()}\n${text}`);
  }

  /**
   * Inserts text at a position.
   *
   * @param findPosition - Returns the index in the text of the file, or a negative number.
   * @throws UsageError if the position can't be found because the structure of the file has changed.
   */
  insert(file: string, findPosition: (text: string) => number, text: string): void {
    const before = this.read(file);
    const index = findPosition(before);
    if (index < 0) {
      throw new UsageError(
        `${file} has another structure than this command expects: update scripts/new. Nothing was written.`,
      );
    }
    this.#texts.set(file, before.slice(0, index) + text + before.slice(index));
  }

  /** Formats and writes the files. If one can't be written, the others are restored. */
  async write(): Promise<void> {
    const formatted = new Map<string, string>();
    for (const [file, text] of this.#texts) {
      const filepath = path.join(this.#root, file);
      const options = {...(await prettier.resolveConfig(filepath)), filepath};
      formatted.set(file, /\.mdx?$/.test(file) ? text : await prettier.format(text, options));
    }
    const undo: (() => void)[] = [];
    try {
      for (const [file, text] of formatted) {
        const target = path.join(this.#root, file);
        const old = this.#created.has(file) ? undefined : readFileSync(target, 'utf8');
        mkdirSync(path.dirname(target), {recursive: true});
        undo.unshift(() => {
          if (old === undefined) rmSync(target, {force: true});
          else writeFileSync(target, old);
        });
        writeFileSync(target, text);
      }
    } catch (error) {
      undo.forEach((step) => {
        step();
      });
      throw error;
    }
  }
}
