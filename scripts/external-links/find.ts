/** Where an address stands: `docs/intro.mdx:12`. */
export type Place = string;

/**
 * Names that nobody can own, and this machine: documentation uses them in samples (RFC 2606, RFC 6761).
 */
const reserved = /(?:^|\.)(?:example|example\.(?:com|net|org)|invalid|localhost|test)$|^127\.|^\[|^0\.0\.0\.0$/;

/** Files whose whole text is for readers; of other files only the comments are. */
const prose = /\.(?:mdx?|ya?ml)$/;
const comment = /^\s*(?:\/?\*|\/\/|#)|\s\/\/\s/;

const address = /\bhttps?:\/\/[^\s<>"'`\\|]+/g;

/**
 * Finds the addresses of other hosts that readers of the pages, or of the comments in the code, may follow.
 *
 * @param files - Texts by path, relative to the root of the repository.
 * @returns Each address once, without its hash, with the places where it stands.
 */
export function outsideAddresses(files: ReadonlyMap<string, string>): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const [file, text] of files) {
    for (const [index, line] of text.split('\n').entries()) {
      if (!prose.test(file) && !comment.test(line)) {
        continue;
      }
      for (const [written] of line.matchAll(address)) {
        const url = outside(written);
        if (url !== undefined) {
          found.set(url, [...(found.get(url) ?? []), `${file}:${String(index + 1)}`]);
        }
      }
    }
  }
  return found;
}

/** The address without what only belongs to the sentence around it, or `undefined` when nobody can be asked for it. */
function outside(written: string): string | undefined {
  let text = written.replace(/[.,;:!?*_]+$/, '');
  // A closing bracket belongs to the address when it was opened in it.
  while (/[)\]}]$/.test(text) && count(text, text.at(-1) ?? '') > count(text, opening[text.at(-1) ?? ''] ?? '')) {
    text = text.slice(0, -1).replace(/[.,;:!?*_]+$/, '');
  }
  // A placeholder: `https://{host}`, `https://*.host`.
  if (/[{}*$]/.test(text) || !URL.canParse(text)) {
    return undefined;
  }
  const url = new URL(text);
  url.hash = '';
  return url.hostname.includes('.') && !reserved.test(url.hostname) ? url.href : undefined;
}

const opening: Readonly<Record<string, string>> = {')': '(', ']': '[', '}': '{'};
const count = (text: string, character: string) => text.split(character).length - 1;
