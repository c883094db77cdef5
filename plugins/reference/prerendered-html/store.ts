import {createHash} from 'node:crypto';
import type {StaticParts} from './client/source';

/** Keeps the parts of pages from the time when a page is compiled until the bundler asks for them. */
export class PartStore {
  readonly #kept = new Map<string, StaticParts>();

  /**
   * Keeps the parts of a page.
   *
   * @returns Their key. It names their content, so that an edit is never answered with what was there before.
   */
  keep(parts: StaticParts): string {
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
    this.#kept.set(key, parts);
    return key;
  }

  /**
   * The parts of a key.
   *
   * @throws Error for a key that no page has.
   */
  read(key: string): StaticParts {
    const parts = this.#kept.get(key);
    if (parts === undefined) {
      throw new Error(`No page has static parts with the key "${key}".`);
    }
    return parts;
  }
}
