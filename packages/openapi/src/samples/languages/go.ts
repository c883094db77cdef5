import type {MultipartBody, SampleBody, SamplePart} from '../body.js';
import {isSimpleForm, listPartHeaders} from '../code/forms.js';
import {getBodyText} from '../code/literal.js';
import {
  getMethodName,
  getResponseKind,
  indentLines,
  lacksDigest,
  listLines,
  markNames,
  splitImports,
} from '../code/program.js';
import {escapeCodePoint, formatConcatenation, formatString, isBlock, isPlain} from '../code/strings.js';
import type {SampleRequest} from '../sample-request.js';
import type {SampleText} from '../sample-text.js';

/** The packages that programs can import. */
const names = markNames({
  bytes: ['bytes'],
  'crypto/tls': ['tls'],
  fmt: ['fmt'],
  io: ['io'],
  log: ['log'],
  'mime/multipart': ['multipart'],
  'net/http': ['http'],
  'net/textproto': ['textproto'],
  'net/url': ['url'],
  os: ['os'],
  strings: ['strings'],
});

/** Formats a string, without escape sequences if it would need some for quotes or lines. */
const formatGoString = (text: string): string =>
  (isBlock(text) || (/["\\]/.test(text) && isPlain(text))) && !text.includes('`')
    ? `\`${text}\``
    : formatString(text, escapeCodePoint);

/** Ends the program if a statement fails. Default: the previous one. */
const checkError = (statement = '') => [`if ${statement}err != nil {`, `\t${names.log}.Fatal(err)`, '}'];

const copyResponse = (target: string) => checkError(`_, err := ${names.io}.Copy(${target}, resp.Body); `);

const readVariable = (name: string) => `${names.os}.Getenv("${name}")`;

const formatText = (text: SampleText, read = readVariable) => formatConcatenation(text, formatGoString, read, '+');

/** Returns the code that creates the body, which is in a variable. */
function formatBody(content: SampleBody): string[] {
  switch (content.kind) {
    case 'json':
    case 'text':
      return [`body := ${names.strings}.NewReader(${formatGoString(getBodyText(content, '`'))})`];
    case 'form':
      return [
        `form := ${names.url}.Values{}`,
        ...content.fields.map((field) => `form.Add(${field.map(formatGoString).join(', ')})`),
        `body := ${names.strings}.NewReader(form.Encode())`,
      ];
    case 'multipart':
      return formatMultipart(content);
    case 'file':
      return [
        `body, err := ${names.os}.Open(${formatGoString(content.file)})`,
        ...checkError(),
        'defer body.Close()',
        'info, err := body.Stat()',
        ...checkError(),
      ];
  }
}

function formatMultipart({parts}: MultipartBody): string[] {
  const isPlainField = (part: SamplePart) => !('file' in part) && isSimpleForm({kind: 'multipart', parts: [part]});
  const copy = checkError(`_, err := ${names.io}.Copy(part, content); `);
  const addPart = ['part, err := writer.CreatePart(header)', ...checkError(), ...copy];
  const addFile = [
    `file, err := ${names.os}.Open(name)`,
    ...checkError(),
    'defer file.Close()',
    'addPart(header, file)',
  ];
  return listLines(
    `var body ${names.bytes}.Buffer`,
    `writer := ${names.multipart}.NewWriter(&body)`,
    !parts.every(isPlainField) && [
      `addPart := func(header ${names.textproto}.MIMEHeader, content ${names.io}.Reader) {`,
      ...indentLines(addPart, '\t'),
      '}',
    ],
    parts.some((part) => 'file' in part) && [
      `addFile := func(header ${names.textproto}.MIMEHeader, name string) {`,
      ...indentLines(addFile, '\t'),
      '}',
    ],
    parts.flatMap((part) => {
      if (isPlainField(part)) {
        const field = [part.name, 'text' in part ? part.text : ''].map(formatGoString).join(', ');
        return checkError(`err := writer.WriteField(${field}); `);
      }
      const headers = listPartHeaders(part).map((header) => header.map(formatGoString));
      const width = Math.max(...headers.map(([name = '']) => name.length)) + 1;
      return [
        `${'file' in part ? 'addFile' : 'addPart'}(${names.textproto}.MIMEHeader{`,
        ...headers.map(([name = '', value = '']) => `\t${`${name}:`.padEnd(width)} {${value}},`),
        `}, ${'file' in part ? formatGoString(part.file) : `${names.strings}.NewReader(${formatGoString(part.text)})`})`,
      ];
    }),
    checkError('err := writer.Close(); '),
  );
}

const printStatus = `${names.fmt}.Println(resp.Status)`;

const printResponse = (file: string) => ({
  none: [printStatus],
  text: [
    `data, err := ${names.io}.ReadAll(resp.Body)`,
    ...checkError(),
    printStatus,
    `${names.fmt}.Println(string(data))`,
  ],
  file: [
    'if resp.StatusCode >= 300 {',
    `\t${names.log}.Fatal(resp.Status)`,
    '}',
    `file, err := ${names.os}.Create(${file})`,
    ...checkError(),
    ...copyResponse('file'),
    ...checkError('err := file.Close(); '),
    printStatus,
  ],
  stream: [printStatus, ...copyResponse(`${names.os}.Stdout`)],
});

/** Returns the code that sets `client`, if the request needs another one than the default. */
const formatClient = ({hasCertificate}: SampleRequest): string[] =>
  hasCertificate === true
    ? [
        `certificate, err := ${names.tls}.LoadX509KeyPair("client.pem", "client-key.pem")`,
        ...checkError(),
        `transport := ${names.http}.DefaultTransport.(*${names.http}.Transport).Clone()`,
        `transport.TLSClientConfig = &${names.tls}.Config{Certificates: []${names.tls}.Certificate{certificate}}`,
        `client := &${names.http}.Client{Transport: transport}`,
        '',
      ]
    : [];

/** Returns the code that sets `req`. */
function formatRequest({method, url, body}: SampleRequest): string[] {
  const name = getMethodName(method);
  const methodCode = name === undefined ? formatGoString(method) : `${names.http}.Method${name}`;
  const urlCode = formatText(url, (variable) => `${names.url}.QueryEscape(${readVariable(variable)})`);
  const bodyCode = body?.kind === 'multipart' ? '&body' : 'body';
  return [
    `req, err := ${names.http}.NewRequest(${methodCode}, ${urlCode}, ${body === undefined ? 'nil' : bodyCode})`,
    ...checkError(),
  ];
}

const setHeader = (name: string, value: string) => `req.Header.Set(${formatGoString(name)}, ${value})`;

/** Returns the code that adds credentials and headers to the request. */
const formatHeaders = ({basicAuth, digestAuth, body, headers}: SampleRequest): string[] =>
  listLines(
    // Without a length, the file would be sent in chunks, which not all servers accept.
    body?.kind === 'file' && 'req.ContentLength = info.Size()',
    digestAuth && `// net/http ${lacksDigest}`,
    basicAuth && `req.SetBasicAuth(${readVariable(basicAuth.user)}, ${readVariable(basicAuth.password)})`,
    headers.map(([name, value]) => setHeader(name, formatText(value))),
    body?.kind === 'multipart' &&
      setHeader(
        'Content-Type',
        body.subtype === undefined
          ? 'writer.FormDataContentType()'
          : `${formatGoString(`multipart/${body.subtype}; boundary=`)}+writer.Boundary()`,
      ),
  );

/** Generates a Go program that uses `net/http`. */
export function generateGoSample(request: SampleRequest): string {
  const {body, hasCertificate, responseFile = ''} = request;
  const lines = listLines(
    body && [...formatBody(body), ''],
    formatClient(request),
    formatRequest(request),
    formatHeaders(request),
    '',
    `resp, err := ${hasCertificate === true ? 'client' : `${names.http}.DefaultClient`}.Do(req)`,
    checkError(),
    'defer resp.Body.Close()',
    printResponse(formatGoString(responseFile))[getResponseKind(request)],
  );
  const {code, modules} = splitImports(lines);
  const imports = modules.map(({module}) => `\t"${module}"`);
  const head = ['package main', '', 'import (', ...imports, ')', '', 'func main() {'];
  return [...head, ...indentLines(code, '\t'), '}'].join('\n');
}
