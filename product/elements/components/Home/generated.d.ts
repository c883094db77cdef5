declare module '@generated/product-data/default/home.json' {
  import type {HomeExample} from '@site/product/elements/home-example';

  const example: HomeExample;
  export default example;
}
