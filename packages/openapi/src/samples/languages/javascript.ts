import {toPlainText} from '@developer-docs/utils';
import {hasUniqueNames, type SampleBody, type SamplePart} from '../body.js';
import {formatJsonLiteral, formatLiteral, getBodyText, type LiteralStyle} from '../code/literal.js';
import {lacksDigest, listLines, markNames, splitImports} from '../code/program.js';
import {escapeString, escapeUnits, formatQuoted, formatTemplate, isBlock} from '../code/strings.js';
import type {SampleRequest} from '../sample-request.js';
import type {SampleText} from '../sample-text.js';

/** The functions that modules can import. */
const names = markNames({
  'node:fs': ['openAsBlob', 'readFileSync'],
  'node:fs/promises': ['readFile', 'writeFile'],
  'node:stream/consumers': ['text'],
});
const [http, https] = [markNames({'node:http': ['request']}), markNames({'node:https': ['request']})];

const formatJavaScriptString = (text: string): string => formatQuoted(text, "'", escapeUnits);

/** Escapes text for a template literal. A dollar sign at the end would make a brace in the next part special. */
const escapeForTemplate = (text: string) =>
  escapeString(text, escapeUnits, {'"': '"', '\n': '\n', '`': '\\`'}).replaceAll(/\$(?=\{|$)/g, String.raw`\$&`);

function formatKey(name: string): string {
  // Without brackets, this key would set the prototype, even if it's quoted.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : formatJavaScriptString(name);
}

const literalStyle: LiteralStyle = {
  indent: '  ',
  formatScalar: (item) => (typeof item === 'string' ? formatJavaScriptString(item) : toPlainText(item)),
  formatKey: (name) => `${formatKey(name)}: `,
};

const readVariable = (name: string) => `process.env.${name}`;

const formatText = (text: SampleText, read = readVariable): string =>
  formatTemplate(text, {
    formatPlain: formatJavaScriptString,
    readSecret: read,
    quotes: ['`', '`'],
    escape: escapeForTemplate,
    insert: (expression) => `\${${expression}}`,
  });

const formatUrl = (url: SampleText) => formatText(url, (name) => `encodeURIComponent(process.env.${name})`);

/** Formats text, as a template literal if it has several lines. */
const formatBlock = (text: string) => (isBlock(text) ? `\`${escapeForTemplate(text)}\`` : formatJavaScriptString(text));

/** Formats the value of a form's part, and the name of its file. */
function formatPart(part: SamplePart): string {
  const type = part.mediaType === undefined ? '' : `, {type: ${formatJavaScriptString(part.mediaType)}}`;
  if ('file' in part) {
    const file = formatJavaScriptString(part.file);
    return `await ${names.openAsBlob}(${file}${type}), ${file}`;
  }
  const text = formatJavaScriptString(part.text);
  return type === '' ? text : `new Blob([${text}]${type})`;
}

/** Returns the code before the request, and the expression for the body. */
function formatBody(content: SampleBody): {setup?: string[]; value: string} {
  switch (content.kind) {
    case 'json':
    case 'text': {
      const literal = formatJsonLiteral(content, literalStyle, '  ');
      return {value: literal === undefined ? formatBlock(getBodyText(content)) : `JSON.stringify(${literal})`};
    }
    case 'form': {
      const fields = hasUniqueNames(content.fields) ? Object.fromEntries(content.fields) : content.fields;
      return {value: `new URLSearchParams(${formatLiteral(fields, literalStyle, '  ')})`};
    }
    case 'multipart':
      return {
        setup: listLines(
          'const form = new FormData();',
          content.parts.map((part) => `form.append(${formatJavaScriptString(part.name)}, ${formatPart(part)});`),
          content.subtype !== undefined && [
            '// The encoding is the same as that of multipart/form-data.',
            'const encoded = new Response(form);',
            // `$` is special in a replacement.
            `const type = encoded.headers.get('Content-Type').replace('form-data', ${formatJavaScriptString(content.subtype.replaceAll('$', '$$$$'))});`,
          ],
          '',
        ),
        value: content.subtype === undefined ? 'form' : 'await encoded.blob()',
      };
    case 'file':
      return {value: `await ${names.readFile}(${formatJavaScriptString(content.file)})`};
  }
}

/**
 * Returns whether a request needs `node:http`, because `fetch` sends no certificates, and no body with these methods.
 */
const needsNode = ({method, body, hasCertificate}: SampleRequest): boolean =>
  hasCertificate === true || (body !== undefined && (method === 'GET' || method === 'HEAD'));

function formatHeaders({basicAuth, headers, body}: SampleRequest): string[] {
  const lines = listLines(
    // `btoa` only encodes Latin-1.
    basicAuth && "    Authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,",
    headers.map(([name, content]) => `    ${formatKey(name)}: ${formatText(content)},`),
    body?.kind === 'multipart' && body.subtype !== undefined && "    'Content-Type': type,",
  );
  return lines.length === 0 ? [] : ['  headers: {', ...lines, '  },'];
}

/** Generates an ECMAScript module for Node.js 20 or later that uses the built-in `fetch`. */
export function generateJavaScriptSample(request: SampleRequest): string {
  const {basicAuth, digestAuth} = request;
  const body = request.body && formatBody(request.body);
  const url = formatUrl(request.url);
  const lines = listLines(
    body?.setup,
    digestAuth && `// fetch() ${lacksDigest}`,
    basicAuth && `const credentials = \`\${${readVariable(basicAuth.user)}}:\${${readVariable(basicAuth.password)}}\`;`,
    needsNode(request) ? formatNodeRequest(request, url, body?.value) : formatFetch(request, url, body?.value),
  );
  const {code, modules} = splitImports(lines);
  const imports = modules.map(({module, names: imported}) => `import {${imported.join(', ')}} from '${module}';`);
  return listLines(imports, imports.length > 0 && '', code).join('\n');
}

/**
 * @param url - The expression for the URL.
 * @param body - The expression for the body.
 */
function formatFetch(request: SampleRequest, url: string, body: string | undefined): string[] {
  const {method, responseType, responseFile = ''} = request;
  const options = listLines(
    method !== 'GET' && `  method: ${formatJavaScriptString(method)},`,
    formatHeaders(request),
    body !== undefined && `  body: ${body},`,
  );
  const printResponse = {
    none: ['console.log(response.status);'],
    json: ['const result = await response.json();', 'console.log(response.status, JSON.stringify(result, null, 2));'],
    text: ['console.log(response.status, await response.text());'],
    file: [
      `if (response.ok) await ${names.writeFile}(${formatJavaScriptString(responseFile)}, response.body);`,
      'console.log(response.status);',
    ],
    stream: [
      'console.log(response.status);',
      'for await (const text of response.body.pipeThrough(new TextDecoderStream())) {',
      '  process.stdout.write(text);',
      '}',
    ],
  };
  return listLines(
    options.length === 0
      ? `const response = await fetch(${url});`
      : [`const response = await fetch(${url}, {`, ...options, '});'],
    '',
    printResponse[responseType],
  );
}

/** Creates a request with `node:http`, for which {@link formatFetch} has the same parameters. */
function formatNodeRequest(request: SampleRequest, url: string, body: string | undefined): string[] {
  const {method, body: content, hasCertificate, responseFile} = request;
  const isHttp = [request.url].flat().join('').startsWith('http:');
  return listLines(
    `// fetch() sends no ${hasCertificate === true ? 'client certificate' : 'body with this method'}.`,
    `const call = ${isHttp ? http.request : https.request}(${url}, {`,
    `  method: ${formatJavaScriptString(method)},`,
    hasCertificate && [
      `  cert: ${names.readFileSync}('client.pem'),`,
      `  key: ${names.readFileSync}('client-key.pem'),`,
    ],
    formatHeaders(request),
    '}, async (response) => {',
    responseFile === undefined
      ? `  console.log(response.statusCode, await ${names.text}(response));`
      : `  await ${names.writeFile}(${formatJavaScriptString(responseFile)}, response);`,
    '});',
    content?.kind === 'multipart' &&
      content.subtype === undefined && [
        'const encoded = new Response(form);',
        "call.setHeader('Content-Type', encoded.headers.get('Content-Type'));",
      ],
    body !== undefined && [
      `const body = ${formatNodeBody(content, body)};`,
      // Node.js sends no body with these methods if its length isn't set.
      "call.setHeader('Content-Length', Buffer.byteLength(body));",
    ],
    `call.end(${body === undefined ? '' : 'body'});`,
  );
}

/** Converts the expression for the body of `fetch`. */
function formatNodeBody(content: SampleBody | undefined, body: string): string {
  if (content?.kind === 'multipart') return 'Buffer.from(await encoded.arrayBuffer())';
  return `${body}${content?.kind === 'form' ? '.toString()' : ''}`.replaceAll('\n  ', '\n');
}
