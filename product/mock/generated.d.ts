declare module '@generated/product-data/default/mock.json' {
  const data: unknown;
  export default data;
}
