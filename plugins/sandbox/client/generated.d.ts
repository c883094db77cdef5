/** A `SandboxContract`. */
declare module '@generated/sandbox/default/contract.json' {
  const contract: unknown;
  export default contract;
}

/** A `CreateSandboxExtension`, or `undefined` if the sandbox has no extension. */
declare module '@generated/sandbox/default/extension' {
  const createExtension: unknown;
  export default createExtension;
}

/** A `ValidateFunctions`. */
declare module '@generated/sandbox/default/validators' {
  export const validateFunctions: unknown;
}

/** A component with `ResponsePreviewProps`. */
declare module '@generated/sandbox-console/default/response-preview' {
  const ResponsePreview: unknown;
  export default ResponsePreview;
}
