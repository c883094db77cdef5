import {createHash} from 'node:crypto';
import type {PrerenderedParts} from '@developer-docs/docusaurus-theme-openapi/elements';

/** Passes the parts of pages from the MDX compiler to the bundler. */
export class PartStore {
  private readonly partsByKey = new Map<string, PrerenderedParts>();

  /**
   * Stores the parts of a page.
   *
   * @returns The key of the parts, which is a hash of their content, so the bundler never uses outdated parts after an
   * edit.
   */
  add(parts: PrerenderedParts): string {
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
    this.partsByKey.set(key, parts);
    return key;
  }

  /** @throws Error for an unknown key. */
  get(key: string): PrerenderedParts {
    const parts = this.partsByKey.get(key);
    if (parts === undefined) throw new Error(`No page has prerendered parts with the key "${key}".`);
    return parts;
  }
}
