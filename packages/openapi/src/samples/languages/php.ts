import type {Json} from '@developer-docs/utils';
import {hasUniqueNames, type MultipartBody, type SampleBody} from '../body.js';
import {formatFields, isSimpleForm, listPartLines} from '../code/forms.js';
import {formatJsonLiteral, getBodyText, type LiteralStyle} from '../code/literal.js';
import {getResponseKind, indentRest, listLines} from '../code/program.js';
import {escapeInBraces, formatConcatenation, formatString, isBlock, isPlain} from '../code/strings.js';
import type {SampleRequest} from '../sample-request.js';
import type {SampleText} from '../sample-text.js';

/** Formats a string in single quotes, which have almost no escape sequences, or in double quotes if it needs them. */
const formatPhpString = (text: string): string =>
  isPlain(text)
    ? `'${text.replaceAll(/\\(?=[\\']|$)|'/g, String.raw`\$&`)}'`
    : formatString(text, escapeInBraces, {$: String.raw`\$`});

const readVariable = (name: string) => `getenv('${name}')`;

const formatText = (text: SampleText, read = readVariable) => formatConcatenation(text, formatPhpString, read, ' . ');

/** Formats text, as a nowdoc if it has several lines. The first line that begins with a nowdoc's name ends it. */
const formatBlock = (text: string): string =>
  isBlock(text) && !/^\s*BODY/m.test(text) ? `<<<'BODY'\n${text}\nBODY` : formatPhpString(text);

const formatArray = (lines: readonly string[]) =>
  lines.length === 0 ? '[]' : `[\n${lines.map((line) => `    ${line},\n`).join('')}]`;

/** Returns whether a value contains an object whose keys PHP would convert to list keys. */
const hasNumericKeys = (value: Json): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ((!Array.isArray(value) && Object.keys(value).some((key) => /^-?\d+$/.test(key))) ||
    Object.values(value).some((member) => hasNumericKeys(member as Json)));

const literalStyle: LiteralStyle = {
  indent: '    ',
  formatScalar: (item) => (typeof item === 'string' ? formatPhpString(item) : String(item)),
  formatKey: (name) => `${formatPhpString(name)} => `,
  object: ['[', ']', 'new stdClass()'],
};

/** Returns the code before the request. Its last statement sets the body, or opens the file. */
function formatBody(content: SampleBody): string[] {
  switch (content.kind) {
    case 'json':
    case 'text': {
      const isArray = content.kind === 'json' && !hasNumericKeys(content.value);
      const literal = isArray ? formatJsonLiteral(content, literalStyle) : undefined;
      return [
        `$body = ${literal === undefined ? formatBlock(getBodyText(content)) : `json_encode(${literal}, JSON_THROW_ON_ERROR)`};`,
      ];
    }
    case 'form': {
      // PHP would turn names such as `1` into numbers.
      const pairs = content.fields.map((pair) => pair.map(formatPhpString).join(' => '));
      const expression = hasUniqueNames(content.fields)
        ? `http_build_query(${formatArray(pairs)})`
        : `implode('&', ${formatArray(formatFields(content.fields, formatPhpString, (value) => ` . urlencode(${value})`))})`;
      return [`$body = ${expression};`];
    }
    case 'multipart':
      return formatMultipart(content);
    case 'file':
      return [`$upload = fopen(${formatPhpString(content.file)}, 'rb');`];
  }
}

/** Returns whether cURL can encode the parts, which are an array. */
const isArrayForm = (content: MultipartBody): boolean =>
  isSimpleForm(content) && hasUniqueNames(content.parts.map(({name}) => [name, ''] as const));

function formatMultipart(content: MultipartBody): string[] {
  const {parts} = content;
  if (isArrayForm(content)) {
    const pairs = parts.map(({name, mediaType, ...part}) => {
      const file = listLines('file' in part && part.file, mediaType)
        .map(formatPhpString)
        .join(', ');
      const value = 'file' in part ? `new CURLFile(${file})` : formatPhpString(part.text);
      return `${formatPhpString(name)} => ${value}`;
    });
    return [`$body = ${formatArray(pairs)};`];
  }
  const lines = listPartLines(
    parts,
    formatPhpString,
    (file) => `file_get_contents(${formatPhpString(file)})`,
    (end) => `"--$boundary${end}"`,
  );
  return ['$boundary = bin2hex(random_bytes(16));', `$body = implode("\\r\\n", ${formatArray(lines)});`];
}

