import type {Contract} from '../contract/contract';
import type {Operation} from '../contract/operations';
import type {Outgoing} from './api';

/** An answer of the mock that breaks the contract: a mistake in the mock, never in the call. */
class ContractBreach extends Error {
  override readonly name = 'ContractBreach';
}

/**
 * Holds an answer to the contract: the status is declared, the body and the declared headers fit their schemas, and no
 * required header is missing. Headers that the response does not declare are left out.
 *
 * @throws ContractBreach that names the operation, the status and the place.
 */
export function checkAnswer(operation: Operation, answer: Outgoing, {validator}: Contract): Outgoing {
  const declared = operation.responses.find(({status}) => status === answer.status);
  const breach = (what: string) =>
    new ContractBreach(`${operation.id} answers ${answer.status}, and the contract says otherwise: ${what}`);
  if (declared === undefined) {
    throw breach('the status is not declared.');
  }
  const [error] = validator.answered(declared.schema, answer.body);
  if (error !== undefined) {
    throw breach(`the body at "${error.instancePath}" ${error.message ?? ''} ${JSON.stringify(error.params)}`);
  }
  const headers: Record<string, string> = {'Content-Type': declared.mediaType};
  for (const {name, required, schema, type} of declared.headers) {
    const text = answer.headers[name];
    if (text === undefined) {
      if (required) {
        throw breach(`the header ${name} is missing.`);
      }
      continue;
    }
    const [wrong] = validator.answered(schema, type === 'integer' ? Number(text) : text);
    if (wrong !== undefined) {
      throw breach(`the header ${name} is "${text}", which ${wrong.message ?? 'is wrong'}.`);
    }
    headers[name] = text;
  }
  return {...answer, headers};
}
