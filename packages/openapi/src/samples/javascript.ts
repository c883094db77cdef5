import {stringifyJson, toPlainText, type Json} from '@developer-docs/utils';
import {formatLiteral} from './literal.js';
import {hasUniqueNames, type SampleBody, type SamplePart} from './body.js';
import type {SampleRequest, SampleText} from './sample-request.js';

/** Formats a string literal in single quotes. */
function formatJavaScriptString(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`);
  return `'${escaped}'`;
}

/** Escapes text for a template literal. A dollar sign at the end would make a brace in the next part special. */
const escapeForTemplate = (text: string) => text.replaceAll(/[\\`]|\$(?=\{|$)/g, String.raw`\$&`);

function formatKey(name: string): string {
  // Without brackets, this key would set the prototype, even if it's quoted.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : formatJavaScriptString(name);
}

/** Formats a value as a literal. `indentation` is that of the current line. */
const formatJavaScriptValue = (value: Json, indentation = ''): string =>
  formatLiteral(
    value,
    {
      indent: '  ',
      formatScalar: (item) => (typeof item === 'string' ? formatJavaScriptString(item) : toPlainText(item)),
      formatKey: (name) => `${formatKey(name)}: `,
    },
    indentation,
  );

const readVariable = (name: string) => `process.env.${name}`;

/**
 * Formats text as an expression.
 *
 * @param readSecret - Formats the expression for a secret. */
function formatText(text: SampleText, readSecret = readVariable): string {
  if (typeof text === 'string') {
    return formatJavaScriptString(text);
  }
  const [first] = text;
  if (text.length === 1 && typeof first === 'object') {
    return readSecret(first.variable);
  }
  const parts = text.map((part) =>
    typeof part === 'string' ? escapeForTemplate(part) : `\${${readSecret(part.variable)}}`,
  );
  return `\`${parts.join('')}\``;
}

const formatUrl = (url: SampleText) => formatText(url, (name) => `encodeURIComponent(process.env.${name})`);

/** Formats the JSON of a body. `JSON.stringify` would change numbers that JavaScript doesn't have, so they're text. */
function formatJson(value: Json): string {
  const text = stringifyJson(value, 2);
  return text === JSON.stringify(value, null, 2)
    ? `JSON.stringify(${formatJavaScriptValue(value, '  ')})`
    : `\`${escapeForTemplate(text)}\``;
}

/** Formats the value of a form's part, and the name of its file. */
function formatPart(part: SamplePart): string {
  const type = part.mediaType === undefined ? '' : `, {type: ${formatJavaScriptString(part.mediaType)}}`;
  if ('file' in part) {
    const file = formatJavaScriptString(part.file);
    return `await openAsBlob(${file}${type}), ${file}`;
  }
  const text = formatJavaScriptString(part.text);
  return type === '' ? text : `new Blob([${text}]${type})`;
}

/** Returns the code before the request, and the expression for the body. */
function formatBody(content: SampleBody): {setup: string[]; value: string} {
  switch (content.kind) {
    case 'json':
      return {setup: [], value: formatJson(content.value)};
    case 'form':
      return {
        setup: [],
        value: `new URLSearchParams(${formatJavaScriptValue(hasUniqueNames(content.fields) ? Object.fromEntries(content.fields) : content.fields, '  ')})`,
      };
    case 'multipart':
      return {
        setup: [
          ...(content.parts.some((part) => 'file' in part) ? ["import {openAsBlob} from 'node:fs';", ''] : []),
          'const form = new FormData();',
          ...content.parts.map((part) => `form.append(${formatJavaScriptString(part.name)}, ${formatPart(part)});`),
          ...(content.subtype === undefined
            ? []
            : [
                '// The encoding is the same as that of multipart/form-data.',
                'const encoded = new Response(form);',
                // `$` is special in a replacement.
                `const type = encoded.headers.get('Content-Type').replace('form-data', ${formatJavaScriptString(content.subtype.replaceAll('$', '$$$$'))});`,
              ]),
          '',
        ],
        value: content.subtype === undefined ? 'form' : 'await encoded.blob()',
      };
    case 'text':
      return {setup: [], value: formatJavaScriptString(content.text)};
    case 'file':
      return {
        setup: ["import {readFile} from 'node:fs/promises';", ''],
        value: `await readFile(${formatJavaScriptString(content.file)})`,
      };
  }
}

