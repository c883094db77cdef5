declare module '@generated/product-mock/default/data.json' {
  const data: unknown;
  export default data;
}
