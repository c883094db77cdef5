import type {SampleBody, SampleRequest, SampleText} from './sample-request.js';

/** Quotes text for a POSIX shell. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Formats text. Double quotes let the shell expand the variables of secrets. */
function formatText(text: SampleText): string {
  if (typeof text === 'string') {
    return quoteForShell(text);
  }
  const parts = text.map((part) =>
    typeof part === 'string' ? part.replaceAll(/[\\"$`]/g, String.raw`\$&`) : `$${part.variable}`,
  );
  return `"${parts.join('')}"`;
}

const formatHeader = (name: string, value: SampleText) =>
  formatText(typeof value === 'string' ? `${name}: ${value}` : [`${name}: `, ...value]);

function formatBody(content: SampleBody): string[] {
  switch (content.kind) {
    case 'json':
      return [`-d ${quoteForShell(JSON.stringify(content.value, null, 2))}`];
    case 'form':
      return content.fields.map(([name, value]) => `--data-urlencode ${quoteForShell(`${name}=${value}`)}`);
    case 'multipart':
      return content.parts.map((part) => {
        const type = part.mediaType === undefined ? '' : `;type=${part.mediaType}`;
        return 'file' in part
          ? `-F ${quoteForShell(`${part.name}=@${part.file}${type}`)}`
          : `--form-string ${quoteForShell(`${part.name}=${part.text}`)}`;
      });
    case 'text':
      return [`--data-raw ${quoteForShell(content.text)}`];
    case 'file':
      return [`--data-binary ${quoteForShell(`@${content.file}`)}`];
  }
}

/** Generates a cURL command for a POSIX shell. `-i` shows the status and the headers, which are part of the API. */
export function generateCurlSample(request: SampleRequest): string {
  const method = request.method === 'GET' ? '' : request.method === 'HEAD' ? '--head ' : `-X ${request.method} `;
  return [
    `curl -i ${method}${formatText(request.url)}`,
    ...(request.usesBasicAuth === true ? ['-u "$USERNAME:$PASSWORD"'] : []),
    ...request.headers.map(([name, value]) => `-H ${formatHeader(name, value)}`),
    ...(request.body === undefined ? [] : formatBody(request.body)),
  ].join(' \\\n  ');
}
