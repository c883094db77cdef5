import type {SampleBody} from './body.js';
import type {SampleRequest, SampleText} from './sample-request.js';
import {
  commonEscapes,
  encodeFields,
  formatConcatenation,
  formatJsonText,
  formatPartHead,
  formatString,
  indentRest,
} from './text.js';

/** `\u000a` would be a line break in the source code, so control characters are octal. */
const formatJavaString = (text: string): string =>
  formatString(text, {
    quote: '"',
    escapes: commonEscapes,
    escapeCode: (hex) => {
      const code = Number.parseInt(hex, 16);
      if (code < 256) return `\\${code.toString(8).padStart(3, '0')}`;
      return [...String.fromCodePoint(code)]
        .flatMap((character) => [...Array(character.length).keys()].map((index) => character.charCodeAt(index)))
        .map((unit) => String.raw`\u` + unit.toString(16).padStart(4, '0'))
        .join('');
    },
  });

const readVariable = (name: string) => `System.getenv("${name}")`;

const formatText = (text: SampleText) => formatConcatenation(text, formatJavaString, readVariable);

const formatUrl = (url: SampleText) =>
  formatConcatenation(
    url,
    formatJavaString,
    (variable) => `URLEncoder.encode(${readVariable(variable)}, StandardCharsets.UTF_8)`,
  );

/** The indentation of chained calls. */
const indentation = ' '.repeat(16);

/** Formats the body as an expression. */
function formatBody(content: SampleBody): string {
  switch (content.kind) {
    case 'json': {
      const text = formatJsonText(content.value)
        .replaceAll('\\', '\\\\')
        .replaceAll('"""', String.raw`\"""`);
      return text.includes('\n')
        ? `BodyPublishers.ofString("""\n${indentation}        ${indentRest(text, `${indentation}        `)}""")`
        : `BodyPublishers.ofString(${formatJavaString(formatJsonText(content.value))})`;
    }
    case 'form':
      return `BodyPublishers.ofString(${formatJavaString(encodeFields(content.fields))})`;
    case 'multipart':
      return 'body';
    case 'text':
      return `BodyPublishers.ofString(${formatJavaString(content.text)})`;
    case 'file':
      return `BodyPublishers.ofFile(Path.of(${formatJavaString(content.file)}))`;
  }
}

function formatMultipart({parts}: Extract<SampleBody, {kind: 'multipart'}>): string[] {
  const publishers = parts.map((part) => {
    const head = `BodyPublishers.ofString("--" + boundary + ${formatJavaString(`\r\n${formatPartHead(part)}`)}`;
    return 'file' in part
      ? `${head}), BodyPublishers.ofFile(Path.of(${formatJavaString(part.file)})), BodyPublishers.ofString("\\r\\n")`
      : `${head} + ${formatJavaString(`${part.text}\r\n`)})`;
  });
  return [
    'var boundary = UUID.randomUUID().toString();',
    'var body = BodyPublishers.concat(',
    ...publishers.map((publisher) => `        ${publisher},`),
    '        BodyPublishers.ofString("--" + boundary + "--\\r\\n"));',
  ];
}

/** Formats the method, and the body if there is one. */
function formatMethod({method, body}: SampleRequest): string[] {
  const value = body === undefined ? 'BodyPublishers.noBody()' : formatBody(body);
  if (method === 'GET' && body === undefined) return [];
  if (method === 'DELETE' && body === undefined) return ['.DELETE()'];
  return method === 'POST' || method === 'PUT'
    ? [`.${method}(${value})`]
    : [`.method(${formatJavaString(method)}, ${value})`];
}

const printResponse = {
  none: {handler: 'discarding', lines: ['System.out.println(response.statusCode());']},
  text: {handler: 'ofString', lines: ['System.out.println(response.statusCode() + " " + response.body());']},
  file: {handler: 'ofByteArray', lines: ['System.out.println(response.statusCode());']},
};

/** Generates a Java program that uses `java.net.http`. */
export function generateJavaSample(request: SampleRequest): string {
  const {basicAuth, body, hasCertificate, responseType, responseFile} = request;
  const headers = [
    ...(basicAuth === undefined || basicAuth.isDigest === true ? [] : [['Authorization', 'authorization'] as const]),
    ...request.headers.map(([name, value]) => [name, formatText(value)] as const),
    ...(body?.kind === 'multipart'
      ? [
          [
            'Content-Type',
            `${formatJavaString(`multipart/${body.subtype ?? 'form-data'}; boundary=`)} + boundary`,
          ] as const,
        ]
      : []),
  ];
  const {handler, lines: print} = printResponse[responseType === 'json' ? 'text' : responseType];
  const lines = [
    ...(body?.kind === 'multipart' ? formatMultipart(body) : []),
    ...(basicAuth === undefined
      ? []
      : basicAuth.isDigest === true
        ? ['// java.net.http has no Digest authentication. Use a library for it.']
        : [
            `var credentials = ${readVariable(basicAuth.user)} + ":" + ${readVariable(basicAuth.password)};`,
            'var authorization = "Basic "',
            '        + Base64.getEncoder().encodeToString(credentials.getBytes(StandardCharsets.UTF_8));',
          ]),
    ...(hasCertificate === true
      ? [
          '// openssl pkcs12 -export -in client.pem -inkey client-key.pem -out client.p12',
          'var password = System.getenv("CLIENT_P12_PASSWORD").toCharArray();',
          'var keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());',
          'keys.init(KeyStore.getInstance(new File("client.p12"), password), password);',
          'var context = SSLContext.getInstance("TLS");',
          'context.init(keys.getKeyManagers(), null, null);',
          'var client = HttpClient.newBuilder().sslContext(context).build();',
        ]
      : ['var client = HttpClient.newHttpClient();']),
    `var request = HttpRequest.newBuilder(URI.create(${formatUrl(request.url)}))`,
    ...[
      ...headers.map(([name, value]) => `.header(${formatJavaString(name)}, ${value})`),
      ...formatMethod(request),
      '.build();',
    ].map((line) => `        ${line}`),
    `var response = client.send(request, BodyHandlers.${handler}());`,
    ...(responseFile === undefined
      ? []
      : [
          'if (response.statusCode() < 300) {',
          `    Files.write(Path.of(${formatJavaString(responseFile)}), response.body());`,
          '}',
        ]),
    ...print,
  ].map((line) => `        ${line}`);
  const code = lines.join('\n').replaceAll(/"""[\s\S]*?"""|"(?:[^"\\]|\\.)*"/g, '');
  const imports = classes.filter((name) => new RegExp(`\\b${name.split('.').at(-1) ?? ''}\\b`).test(code));
  return [
    ...imports.map((name) => `import ${name};`),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    ...lines,
    '    }',
    '}',
  ].join('\n');
}

/** The classes that programs can use, sorted. */
const classes = [
  'java.io.File',
  'java.net.URI',
  'java.net.URLEncoder',
  'java.net.http.HttpClient',
  'java.net.http.HttpRequest',
  'java.net.http.HttpRequest.BodyPublishers',
  'java.net.http.HttpResponse.BodyHandlers',
  'java.nio.charset.StandardCharsets',
  'java.nio.file.Files',
  'java.nio.file.Path',
  'java.security.KeyStore',
  'java.util.Base64',
  'java.util.UUID',
  'javax.net.ssl.KeyManagerFactory',
  'javax.net.ssl.SSLContext',
];
