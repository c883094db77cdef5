import {stringifyJson} from '@developer-docs/utils';
import {isMediaType} from '../../media-types.js';
import type {SampleBody, SamplePart} from '../body.js';
import {listLines} from '../code/program.js';
import type {SampleRequest} from '../sample-request.js';
import type {SampleText} from '../sample-text.js';
import {encodeForForm} from '../serialize.js';

/** Marks the place of a secret in a URL, which can't contain this character. */
const secretMark = '\0';

/**
 * Quotes text for a POSIX shell. When a command is pasted, a terminal would act on control characters, even within
 * quotes: Ctrl+C ends the line, and the rest is another command.
 */
function quoteForShell(text: string): string {
  if (/[^\P{Cc}\n\t]/u.test(text)) {
    const escape = (character: string) =>
      /['\\]/.test(character) ? `\\${character}` : `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
    return `$'${text.replaceAll(/['\\]|[^\P{Cc}\n\t\u0080-\u009F]/gu, escape)}'`;
  }
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

const quoteIfNeeded = (word: string) => (/^\w[\w.-]*$/.test(word) ? word : quoteForShell(word));

/** Formats text. Double quotes let the shell expand the variables of secrets. */
function formatText(text: SampleText): string {
  if (typeof text === 'string') return quoteForShell(text);
  // Within double quotes, an interactive shell replaces `!` with previous commands, and nothing is escaped.
  if (text.some((part) => typeof part === 'string' && /!|[^\P{Cc}\n\t]/u.test(part))) {
    return text.map((part) => (typeof part === 'string' ? quoteForShell(part) : `"$${part.variable}"`)).join('');
  }
  const parts = text.map((part) =>
    typeof part === 'string' ? part.replaceAll(/[\\"$`]/g, String.raw`\$&`) : `$${part.variable}`,
  );
  return `"${parts.join('')}"`;
}

/**
 * Formats a header. An empty header ends with a semicolon, because cURL would remove it if it ended with a colon.
 */
const formatHeader = (name: string, value: SampleText) =>
  typeof value === 'string'
    ? quoteForShell(value.trim() === '' ? `${name};` : `${name}: ${value}`)
    : formatText([`${name}: `, ...value]);

/**
 * Separates the URL from the secrets in its query, which cURL encodes. With `--get`, cURL adds what would otherwise be
 * the body to the query.
 */
function splitUrl(url: SampleText, hasBody: boolean): {url: string; options: string[]} {
  if (typeof url === 'string') return {url, options: []};
  const option = hasBody ? '--url-query' : '--data-urlencode';
  const variables = url.filter((part) => typeof part !== 'string');
  const [base = '', query = ''] = url
    .map((part) => (typeof part === 'string' ? part : secretMark))
    .join('')
    .split(/\?(.*)/s);
  const pairs = query.split('&');
  const others = pairs.filter((pair) => !pair.includes(secretMark));
  const secrets = pairs
    .filter((pair) => pair.includes(secretMark))
    .map(
      (pair, index) => `${option} ${formatText([pair.replace(secretMark, ''), ...variables.slice(index, index + 1)])}`,
    );
  return {
    url: base + (others.length === 0 ? '' : `?${others.join('&')}`),
    options: [...(hasBody ? [] : ['--get']), ...secrets],
  };
}

function formatBody(content: SampleBody): string[] {
  switch (content.kind) {
    case 'json':
      return [`-d ${quoteForShell(stringifyJson(content.value, 2))}`];
    case 'form':
      // cURL encodes only the value. It wouldn't send the equal sign of an empty name.
      return content.fields.map(([name, value]) =>
        name === ''
          ? `--data-raw ${quoteForShell(`=${encodeForForm(value)}`)}`
          : `--data-urlencode ${quoteForShell(`${encodeForForm(name)}=${value}`)}`,
      );
    case 'multipart':
      return [
        // cURL adds the boundary.
        ...(content.subtype === undefined ? [] : [`-H ${quoteForShell(`Content-Type: multipart/${content.subtype}`)}`]),
        ...content.parts.map(formatPart),
      ];
    case 'text':
      return [`--data-raw ${quoteForShell(content.text)}`];
    case 'file':
      return [`--data-binary ${quoteForShell(`@${content.file}`)}`];
  }
}

function formatPart(part: SamplePart): string {
  const type = part.mediaType === undefined || !isPlainMediaType(part.mediaType) ? '' : `;type=${part.mediaType}`;
  // cURL has no other notation for a name that contains `=`, and would read the file of a name such as `a=@file`.
  const name = part.name.replaceAll('=', '%3D');
  const headers = (part.headers ?? []).map(([header, value]) => `;headers=${quoteInForm(`${header}: ${value}`)}`);
  const options = type + headers.join('');
  if ('file' in part) return `-F ${quoteForShell(`${name}=@${quoteForForm(part.file)}${options}`)}`;
  return options === ''
    ? `--form-string ${quoteForShell(`${name}=${part.text}`)}`
    : `-F ${quoteForShell(`${name}=${quoteForForm(part.text)}${options}`)}`;
}

/** Returns whether `-F` can contain a media type. A comma would begin another file. */
const isPlainMediaType = (type: string) => isMediaType(type) && !/[,"]/.test(type);

/** Quotes the value of `-F` if it contains characters that cURL would interpret. */
const quoteForForm = (text: string) => (/^[@<"\s]|[;,]/.test(text) ? quoteInForm(text) : text);

const quoteInForm = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * Generates a cURL command for a POSIX shell. `-i` shows the status and the headers, which are part of the API. A file
 * would contain them, too.
 */
export function generateCurlSample(request: SampleRequest): string {
  const {basicAuth, digestAuth, body, hasCertificate, responseFile, responseType} = request;
  const {url, options} = splitUrl(request.url, body !== undefined);
  const command = listLines(
    'curl',
    // Without -N, cURL collects the items of a stream before it prints them.
    responseType === 'stream' && '-N',
    responseFile === undefined ? '-i' : `--fail -o ${quoteIfNeeded(responseFile)}`,
    formatMethod(request),
    quoteForShell(url),
  );
  return listLines(
    command.join(' '),
    options,
    basicAuth && `-u "$${basicAuth.user}:$${basicAuth.password}"`,
    digestAuth && `--digest -u "$${digestAuth.user}:$${digestAuth.password}"`,
    hasCertificate && '--cert client.pem --key client-key.pem',
    request.headers.map(([name, value]) => `-H ${formatHeader(name, value)}`),
    body && formatBody(body),
  ).join(' \\\n  ');
}

function formatMethod({method, body}: SampleRequest): string | undefined {
  if (method === 'GET' && body === undefined) return undefined;
  return method === 'HEAD' ? '--head' : `-X ${quoteIfNeeded(method)}`;
}
