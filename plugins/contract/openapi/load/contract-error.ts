/** An error in the contract. The message has one line for each problem, with the file and line if they're known. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}
