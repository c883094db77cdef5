// Change: shows the designs in a response.
export {ResponseDesigns as default} from '@site/product/elements/components/ResponseDesigns';
