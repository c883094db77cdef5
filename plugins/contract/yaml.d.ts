/** A YAML file of the contract, with the brand put in. The importing module says what it expects. */
declare module '*.yaml' {
  const document: unknown;
  export default document;
}

/** What stands at a JSON pointer of a document: `import body from '@site/contract/openapi/core-api.yaml?at=/…'`. */
declare module '@site/contract/openapi/core-api.yaml?at=*' {
  const value: unknown;
  export default value;
}
