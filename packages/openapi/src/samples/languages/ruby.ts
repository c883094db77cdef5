import {getMultipartType, hasUniqueNames, type MultipartBody, type SampleBody} from '../body.js';
import {isSimpleForm, listPartLines} from '../code/forms.js';
import {formatJsonLiteral, getBodyText} from '../code/literal.js';
import {
  getMethodName,
  getResponseKind,
  indentLines,
  lacksDigest,
  listLines,
  markNames,
  splitImports,
} from '../code/program.js';
import {escapeInBraces, escapeString, formatTemplate, isBlock, isPlain} from '../code/strings.js';
import type {SampleRequest} from '../sample-request.js';
import type {SampleText} from '../sample-text.js';

/** The libraries that programs can require. */
const names = markNames({
  json: ['JSON'],
  'net/http': ['Net'],
  openssl: ['OpenSSL'],
  securerandom: ['SecureRandom'],
});

/** Escapes text for double quotes. Every `#` could begin an expression. */
const escapeText = (text: string) => escapeString(text, escapeInBraces, {'#': String.raw`\#`});

const formatRubyString = (text: string): string =>
  isPlain(text) && !/['\\]/.test(text) ? `'${text}'` : `"${escapeText(text)}"`;

const readVariable = (name: string) => `ENV.fetch('${name}')`;

const formatText = (text: SampleText, read = readVariable) =>
  formatTemplate(text, {
    formatPlain: formatRubyString,
    readSecret: read,
    quotes: ['"', '"'],
    escape: escapeText,
    insert: (expression) => `#{${expression}}`,
  });

/**
 * Returns the code that sets `body` to a text, as a heredoc if it has several lines. A line with its name would end it.
 */
const formatBlock = (text: string): string[] =>
  isBlock(text) && !/^\s*BODY$/m.test(text)
    ? [
        `body = <<~'BODY'${text.endsWith('\n') ? '' : '.chomp'}`,
        ...indentLines(text.replace(/\n$/, '').split('\n'), '  '),
        'BODY',
      ]
    : [`body = ${formatRubyString(text)}`];

const formatArray = (lines: readonly string[], [open, close] = '[]') =>
  lines.length === 0 ? `${open}${close}` : `${open}\n${lines.map((line) => `  ${line}`).join(',\n')}\n${close}`;

/** Returns the code before and after the request has been created. */
function formatBody(content: SampleBody): {setup: string[]; lines: string[]} {
  switch (content.kind) {
    case 'json':
    case 'text': {
      const literal = formatJsonLiteral(content, {
        indent: '  ',
        end: '',
        formatScalar: (item) => (typeof item === 'string' ? formatRubyString(item) : String(item ?? 'nil')),
        formatKey: (name) => `${/^[A-Za-z_]\w*$/.test(name) ? name : formatRubyString(name)}: `,
      });
      return literal === undefined
        ? {setup: formatBlock(getBodyText(content)), lines: ['request.body = body']}
        : {setup: [`body = ${literal}`], lines: [`request.body = ${names.JSON}.generate(body)`]};
    }
    case 'form': {
      const isObject = hasUniqueNames(content.fields);
      const pairs = content.fields
        .map((pair) => pair.map(formatRubyString))
        .map((pair) => (isObject ? pair.join(' => ') : `[${pair.join(', ')}]`));
      return {setup: [`form = ${formatArray(pairs, isObject ? '{}' : '[]')}`], lines: ['request.set_form_data(form)']};
    }
    case 'multipart':
      return formatMultipart(content);
    case 'file':
      return {setup: [], lines: [`request.body = File.binread(${formatRubyString(content.file)})`]};
  }
}

function formatMultipart(content: MultipartBody): {setup: string[]; lines: string[]} {
  const {parts} = content;
  if (isSimpleForm(content)) {
    const items = parts.map(({name, mediaType, ...part}) => {
      const type = mediaType === undefined ? '' : `, { content_type: ${formatRubyString(mediaType)} }`;
      const file = 'file' in part && `File.open(${formatRubyString(part.file)}, 'rb')${type}`;
      return `[${formatRubyString(name)}, ${'text' in part ? formatRubyString(part.text) : file}]`;
    });
    return {setup: [`form = ${formatArray(items)}`], lines: ["request.set_form(form, 'multipart/form-data')"]};
  }
  const lines = listPartLines(
    parts,
    // Ruby joins files only with text that is ASCII or has no encoding.
    (text) => formatRubyString(text) + (/^[\0-\x7F]*$/.test(text) ? '' : '.b'),
    (file) => `File.binread(${formatRubyString(file)})`,
    (end) => `"--#{boundary}${end}"`,
  );
  return {
    setup: [`boundary = ${names.SecureRandom}.hex`, `body = ${formatArray(lines)}.join("\\r\\n")`],
    lines: [
      `request['Content-Type'] = "${escapeText(getMultipartType(content))}; boundary=#{boundary}"`,
      'request.body = body',
    ],
  };
}

/** Returns the code that sends the request, and prints the response. */
function formatResponse(request: SampleRequest): string[] {
  const {hasCertificate, responseFile = ''} = request;
  const options = listLines(
    'uri.hostname',
    'uri.port',
    [request.url].flat().join('').startsWith('https:') && 'use_ssl: true',
    hasCertificate && `cert: ${names.OpenSSL}::X509::Certificate.new(File.read('client.pem'))`,
    hasCertificate && `key: ${names.OpenSSL}::PKey.read(File.read('client-key.pem'))`,
  );
  const list = hasCertificate === true ? `\n  ${options.join(',\n  ')}\n` : options.join(', ');
  const start = `${names.Net}::HTTP.start(${list}) do |http|`;
  const send = [`response = ${start}`, '  http.request(request)', 'end'];
  return {
    none: [...send, 'puts response.code'],
    text: [...send, 'puts response.code, response.body'],
    file: [
      ...send,
      'response.value # Raises an error for other statuses than 2xx',
      `File.binwrite(${formatRubyString(responseFile)}, response.body)`,
      'puts response.code',
    ],
    stream: [
      start,
      '  http.request(request) do |response|',
      '    puts response.code',
      '    response.read_body { |chunk| print chunk }',
      '  end',
      'end',
    ],
  }[getResponseKind(request)];
}

/** Generates a Ruby script that uses `net/http`. */
export function generateRubySample(request: SampleRequest): string {
  const {method, basicAuth, digestAuth, body: content} = request;
  const body = content === undefined ? {setup: [], lines: []} : formatBody(content);
  const url = formatText(request.url, (name) => `URI.encode_www_form_component(${readVariable(name)})`);
  const name = getMethodName(method);
  const creation =
    name === undefined
      ? `Net::HTTPGenericRequest.new(${formatRubyString(method)}, true, true, uri)`
      : `Net::HTTP::${name}.new(uri)`;
  // `set_form_data` sets this type.
  const isFormType = (header: string, value: SampleText) =>
    content?.kind === 'form' && header === 'Content-Type' && value === 'application/x-www-form-urlencoded';
  const setHeaders = request.headers
    .filter((header) => !isFormType(...header))
    .map(([header, value]) => `request[${formatRubyString(header)}] = ${formatText(value)}`);
  const lines = listLines(
    body.setup.length > 0 && [...body.setup, ''],
    `uri = URI(${url})`,
    `request = ${creation}`,
    digestAuth && `# net/http ${lacksDigest}`,
    basicAuth && `request.basic_auth(${readVariable(basicAuth.user)}, ${readVariable(basicAuth.password)})`,
    content?.kind === 'form' ? [...body.lines, ...setHeaders] : [...setHeaders, ...body.lines],
    '',
    formatResponse(request),
  );
  const {code, modules} = splitImports(lines);
  return [...modules.map(({module}) => `require '${module}'`), '', ...code].join('\n');
}
