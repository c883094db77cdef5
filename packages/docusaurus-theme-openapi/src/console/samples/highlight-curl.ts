import {escapeCode, renderToken} from '../../shared/highlight/render-token';

/** A quoted text, the command's name, or an option, such as `--header`. */
const token = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\bcurl\b|(?<=\s)--?[A-Za-z][\w-]*)/;

/** Highlights a cURL command without loading Prism. */
export const highlightCurl = (code: string): string =>
  code
    // A capturing group keeps the tokens in the result of `split`.
    .split(token)
    .map((text, index) => {
      if (index % 2 === 0) return escapeCode(text);
      if (text === 'curl') return renderToken('keyword', text);
      return renderToken(text.startsWith('-') ? 'variable' : 'string', text);
    })
    .join('');
