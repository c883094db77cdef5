/** A `SandboxContract`. */
declare module '@generated/sandbox/default/contract.json' {
  const contract: unknown;
  export default contract;
}

/** `ValidateFunctions`. */
declare module '@generated/sandbox/default/validators' {
  export const validateFunctions: unknown;
}
