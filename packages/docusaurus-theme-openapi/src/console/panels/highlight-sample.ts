import {escapeCode, renderToken} from '../../shared/highlight/render-token';

const keywords = {
  bash: /^(?:curl)$/,
  javascript: /^(?:const|await|new|import|from|null|true|false)$/,
  python: /^(?:import|from|with|as|None|True|False|print|for|in|open)$/,
} as const;

const token =
  /(?<string>'''[\s\S]*?'''|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<word>[A-Za-z_]\w*)|(?<number>\b\d+(?:\.\d+)?\b)|(?<option>(?<=\s)--?[a-z][\w-]*)/gi;

/** Highlights a request sample in the console, without loading Prism. */
export function highlightSample(code: string, grammar: keyof typeof keywords): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(token)) {
    const [text] = match;
    html += escapeCode(code.slice(end, match.index));
    end = match.index + text.length;
    const {string, word, number, option} = match.groups ?? {};
    if (string !== undefined) {
      html += renderToken('string', text);
    } else if (word !== undefined) {
      const isCall = grammar !== 'bash' && code[end] === '(';
      html += keywords[grammar].test(word)
        ? renderToken('keyword', text)
        : isCall
          ? renderToken('function', text)
          : escapeCode(text);
    } else if (number !== undefined && grammar !== 'bash') {
      html += renderToken('number', text);
    } else {
      html += option !== undefined && grammar === 'bash' ? renderToken('variable', text) : escapeCode(text);
    }
  }
  return html + escapeCode(code.slice(end));
}
