/** The contract is invalid. The message has one line for each problem, with the file and the line where they are known. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}
