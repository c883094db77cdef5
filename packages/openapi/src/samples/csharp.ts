import type {SampleBody, SamplePart} from './body.js';
import {hasUniqueNames} from './body.js';
import type {SampleRequest, SampleText} from './sample-request.js';
import {
  commonEscapes,
  escapeString,
  formatInterpolation,
  formatJsonText,
  formatString,
  indentLines,
  isSimpleForm,
  listPartHeaders,
  type StringStyle,
} from './text.js';

const escapeCode: StringStyle['escapeCode'] = (hex) =>
  hex.length > 4 ? String.raw`\U` + hex.padStart(8, '0') : String.raw`\u` + hex;

const formatCSharpString = (text: string): string =>
  formatString(text, {quote: '"', escapes: commonEscapes, escapeCode});

const readVariable = (name: string) => `Environment.GetEnvironmentVariable("${name}")`;

function formatText(text: SampleText, read = readVariable): string {
  if (typeof text === 'string') return formatCSharpString(text);
  const [first] = text;
  if (text.length === 1 && typeof first === 'object') return read(first.variable);
  const escapes = {...commonEscapes, '{': '{{', '}': '}}'};
  const content = formatInterpolation(
    text,
    (part) => escapeString(part, escapes, escapeCode),
    (variable) => `{${read(variable)}}`,
  );
  return `$"${content}"`;
}

/** Formats the content as an expression. JSON, which never contains three quotes in a row, is a raw string. */
function formatContent(content: SampleBody): string {
  switch (content.kind) {
    case 'json': {
      const text = formatJsonText(content.value);
      return text.includes('\n')
        ? ['new StringContent("""', ...indentLines([...text.split('\n'), '""")'], '    ')].join('\n')
        : `new StringContent(${formatCSharpString(text)})`;
    }
    case 'form': {
      const pairs = content.fields.map((pair) => pair.map(formatCSharpString).join(', '));
      const lines = hasUniqueNames(content.fields)
        ? ['new FormUrlEncodedContent(new Dictionary<string, string>', '{', ...pairs.map((pair) => `    { ${pair} },`)]
        : [
            'new FormUrlEncodedContent(new[]',
            '{',
            ...pairs.map((pair) => `    new KeyValuePair<string, string>(${pair}),`),
          ];
      return [...lines, '})'].join('\n');
    }
    case 'multipart':
      return 'form';
    case 'text':
      return `new StringContent(${formatCSharpString(content.text)})`;
    case 'file':
      return `new StreamContent(File.OpenRead(${formatCSharpString(content.file)}))`;
  }
}

/** `HttpClient` sends each character of a header as a byte, so others than ASCII are those of UTF-8. */
const toHeaderText = (text: string) =>
  /^[ -~]*$/.test(text)
    ? text
    : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

function formatPart(part: SamplePart): string {
  const content =
    'file' in part
      ? `new StreamContent(File.OpenRead(${formatCSharpString(part.file)}))`
      : `new StringContent(${formatCSharpString(part.text)})`;
  const headers = listPartHeaders(part).map((header) => formatCSharpString(toHeaderText(header.join(': '))));
  return `addPart(${content}, new[] { ${headers.join(', ')} });`;
}

/** `MultipartFormDataContent` doesn't quote names, and encodes those that aren't ASCII in a way that servers don't know. */
const isSimplePart = (part: SamplePart) =>
  [part.name, 'file' in part ? part.file : ''].every((text) => /^[\w.-]*$/.test(text));

function formatSimplePart(part: SamplePart): string[] {
  const name = formatCSharpString(part.name);
  if (!('file' in part)) return [`form.Add(new StringContent(${formatCSharpString(part.text)}), ${name});`];
  const file = formatCSharpString(part.file);
  return [
    `form.Add(new StreamContent(File.OpenRead(${file}))`,
    '{',
    `    Headers = { ContentType = MediaTypeHeaderValue.Parse(${formatCSharpString(part.mediaType ?? 'application/octet-stream')}) },`,
    `}, ${name}, ${file});`,
  ];
}

/** Creates a form. Mono has no local functions. */
const formatForm = (content: Extract<SampleBody, {kind: 'multipart'}>): string[] =>
  isSimpleForm(content) && content.parts.length > 0 && content.parts.every(isSimplePart)
    ? ['using var form = new MultipartFormDataContent();', ...content.parts.flatMap(formatSimplePart), '']
    : formatComplexForm(content);

const formatComplexForm = ({subtype = 'form-data', parts}: Extract<SampleBody, {kind: 'multipart'}>): string[] => [
  `using var form = new MultipartContent(${formatCSharpString(subtype)});`,
  'Action<HttpContent, string[]> addPart = (part, headers) =>',
  '{',
  '    part.Headers.Clear();',
  '    foreach (var header in headers)',
  '    {',
  "        var pair = header.Split(new[] { ':' }, 2);",
  '        part.Headers.TryAddWithoutValidation(pair[0], pair[1].Trim());',
  '    }',
  '    form.Add(part);',
  '};',
  ...parts.map(formatPart),
  '',
];

