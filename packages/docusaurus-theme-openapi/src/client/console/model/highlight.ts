import {escapeHtml, isNumber, isObject, stringifyJson, type Json} from '@developer-docs/utils';

const wrap = (role: string, text: string) => `<span class="code-${role}">${escapeHtml(text)}</span>`;

/** Finds the documentation URL of the field at a path of property names. */
export type FindFieldUrl = (path: readonly string[]) => string | undefined;

/** Formats JSON as highlighted HTML. The first occurrence of each documented field links to its documentation. */
export function formatJson(value: Json, findUrl?: FindFieldUrl): string {
  const linkedNames = new Set<string>();
  const formatName = (name: string, path: readonly string[]) => {
    const text = wrap('property', JSON.stringify(name));
    const url = findUrl?.(path);
    if (url === undefined || linkedNames.has(url)) {
      return text;
    }
    linkedNames.add(url);
    return `<a href="${escapeHtml(url)}">${text}</a>`;
  };
  const format = (node: Json, path: readonly string[], indentation: string): string => {
    const innerIndentation = `${indentation}  `;
    const enclose = (open: string, close: string, items: readonly string[]) =>
      items.length === 0
        ? open + close
        : `${open}\n${items.map((item) => innerIndentation + item).join(',\n')}\n${indentation}${close}`;
    if (Array.isArray(node)) {
      return enclose(
        '[',
        ']',
        (node as readonly Json[]).map((item) => format(item, path, innerIndentation)),
      );
    }
    if (isObject(node)) {
      const members = Object.entries(node).map(([name, member]) => {
        const memberPath = [...path, name];
        return `${formatName(name, memberPath)}: ${format(member, memberPath, innerIndentation)}`;
      });
      return enclose('{', '}', members);
    }
    const role = typeof node === 'string' ? 'string' : isNumber(node) ? 'number' : 'keyword';
    return wrap(role, stringifyJson(node));
  };
  return format(value, [], '');
}

/**
 * Finds the ID of a response field on its page. The IDs contain the names of alternatives, such as `succeeded`, which
 * aren't in the path. Alternatives whose name is a value in the response are preferred.
 *
 * @param ids - All response-related IDs on the page.
 */
export function findFieldId(
  ids: readonly string[],
  status: number,
  path: readonly string[],
  values: ReadonlySet<string>,
): string | undefined {
  const prefix = `response-${String(status)}.`;
  const candidates = ids.flatMap((id) => {
    const segments = id.startsWith(prefix) ? id.slice(prefix.length).split('.') : [];
    let matchCount = 0;
    const unmatchedSegments = segments.filter((segment) => {
      const isMatch = segment === path[matchCount];
      matchCount += isMatch ? 1 : 0;
      return !isMatch;
    });
    const distance = unmatchedSegments.reduce((sum, segment) => sum + (values.has(segment) ? 1 : 10), 0);
    return matchCount === path.length && segments.at(-1) === path.at(-1) ? [{id, distance}] : [];
  });
  return candidates.sort((a, b) => a.distance - b.distance)[0]?.id;
}

/** Collects the strings in a value, such as the values of discriminators. */
export function collectStrings(value: Json, strings = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    strings.add(value);
  } else if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach((member) => collectStrings(member, strings));
  }
  return strings;
}

const keywords = {
  bash: /^(?:curl)$/,
  javascript: /^(?:const|await|new|import|from|null|true|false)$/,
  python: /^(?:import|from|with|as|None|True|False|print|for|in|open)$/,
} as const;

const token =
  /(?<string>'''[\s\S]*?'''|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<word>[A-Za-z_]\w*)|(?<number>\b\d+(?:\.\d+)?\b)|(?<option>(?<=\s)--?[a-z][\w-]*)/gi;

/** Highlights a request sample. The build's highlighter isn't available in the browser. */
export function highlightSample(code: string, grammar: keyof typeof keywords): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(token)) {
    const [text] = match;
    html += escapeHtml(code.slice(end, match.index));
    end = match.index + text.length;
    const {string, word, number, option} = match.groups ?? {};
    if (string !== undefined) {
      html += wrap('string', text);
    } else if (word !== undefined) {
      const isCall = grammar !== 'bash' && code[end] === '(';
      html += keywords[grammar].test(word) ? wrap('keyword', text) : isCall ? wrap('function', text) : escapeHtml(text);
    } else if (number !== undefined && grammar !== 'bash') {
      html += wrap('number', text);
    } else {
      html += option !== undefined && grammar === 'bash' ? wrap('variable', text) : escapeHtml(text);
    }
  }
  return html + escapeHtml(code.slice(end));
}
