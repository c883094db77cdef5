import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

/** Something that the person who typed the command can mend. */
export class Refusal extends Error {}

/** New and changed files of the repository: all of them are written, or none. */
export class Draft {
  readonly #root: string;
  readonly #texts = new Map<string, string>();
  readonly #created = new Set<string>();

  /** @param root - The root of the repository. */
  constructor(root: string) {
    this.#root = root;
  }

  /** The names of the files, relative to the root. */
  get files(): readonly string[] {
    return [...this.#texts.keys()];
  }

  exists(file: string): boolean {
    return this.#texts.has(file) || existsSync(path.join(this.#root, file));
  }

  /** The text of a file, with the changes so far. */
  read(file: string): string {
    return this.#texts.get(file) ?? readFileSync(path.join(this.#root, file), 'utf8').replaceAll('\r\n', '\n');
  }

  /** @throws Refusal when the file is there already. */
  create(file: string, text: string): void {
    if (this.exists(file)) {
      throw new Refusal(`${file} is there already. Choose another name.`);
    }
    this.#texts.set(file, text);
    this.#created.add(file);
  }

  append(file: string, text: string): void {
    this.#texts.set(file, `${this.read(file).trimEnd()}\n${text}`);
  }

  /**
   * Puts a text in front of a place.
   *
   * @param place - Finds the place: the text from there on.
   * @throws Refusal when the file has no such place, because it was laid out anew.
   */
  insert(file: string, place: (text: string) => number, text: string): void {
    const before = this.read(file);
    const index = place(before);
    if (index < 0) {
      throw new Refusal(`${file} is not laid out as this command knows it: see scripts/new. Nothing was written.`);
    }
    this.#texts.set(file, before.slice(0, index) + text + before.slice(index));
  }

  /** Formats and writes the files. When one cannot be written, those before it are put back. */
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
