import {createManualClock} from '@developer-docs/mock-api';
import {startProductServer, type ProductServer} from '../../../product/mock/node';
import type {LoadedContract} from '../../../tools/mock/contract';
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
function replaceBaseUrl(code: string, baseUrls: ReadonlySet<string>, newBaseUrl: string): string {
  const baseUrl = [...baseUrls].find((candidate) => code.includes(candidate));
  if (baseUrl === undefined) {
    throw new Error(`The sample doesn't call the API. Use one of these base URLs: ${[...baseUrls].join(', ')}.`);
  }
  return code.replaceAll(baseUrl, newBaseUrl);
}

/**
 * Runs a sample against a new mock, which validates the request, and compares its call with the contract.
 *
 * @param baseUrls - The base URLs that the documentation uses, which are replaced with the mock's.
 * @returns A message for each problem.
 */
export async function checkSample(
  sample: BuiltSample,
  contract: LoadedContract,
  baseUrls: ReadonlySet<string>,
): Promise<string[]> {
  const lines: string[] = [];
  const mock = await startProductServer({
    ...contract,
    clock: createManualClock(testTime),
    log: (line) => lines.push(line),
  });
  try {
    await preparations[sample.operation ?? '']?.(mock);
    lines.length = 0;
    const {command, args} = interpreters[sample.language];
    const code = replaceBaseUrl(sample.code, baseUrls, mock.url);
    const result = await run(command, [...args, code], {API_KEY: mock.apiKey});
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

function compare(sample: BuiltSample, lines: readonly string[], output: string, contract: LoadedContract): string[] {
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
  const success = operation.responses.find(({statusCode}) => statusCode < 300);
  if (success === undefined || success.status !== call.status) {
    return [`received ${call.status} ${call.code ?? ''} instead of ${success?.status ?? 'a success'}: ${output}`];
  }
  // cURL prints only the body, or also the status and the headers. Other samples print the status before the body.
  const [, body] = /(?:^|\s)([[{][^]*)$/.exec(output) ?? [];
  try {
    JSON.parse(body ?? '');
    return [];
  } catch {
    return [`didn't print JSON: ${output.slice(0, 200)}`];
  }
}
