export {Home as default} from '@site/product/elements/components/Home';
