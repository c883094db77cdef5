/** The location of a link, such as `docs/intro.mdx:12`. */
export type Location = string;

/**
 * Domain names that are reserved for documentation and testing (RFC 2606, RFC 6761), and URLs of this machine.
 */
const reserved = /(?:^|\.)(?:example|example\.(?:com|net|org)|invalid|localhost|test)$|^127\.|^\[|^0\.0\.0\.0$/;

/** Files that are prose as a whole. In other files, only comments are checked. */
const prose = /\.(?:mdx?|ya?ml)$/;
const comment = /^\s*(?:\/?\*|\/\/|#)|\s\/\/\s/;

const urlPattern = /\bhttps?:\/\/[^\s<>"'`\\|]+/g;

/**
 * Finds external links in pages, contract files, and code comments.
 *
 * @param files - Contents by path, relative to the root of the repository.
 * @returns The locations of each URL, without its hash.
 */
export function findExternalLinks(files: ReadonlyMap<string, string>): Map<string, Location[]> {
  const found = new Map<string, Location[]>();
  for (const [file, text] of files) {
    for (const [index, line] of text.split('\n').entries()) {
      if (!prose.test(file) && !comment.test(line)) {
        continue;
      }
      for (const [match] of line.matchAll(urlPattern)) {
        const url = parseExternalUrl(match);
        if (url !== undefined) {
          found.set(url, [...(found.get(url) ?? []), `${file}:${String(index + 1)}`]);
        }
      }
    }
  }
  return found;
}

/** Strips the punctuation of the sentence around a URL. Returns `undefined` for reserved hosts and placeholders. */
function parseExternalUrl(match: string): string | undefined {
  let text = match.replace(/[.,;:!?*_]+$/, '');
  // A closing bracket belongs to the URL only if the URL contains the opening one.
  while (
    /[)\]}]$/.test(text) &&
    countCharacter(text, text.at(-1) ?? '') > countCharacter(text, opening[text.at(-1) ?? ''] ?? '')
  ) {
    text = text.slice(0, -1).replace(/[.,;:!?*_]+$/, '');
  }
  // A placeholder, such as `https://{host}` or `https://*.host`.
  if (/[{}*$]/.test(text) || !URL.canParse(text)) {
    return undefined;
  }
  const url = new URL(text);
  url.hash = '';
  return url.hostname.includes('.') && !reserved.test(url.hostname) ? url.href : undefined;
}

const opening: Readonly<Record<string, string>> = {')': '(', ']': '[', '}': '{'};
const countCharacter = (text: string, character: string) => text.split(character).length - 1;
