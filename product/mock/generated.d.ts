declare module '@generated/product-data/default/mock.json' {
  import type {ContractData} from '@site/product/mock/product-contract';

  const data: ContractData;
  export default data;
}
