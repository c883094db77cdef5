import {hasUniqueNames, type MultipartBody, type SampleBody, type SamplePart} from '../body.js';
import {listPartHeaders} from '../code/forms.js';
import {getBodyText} from '../code/literal.js';
import {getMethodName, getResponseKind, indentLines, listLines, markNames, splitImports} from '../code/program.js';
import {escapeCodePoint, escapeForBraces, formatString, formatTemplate, isBlock} from '../code/strings.js';
import type {SampleRequest} from '../sample-request.js';
import type {SampleText} from '../sample-text.js';

/** The namespaces that programs can use. */
const names = markNames({
  System: ['Console'],
  'System.Collections.Generic': ['Dictionary', 'KeyValuePair'],
  'System.IO': ['File', 'StreamReader'],
  'System.Net': ['NetworkCredential'],
  'System.Net.Http': ['HttpClient'],
  'System.Net.Http.Headers': ['AuthenticationHeaderValue', 'MediaTypeHeaderValue'],
  'System.Security.Cryptography.X509Certificates': ['X509Certificate2'],
  'System.Text': ['Encoding'],
});

const formatCSharpString = (text: string): string => formatString(text, escapeCodePoint);

const readVariable = (name: string) => `Environment.GetEnvironmentVariable("${name}")`;

const formatText = (text: SampleText, read = readVariable) =>
  formatTemplate(text, {
    formatPlain: formatCSharpString,
    readSecret: read,
    quotes: ['$"', '"'],
    escape: escapeForBraces,
    insert: (expression) => `{${expression}}`,
  });

/** Formats the content as an expression. Text with several lines is a raw string. */
function formatContent(content: SampleBody): string {
  switch (content.kind) {
    case 'json':
    case 'text': {
      const text = getBodyText(content);
      return isBlock(text) && !text.includes('"""')
        ? ['new StringContent("""', ...indentLines([...text.split('\n'), '""")'], '    ')].join('\n')
        : `new StringContent(${formatCSharpString(text)})`;
    }
    case 'form': {
      if (content.fields.length === 0) return `new FormUrlEncodedContent(new ${names.Dictionary}<string, string>())`;
      const pairs = content.fields.map((pair) => pair.map(formatCSharpString).join(', '));
      const [type, items] = hasUniqueNames(content.fields)
        ? [`${names.Dictionary}<string, string>`, pairs.map((pair) => `    { ${pair} },`)]
        : ['[]', pairs.map((pair) => `    new ${names.KeyValuePair}<string, string>(${pair}),`)];
      const space = type === '[]' ? '' : ' ';
      return [`new FormUrlEncodedContent(new${space}${type}`, '{', ...items, '})'].join('\n');
    }
    case 'multipart':
      return 'form';
    case 'file':
      return openFile(content.file);
  }
}

/** `HttpClient` sends each character of a header as a byte, so characters outside ASCII are encoded as UTF-8. */
const toHeaderText = (text: string) =>
  /^[ -~]*$/.test(text)
    ? text
    : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

const openFile = (file: string) => `new StreamContent(${names.File}.OpenRead(${formatCSharpString(file)}))`;

/**
 * `MultipartFormDataContent` doesn't quote names, and encodes names outside ASCII in a way that servers don't support.
 */
const isSimplePart = ({name, mediaType = 'text/plain', headers, ...part}: SamplePart) =>
  headers === undefined &&
  [name, 'file' in part ? part.file : ''].every((text) => /^[\w.-]*$/.test(text)) &&
  /^[\w.+-]+\/[\w.+-]+$/.test(mediaType);

function formatSimplePart(part: SamplePart): string[] {
  const content = 'file' in part ? openFile(part.file) : `new StringContent(${formatCSharpString(part.text)})`;
  const quoted = [part.name, ...('file' in part ? [part.file] : [])].map(formatCSharpString).join(', ');
  const mediaType = part.mediaType ?? ('file' in part ? 'application/octet-stream' : undefined);
  return mediaType === undefined
    ? [`form.Add(${content}, ${quoted});`]
    : [
        `form.Add(${content}`,
        '{',
        `    Headers = { ContentType = ${names.MediaTypeHeaderValue}.Parse(${formatCSharpString(mediaType)}) },`,
        `}, ${quoted});`,
      ];
}

function formatPart(part: SamplePart, index: number): string[] {
  const name = `part${index + 1}`;
  const bytes = `${names.Encoding}.UTF8.GetBytes(${'text' in part ? formatCSharpString(part.text) : ''})`;
  const headers = listPartHeaders(part)
    .map((header) => header.map((text) => formatCSharpString(toHeaderText(text))).join(', '))
    .map((header) => `${name}.Headers.TryAddWithoutValidation(${header});`);
  const content = 'file' in part ? openFile(part.file) : `new ByteArrayContent(${bytes})`;
  return [`var ${name} = ${content};`, ...headers, `form.Add(${name});`];
}

const formatForm = ({subtype, parts}: MultipartBody): string[] =>
  subtype === undefined && parts.every(isSimplePart)
    ? ['using var form = new MultipartFormDataContent();', ...parts.flatMap(formatSimplePart), '']
    : [
        `using var form = new MultipartContent(${formatCSharpString(subtype ?? 'form-data')});`,
        ...parts.flatMap(formatPart),
        '',
      ];

