import {createManualClock, type MockOperation, type ResponseDeclaration} from '@developer-docs/mock-api';
import {isObject} from '@developer-docs/utils';
import {startMockServer, type ProductServer} from '../../../product/mock/node';
import type {MockContract} from '../../../tools/mock/contract';
import {testTime} from '../mock-api/support/fixtures';
import type {BuiltSample} from './built-samples';
import {interpreters, run} from './interpreters';

/** Calls that an operation requires before it can succeed. */
const preparations: Readonly<Record<string, (mock: ProductServer) => Promise<unknown>>> = {
  reactivateUser: ({url, apiKey}) =>
    fetch(`${url}/users/user-4821`, {method: 'DELETE', headers: {Authorization: `Bearer ${apiKey}`}}),
};

/**
 * Replaces the API's base URL in a sample. The key comes from the environment.
 *
 * @param baseUrls - The base URLs that the documentation uses.
 * @throws Error if the sample contains none of them.
 */
function replaceBaseUrl(code: string, baseUrls: readonly string[], newBaseUrl: string): string {
  const baseUrl = baseUrls.find((candidate) => code.includes(candidate));
  if (baseUrl === undefined) {
    throw new Error(`The sample doesn't call the API. Use one of these base URLs: ${baseUrls.join(', ')}.`);
  }
  return code.replaceAll(baseUrl, newBaseUrl);
}

/**
 * Runs a sample against a new mock, and compares its calls and output with the contract.
 *
 * @param baseUrls - The base URLs that the documentation uses, which are replaced with the mock's.
 * @returns A message for each problem.
 */
export async function checkSample(
  sample: BuiltSample,
  contract: MockContract,
  baseUrls: readonly string[],
): Promise<string[]> {
  const lines: string[] = [];
  const mock = await startMockServer({
    ...contract,
    clock: createManualClock(testTime),
    log: (line) => lines.push(line),
  });
  try {
    await preparations[sample.operation ?? '']?.(mock);
    lines.length = 0;
    const {command, args, readsStdin} = interpreters[sample.language];
    const code = replaceBaseUrl(sample.code, baseUrls, mock.url);
    const result = await run(command, args(code), {API_KEY: mock.apiKey}, readsStdin ? {input: code} : {});
    if (result.exitCode !== 0) {
      return [
        `exited with ${result.exitCode ?? 'a signal'}: ${result.stderr.trim().split('\n').at(-1) ?? ''} ${lines.join('; ')}`,
      ];
    }
    return compare(sample, lines, result.stdout, contract);
  } finally {
    await mock.close();
  }
}

function compare(sample: BuiltSample, lines: readonly string[], output: string, contract: MockContract): string[] {
  const calls = lines.flatMap((line) => {
    const [, status, operation, code] = /^(\d{3}) (\S+) (\w+)?/.exec(line) ?? [];
    return status === undefined ? [] : [{status, operation, code}];
  });
  const [call] = calls;
  if (calls.length !== 1 || call === undefined) return [`made ${calls.length} calls: ${lines.join('; ')}`];
  const operation = contract.contract.operations.find(({id}) => id === call.operation);
  if (operation === undefined || (sample.operation !== undefined && sample.operation !== operation.id)) {
    return [`called ${call.operation ?? 'nothing'} instead of ${sample.operation ?? 'an operation in the contract'}`];
  }
  const success = operation.responses.find(({status}) => status < 300);
  if (success === undefined || String(success.status) !== call.status) {
    return [`received ${call.status} ${call.code ?? ''} instead of ${success?.status ?? 'a success'}: ${output}`];
  }
  return compareOutput(operation, success, output, contract);
}

/** Samples print the status and the body. cURL prints only the body, or with `-i` also the headers. */
function compareOutput(
  operation: MockOperation,
  declaration: ResponseDeclaration,
  output: string,
  contract: MockContract,
): string[] {
  const [head = '', ...rest] = output.split(/\r?\n\r?\n/);
  const hasHeaders = output.startsWith('HTTP/');
  const text = hasHeaders ? rest.join('\n\n') : output;
  const [, status] = (hasHeaders ? /^HTTP\/\S+ (\d+)/ : /^(\d{3}) /).exec(output) ?? [];
  const problems =
    status !== undefined && status !== String(declaration.status) ? [`printed the status ${status}`] : [];
  if (hasHeaders) {
    const names = head.toLowerCase();
    const missingHeaders = declaration.headers.filter(
      ({name, isRequired}) => isRequired && !names.includes(`\n${name.toLowerCase()}:`),
    );
    problems.push(...missingHeaders.map(({name}) => `didn't print the ${name} header`));
  }
  const json = hasHeaders || status === undefined ? text : text.slice(4);
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    return [...problems, `didn't print JSON: ${json.slice(0, 200)}`];
  }
  const errors = isObject(body)
    ? contract.validators.validateResponse(declaration.schema.uri, body)
    : [{instancePath: '', keyword: 'type'}];
  return [
    ...problems,
    ...errors.map(
      ({instancePath, keyword}) => `printed a body of ${operation.id} whose ${instancePath} fails at "${keyword}"`,
    ),
  ];
}