/** Generates an ECMAScript module for Node.js 20 or later that uses the built-in `fetch`. */
export function generateJavaScriptSample(request: SampleRequest): string {
  const body = request.body === undefined ? {setup: [], value: undefined} : formatBody(request.body);
  const isDigest = request.basicAuth?.isDigest === true;
  const headers = [
    ...(request.basicAuth === undefined
      ? []
      : isDigest
        ? ['    Authorization: authorization,']
        : [
            // `btoa` only encodes Latin-1.
            `    Authorization: \`Basic \${Buffer.from(\`\${process.env.${request.basicAuth.user}}:\${process.env.${request.basicAuth.password}}\`).toString('base64')}\`,`,
          ]),
    ...request.headers.map(([name, content]) => `    ${formatKey(name)}: ${formatText(content)},`),
    ...(request.body?.kind === 'multipart' && request.body.subtype !== undefined ? ["    'Content-Type': type,"] : []),
  ];
  const headerLines = headers.length === 0 ? [] : ['  headers: {', ...headers, '  },'];
  const {value} = body;
  const file = formatJavaScriptString(request.responseFile ?? '');
  const setup = [
    ...(request.responseFile === undefined ? [] : ["import {writeFile} from 'node:fs/promises';"]),
    ...body.setup,
    ...(isDigest ? formatDigest(request) : []),
  ];
  if (request.responseFile !== undefined && setup.length === 1) setup.push('');
  const url = isDigest ? 'url' : formatUrl(request.url);
  const isForbiddenBody = value !== undefined && /^(?:GET|HEAD)$/.test(request.method);
  if (isForbiddenBody || request.hasCertificate === true) {
    return [...setup, ...formatNodeRequest(request, url, headerLines, value)].join('\n');
  }
  const options = [
    ...(request.method === 'GET' ? [] : [`  method: ${formatJavaScriptString(request.method)},`]),
    ...headerLines,
    ...(value === undefined ? [] : [`  body: ${value},`]),
  ];
  const fetchCall =
    options.length === 0
      ? [`const response = await fetch(${url});`]
      : [`const response = await fetch(${url}, {`, ...options, '});'];
  const printResponse = {
    json: [
      '',
      'const result = await response.json();',
      'console.log(response.status, JSON.stringify(result, null, 2));',
    ],
    text: ['', 'console.log(response.status, await response.text());'],
    file: ['', `if (response.ok) await writeFile(${file}, response.body);`, 'console.log(response.status);'],
    none: ['', 'console.log(response.status);'],
  };
  const printStream = [
    '',
    'console.log(response.status);',
    'for await (const text of response.body.pipeThrough(new TextDecoderStream())) {',
    '  process.stdout.write(text);',
    '}',
  ];
  const print = request.isStream === true ? printStream : printResponse[request.responseType];
  return [...setup, ...fetchCall, ...print].join('\n');
}

/** Creates the `authorization` of HTTP Digest authentication (RFC 7616), which `fetch` doesn't support. */
function formatDigest({method, url, basicAuth}: SampleRequest): string[] {
  const {user = '', password = ''} = basicAuth ?? {};
  return [
    "const {createHash} = await import('node:crypto');",
    '',
    `const url = ${formatUrl(url)};`,
    `const user = process.env.${user};`,
    '// The first response contains the challenge.',
    `const {headers} = await fetch(url${method === 'GET' ? '' : `, {method: ${formatJavaScriptString(method)}}`});`,
    "const challenge = headers.get('www-authenticate') ?? '';",
    'const read = (name) => new RegExp(`\\\\b${name}=(?:"((?:[^"\\\\\\\\]|\\\\\\\\.)*)"|([^\\\\s,]*))`, \'i\').exec(challenge)?.slice(1).find((text) => text !== undefined);',
    String.raw`const unquote = (text = '') => text.replaceAll(/\\(.)/g, '$1');`,
    "const algorithm = read('algorithm') ?? 'MD5';",
    "const hash = (text) => createHash(algorithm.replace(/^SHA-/, 'sha').toLowerCase()).update(text).digest('hex');",
    'const uri = url.slice(new URL(url).origin.length);',
    "const [realm, nonce, opaque] = [read('realm'), read('nonce'), read('opaque')];",
    `const key = hash(\`\${user}:\${unquote(realm)}:\${process.env.${password}}\`);`,
    `const digest = hash(\`\${key}:\${nonce}:00000001:0a4f113b:auth:\${hash(\`${escapeForTemplate(method)}:\${uri}\`)}\`);`,
    'const authorization = `Digest username="${user.replaceAll(/["\\\\]/g, \'\\\\$&\')}", realm="${realm}", nonce="${nonce}", uri="${uri}", algorithm=${algorithm}, qop=auth, nc=00000001, cnonce="0a4f113b", response="${digest}"${opaque ? `, opaque="${opaque}"` : \'\'}`;',
    '',
  ];
}

/** Sends what `fetch` can't: the body of a `GET` request, or a client certificate. */
function formatNodeRequest(
  {method, url, body: content, hasCertificate, responseFile}: SampleRequest,
  urlExpression: string,
  headerLines: readonly string[],
  body: string | undefined,
): string[] {
  const module = [url].flat().join('').startsWith('http:') ? 'http' : 'https';
  const isForm = content?.kind === 'multipart' && content.subtype === undefined;
  const expression = content?.kind === 'form' ? `${body}.toString()` : body;
  return [
    ...(hasCertificate === true ? ["import {readFileSync} from 'node:fs';"] : []),
    `import {request} from 'node:${module}';`,
    ...(responseFile === undefined ? ["import {text} from 'node:stream/consumers';"] : []),
    '',
    `// fetch() sends no ${hasCertificate === true ? 'client certificate' : 'body with this method'}.`,
    `const call = request(${urlExpression}, {`,
    `  method: ${formatJavaScriptString(method)},`,
    ...(hasCertificate === true
      ? ["  cert: readFileSync('client.pem'),", "  key: readFileSync('client-key.pem'),"]
      : []),
    ...headerLines,
    '}, async (response) => {',
    responseFile === undefined
      ? '  console.log(response.statusCode, await text(response));'
      : `  await writeFile(${formatJavaScriptString(responseFile)}, response);`,
    '});',
    ...(expression === undefined
      ? ['call.end();']
      : [
          ...(isForm
            ? [
                'const encoded = new Response(form);',
                "call.setHeader('Content-Type', encoded.headers.get('Content-Type'));",
                'const body = Buffer.from(await encoded.arrayBuffer());',
              ]
            : content?.kind === 'multipart'
              ? ['const body = Buffer.from(await encoded.arrayBuffer());']
              : [`const body = ${expression.replaceAll('\n  ', '\n')};`]),
          // Node.js sends no body with these methods if its length isn't set.
          "call.setHeader('Content-Length', Buffer.byteLength(body));",
          'call.end(body);',
        ]),
  ];
}
