export {default} from '@site/product/elements/components/Home';