/** Returns the code that sets `client`, and the user and password if they're needed. */
function formatClient({basicAuth, digestAuth, hasCertificate}: SampleRequest): string[] {
  const login = basicAuth ?? digestAuth;
  const hasHandler = digestAuth !== undefined || hasCertificate === true;
  return listLines(
    login && [`var user = ${readVariable(login.user)};`, `var password = ${readVariable(login.password)};`],
    hasHandler && 'using var handler = new HttpClientHandler();',
    digestAuth && `handler.Credentials = new ${names.NetworkCredential}(user, password);`,
    hasCertificate && [
      '// openssl pkcs12 -export -in client.pem -inkey client-key.pem -out client.p12',
      `var certificate = new ${names.X509Certificate2}("client.p12", ${readVariable('CLIENT_P12_PASSWORD')});`,
      'handler.ClientCertificates.Add(certificate);',
    ],
    `using var client = new ${names.HttpClient}(${hasHandler ? 'handler' : ''});`,
  );
}

/** Returns the code that sets `request`, without its content and headers. */
function formatRequest({method, url, basicAuth}: SampleRequest): string[] {
  const name = getMethodName(method);
  const methodCode = name === undefined ? `new HttpMethod(${formatCSharpString(method)})` : `HttpMethod.${name}`;
  const urlCode = formatText(url, (variable) => `Uri.EscapeDataString(${readVariable(variable)}!)`);
  return listLines(
    `using var request = new HttpRequestMessage(${methodCode}, ${urlCode});`,
    basicAuth && [
      `var credentials = Convert.ToBase64String(${names.Encoding}.UTF8.GetBytes($"{user}:{password}"));`,
      `request.Headers.Authorization = new ${names.AuthenticationHeaderValue}("Basic", credentials);`,
    ],
  );
}

const isContentType = (name: string) => name.toLowerCase() === 'content-type';

/** Headers that belong to the content. */
const isContentHeader = (name: string) => /^(?:allow|content-.+|expires|last-modified)$/i.test(name);

/** Returns the code that sets the request's content and its type. */
function formatRequestContent({body, headers}: SampleRequest): string[] {
  if (body === undefined) {
    const hasContentHeaders = headers.some(([name]) => isContentHeader(name) && !isContentType(name));
    return hasContentHeaders ? ['request.Content = new ByteArrayContent(Array.Empty<byte>());'] : [];
  }
  const [, contentType] = headers.find(([name]) => isContentType(name)) ?? [];
  // `FormUrlEncodedContent` has this type.
  const isKnownType = body.kind === 'form' && contentType === 'application/x-www-form-urlencoded';
  return listLines(
    `request.Content = ${formatContent(body)};`,
    contentType !== undefined &&
      !isKnownType &&
      `request.Content.Headers.ContentType = ${names.MediaTypeHeaderValue}.Parse(${formatText(contentType)});`,
  );
}

/** The names, or beginnings of names, of headers whose values .NET parses, and rejects if they're unknown. */
const parsedHeaders = new RegExp(
  `^(?:${[
    ...['accept', 'allow', 'authorization', 'cache-', 'connection', 'content-', 'date', 'expect', 'expires', 'from'],
    ...['host', 'if-', 'last-', 'max-', 'pragma', 'proxy-', 'range', 'referer', 'te$', 'trailer', 'transfer-'],
    ...['upgrade', 'user-agent', 'via', 'warning'],
  ].join('|')})`,
  'i',
);

/** Returns the code that adds a header other than `Content-Type`. */
function formatHeader(name: string, value: SampleText): string {
  const target = isContentHeader(name) ? 'request.Content.Headers' : 'request.Headers';
  const [scheme, token] = typeof value === 'string' ? [] : value;
  if (name === 'Authorization' && scheme === 'Bearer ' && typeof token === 'object') {
    return `${target}.Authorization = new ${names.AuthenticationHeaderValue}("Bearer", ${readVariable(token.variable)});`;
  }
  const add = parsedHeaders.test(name) ? 'TryAddWithoutValidation' : 'Add';
  return `${target}.${add}(${formatCSharpString(name)}, ${formatText(value)});`;
}

const printStatus = `${names.Console}.WriteLine((int)response.StatusCode);`;

const printResponse = (file: string) => ({
  none: [printStatus],
  text: [printStatus, `${names.Console}.WriteLine(await response.Content.ReadAsStringAsync());`],
  file: [
    'response.EnsureSuccessStatusCode();',
    `await using var file = ${names.File}.Create(${file});`,
    'await response.Content.CopyToAsync(file);',
    printStatus,
  ],
  stream: [
    printStatus,
    `using var reader = new ${names.StreamReader}(await response.Content.ReadAsStreamAsync());`,
    'while (await reader.ReadLineAsync() is string line)',
    '{',
    `    ${names.Console}.WriteLine(line);`,
    '}',
  ],
});

/** Generates a C# program that uses `HttpClient`, as a method's statements. */
export function generateCSharpSample(request: SampleRequest): string {
  const {body, headers, responseFile = ''} = request;
  const response = getResponseKind(request);
  const option = response === 'file' || response === 'stream' ? ', HttpCompletionOption.ResponseHeadersRead' : '';
  const lines = listLines(
    body?.kind === 'multipart' && formatForm(body),
    formatClient(request),
    formatRequest(request),
    formatRequestContent(request),
    headers.filter(([name]) => !isContentType(name)).map(([name, value]) => formatHeader(name, value)),
    '',
    `using var response = await client.SendAsync(request${option});`,
    printResponse(formatCSharpString(responseFile))[response],
  );
  const {code, modules} = splitImports(lines);
  return [...modules.map(({module}) => `using ${module};`), '', ...code].join('\n');
}