/** Headers that belong to the content. */
const isContentHeader = (name: string) => /^(?:allow|content-.+|expires|last-modified)$/i.test(name);

/** Headers whose values .NET parses, and rejects if it doesn't know them. */
const isParsedHeader = (name: string) =>
  /^(?:accept|allow|authorization|cache-|connection|content-|date|expect|expires|from|host|if-|last-|max-|pragma|proxy-|range|referer|te$|trailer|transfer-|upgrade|user-agent|via|warning)/i.test(
    name,
  );

/** Generates a C# program that uses `HttpClient`, as the statements of a method. */
export function generateCSharpSample(request: SampleRequest): string {
  const {basicAuth, body, hasCertificate, responseType, responseFile} = request;
  const handler =
    basicAuth?.isDigest === true || hasCertificate === true
      ? [
          'using var handler = new HttpClientHandler();',
          ...(basicAuth?.isDigest === true
            ? [
                `handler.Credentials = new NetworkCredential(${readVariable(basicAuth.user)}, ${readVariable(basicAuth.password)});`,
              ]
            : []),
          ...(hasCertificate === true
            ? [
                '// openssl pkcs12 -export -in client.pem -inkey client-key.pem -out client.p12',
                `handler.ClientCertificates.Add(new X509Certificate2("client.p12", ${readVariable('CLIENT_P12_PASSWORD')}));`,
              ]
            : []),
        ]
      : [];
  const method = /^(?:GET|POST|PUT|DELETE|HEAD|OPTIONS)$/.test(request.method)
    ? `HttpMethod.${request.method[0] ?? ''}${request.method.slice(1).toLowerCase()}`
    : `new HttpMethod(${formatCSharpString(request.method)})`;
  const contentType = request.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const headers = request.headers.flatMap(([name, value]) => {
    if (value === contentType) return [];
    const target = isContentHeader(name) && body !== undefined ? 'request.Content.Headers' : 'request.Headers';
    const [scheme, token] = typeof value === 'string' ? [] : value;
    if (name === 'Authorization' && scheme === 'Bearer ' && typeof token === 'object') {
      return [`${target}.Authorization = new AuthenticationHeaderValue("Bearer", ${readVariable(token.variable)});`];
    }
    const add = isParsedHeader(name) ? 'TryAddWithoutValidation' : 'Add';
    return [`${target}.${add}(${formatCSharpString(name)}, ${formatText(value)});`];
  });
  const lines = [
    ...(body?.kind === 'multipart' ? formatForm(body) : []),
    ...handler,
    `using var client = new HttpClient(${handler.length > 0 ? 'handler' : ''});`,
    `using var request = new HttpRequestMessage(${method}, ${formatText(request.url, (name) => `Uri.EscapeDataString(${readVariable(name)})`)});`,
    ...(basicAuth === undefined || basicAuth.isDigest === true
      ? []
      : [
          `var credentials = Encoding.UTF8.GetBytes($"{${readVariable(basicAuth.user)}}:{${readVariable(basicAuth.password)}}");`,
          'request.Headers.Authorization = new AuthenticationHeaderValue("Basic", Convert.ToBase64String(credentials));',
        ]),
    ...(body === undefined ? [] : [`request.Content = ${formatContent(body)};`]),
    ...(contentType === undefined || body === undefined
      ? []
      : [`request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${formatText(contentType)});`]),
    ...headers,
    '',
    'using var response = await client.SendAsync(request);',
    ...(responseFile === undefined
      ? []
      : [
          'response.EnsureSuccessStatusCode();',
          `using (var file = File.Create(${formatCSharpString(responseFile)}))`,
          '{',
          '    await response.Content.CopyToAsync(file);',
          '}',
        ]),
    'Console.WriteLine((int)response.StatusCode);',
    ...(responseType === 'json' || responseType === 'text'
      ? ['Console.WriteLine(await response.Content.ReadAsStringAsync());']
      : []),
  ];
  const code = lines.join('\n').replaceAll(/"""[\s\S]*?"""|\$"(?:\{\{|\{[^}]*\}|\\.|[^"\\{])*"|"(?:[^"\\]|\\.)*"/g, '');
  const namespaces = Object.entries(names).filter(([, pattern]) => pattern.test(code));
  return [...namespaces.map(([name]) => `using ${name};`), '', ...lines].join('\n');
}

/** The namespaces that programs can use, with what's in them. */
const names: Readonly<Record<string, RegExp>> = {
  System: /Console/,
  'System.Collections.Generic': /\bDictionary|KeyValuePair/,
  'System.IO': /\bFile\./,
  'System.Net': /NetworkCredential/,
  'System.Net.Http': /HttpClient/,
  'System.Net.Http.Headers': /HeaderValue/,
  'System.Security.Cryptography.X509Certificates': /X509/,
  'System.Text': /Encoding/,
};
