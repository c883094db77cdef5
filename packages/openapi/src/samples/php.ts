import type {Json} from '@developer-docs/utils';
import {hasUniqueNames, type SampleBody} from './body.js';
import type {SampleRequest, SampleText} from './sample-request.js';
import {
  commonEscapes,
  encodeFields,
  formatConcatenation,
  formatJsonLiteral,
  formatJsonText,
  formatPartHead,
  formatString,
  indentRest,
  isPlain,
  isSimpleForm,
} from './text.js';

/** Formats a string in single quotes, which have almost no escape sequences, or in double quotes if it needs them. */
const formatPhpString = (text: string): string =>
  isPlain(text)
    ? `'${text.replaceAll(/\\(?=[\\']|$)|'/g, String.raw`\$&`)}'`
    : formatString(text, {
        quote: '"',
        escapes: {...commonEscapes, $: String.raw`\$`},
        escapeCode: (hex) => `\\u{${hex}}`,
      });

const readVariable = (name: string) => `getenv('${name}')`;

const formatText = (text: SampleText) => formatConcatenation(text, formatPhpString, readVariable, ' . ');

const formatUrl = (url: SampleText) =>
  formatConcatenation(url, formatPhpString, (variable) => `rawurlencode(${readVariable(variable)})`, ' . ');

/** Formats pairs as an array. */
const formatArray = (lines: readonly string[]) =>
  lines.length === 0 ? '[]' : `[\n${lines.map((line) => `    ${line},\n`).join('')}]`;

/** Returns whether a value contains an object whose keys PHP would turn into those of a list. */
const hasNumericKeys = (value: Json): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ((!Array.isArray(value) && Object.keys(value).some((key) => /^-?\d+$/.test(key))) ||
    Object.values(value).some((member) => hasNumericKeys(member as Json)));

function formatJson(value: Json): string {
  const literal = hasNumericKeys(value)
    ? undefined
    : formatJsonLiteral(value, {
        indent: '    ',
        formatScalar: (item) => (typeof item === 'string' ? formatPhpString(item) : String(item)),
        formatKey: (name) => `${formatPhpString(name)} => `,
        object: ['[', ']', 'new stdClass()'],
      });
  // No line of JSON begins with the name that ends the text.
  return literal === undefined ? `<<<'JSON'\n${formatJsonText(value)}\nJSON` : `json_encode(${literal})`;
}

/** Returns the code before the request, and the options of cURL. */
function formatBody(content: SampleBody): {setup: string[]; options: string[]} {
  const setFields = (value: string) => [`CURLOPT_POSTFIELDS => ${value}`];
  switch (content.kind) {
    case 'json':
      return {setup: [`$body = ${formatJson(content.value)};`, ''], options: setFields('$body')};
    case 'form': {
      // PHP would turn names such as `1` into numbers.
      const pairs = content.fields.map(([name, value]) => `${formatPhpString(name)} => ${formatPhpString(value)}`);
      const value = hasUniqueNames(content.fields)
        ? `http_build_query(${formatArray(pairs)})`
        : formatPhpString(encodeFields(content.fields));
      return {setup: [`$body = ${value};`, ''], options: setFields('$body')};
    }
    case 'multipart':
      return {setup: formatMultipart(content), options: setFields('$body')};
    case 'text':
      return {setup: [], options: setFields(formatPhpString(content.text))};
    case 'file': {
      const file = formatPhpString(content.file);
      return {
        setup: [],
        options: [
          'CURLOPT_UPLOAD => true',
          `CURLOPT_INFILE => fopen(${file}, 'rb')`,
          `CURLOPT_INFILESIZE => filesize(${file})`,
        ],
      };
    }
  }
}

function formatMultipart(content: Extract<SampleBody, {kind: 'multipart'}>): string[] {
  const {parts} = content;
  if (isSimpleForm(content) && hasUniqueNames(parts.map(({name}) => [name, ''] as const))) {
    const pairs = parts.map((part) => {
      const value =
        'file' in part
          ? `new CURLFile(${[part.file, ...(part.mediaType === undefined ? [] : [part.mediaType])].map(formatPhpString).join(', ')})`
          : formatPhpString(part.text);
      return `${formatPhpString(part.name)} => ${value}`;
    });
    return [`$body = ${formatArray(pairs)};`, ''];
  }
  return [
    '$boundary = bin2hex(random_bytes(16));',
    "$body = '';",
    ...parts.map((part) => {
      const head = `"--$boundary\\r\\n" . ${formatPhpString(formatPartHead(part))}`;
      const value = 'file' in part ? `file_get_contents(${formatPhpString(part.file)})` : formatPhpString(part.text);
      return `$body .= ${head} . ${value} . "\\r\\n";`;
    }),
    '$body .= "--$boundary--\\r\\n";',
    '',
  ];
}

/** Generates a PHP script that uses the cURL extension. */
export function generatePhpSample(request: SampleRequest): string {
  const {method, basicAuth, body: content, hasCertificate, responseType, responseFile} = request;
  const body = content === undefined ? {setup: [], options: []} : formatBody(content);
  const hasBoundary = body.setup.some((line) => line.startsWith('$boundary'));
  const headers = [
    // With a colon, cURL would remove a header without a value instead of sending it.
    ...request.headers.map(([name, value]) =>
      typeof value === 'string'
        ? formatPhpString(value.trim() === '' ? `${name};` : `${name}: ${value}`)
        : formatText([`${name}: `, ...value]),
    ),
    ...(content?.kind === 'multipart' && hasBoundary
      ? [`${formatPhpString(`Content-Type: multipart/${content.subtype ?? 'form-data'}; boundary=`)} . $boundary`]
      : []),
  ];
  const options = [
    ...(method === 'HEAD'
      ? ['CURLOPT_NOBODY => true']
      : method === 'GET' && content === undefined
        ? []
        : method === 'POST' && body.options.some((option) => option.startsWith('CURLOPT_POSTFIELDS'))
          ? ['CURLOPT_POST => true']
          : [`CURLOPT_CUSTOMREQUEST => ${formatPhpString(method)}`]),
    ...(basicAuth === undefined
      ? []
      : [
          ...(basicAuth.isDigest === true ? ['CURLOPT_HTTPAUTH => CURLAUTH_DIGEST'] : []),
          `CURLOPT_USERNAME => ${readVariable(basicAuth.user)}`,
          `CURLOPT_PASSWORD => ${readVariable(basicAuth.password)}`,
        ]),
    ...(hasCertificate === true ? ["CURLOPT_SSLCERT => 'client.pem'", "CURLOPT_SSLKEY => 'client-key.pem'"] : []),
    ...(headers.length === 0 ? [] : [`CURLOPT_HTTPHEADER => ${indentRest(formatArray(headers), '    ')}`]),
    ...body.options,
    ...(responseFile === undefined ? [] : ['CURLOPT_FAILONERROR => true']),
    'CURLOPT_RETURNTRANSFER => true',
  ];
  return [
    '<?php',
    '',
    ...body.setup,
    `$curl = curl_init(${formatUrl(request.url)});`,
    `curl_setopt_array($curl, ${formatArray(options)});`,
    '$response = curl_exec($curl);',
    'if ($response === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    ...(responseFile === undefined ? [] : [`file_put_contents(${formatPhpString(responseFile)}, $response);`]),
    responseType === 'json' || responseType === 'text'
      ? "echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $response, PHP_EOL;"
      : 'echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), PHP_EOL;',
  ].join('\n');
}
