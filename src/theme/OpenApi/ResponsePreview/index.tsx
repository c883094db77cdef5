// Change: shows the designs in a response.
export {default} from '@site/product/elements/components/ResponseDesigns';