/** The cURL options for the response, and what's done with its body. */
const responses = {
  none: {options: ['CURLOPT_RETURNTRANSFER => true'], print: []},
  text: {options: ['CURLOPT_RETURNTRANSFER => true'], print: ['echo $response, PHP_EOL;']},
  file: {options: ['CURLOPT_FAILONERROR => true', 'CURLOPT_FILE => $file'], print: ['fclose($file);']},
  stream: {
    options: [
      'CURLOPT_WRITEFUNCTION => function ($curl, string $data): int {\n        echo $data;\n        return strlen($data);\n    }',
    ],
    print: [],
  },
};

/** Lists the headers, as expressions. */
const listHeaders = ({body, headers}: SampleRequest): string[] =>
  listLines(
    // An empty header ends with a semicolon, because cURL would remove it if it ended with a colon.
    headers.map(([name, value]) =>
      typeof value === 'string'
        ? formatPhpString(value.trim() === '' ? `${name};` : `${name}: ${value}`)
        : formatText([`${name}: `, ...value]),
    ),
    body?.kind === 'multipart' &&
      !isArrayForm(body) &&
      `${formatPhpString(`Content-Type: multipart/${body.subtype ?? 'form-data'}; boundary=`)} . $boundary`,
  );

/** Lists the options that set the method, unless it's what cURL sends anyway. */
function listMethodOptions({method, body}: SampleRequest): string[] {
  if (method === 'HEAD') return ['CURLOPT_NOBODY => true'];
  if (method === 'POST' && body !== undefined && body.kind !== 'file') return ['CURLOPT_POST => true'];
  return method === 'GET' && body === undefined ? [] : [`CURLOPT_CUSTOMREQUEST => ${formatPhpString(method)}`];
}

function listOptions(request: SampleRequest): string[] {
  const {basicAuth, digestAuth, body, hasCertificate} = request;
  const login = basicAuth ?? digestAuth;
  const headers = listHeaders(request);
  return listLines(
    listMethodOptions(request),
    digestAuth && 'CURLOPT_HTTPAUTH => CURLAUTH_DIGEST',
    login && [`CURLOPT_USERNAME => ${readVariable(login.user)}`, `CURLOPT_PASSWORD => ${readVariable(login.password)}`],
    hasCertificate && ["CURLOPT_SSLCERT => 'client.pem'", "CURLOPT_SSLKEY => 'client-key.pem'"],
    headers.length > 0 && `CURLOPT_HTTPHEADER => ${indentRest(formatArray(headers), '    ')}`,
    body?.kind === 'file'
      ? [
          'CURLOPT_UPLOAD => true',
          'CURLOPT_INFILE => $upload',
          `CURLOPT_INFILESIZE => filesize(${formatPhpString(body.file)})`,
        ]
      : body && 'CURLOPT_POSTFIELDS => $body',
  );
}

/** Generates a PHP script that uses the cURL extension. */
export function generatePhpSample(request: SampleRequest): string {
  const {body, responseFile} = request;
  const kind = getResponseKind(request);
  const response = responses[kind];
  const url = formatText(request.url, (variable) => `rawurlencode(${readVariable(variable)})`);
  return listLines(
    '<?php',
    '',
    body && [...formatBody(body), ''],
    responseFile !== undefined && `$file = fopen(${formatPhpString(responseFile)}, 'wb');`,
    `$curl = curl_init(${url});`,
    `curl_setopt_array($curl, ${formatArray([...listOptions(request), ...response.options])});`,
    kind === 'text' && '$response = curl_exec($curl);',
    `if (${kind === 'text' ? '$response' : 'curl_exec($curl)'} === false) {`,
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    'echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), PHP_EOL;',
    response.print,
  ).join('\n');
}
