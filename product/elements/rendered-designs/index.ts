export {DesignRenderer} from './design-renderer';
export {designElements, renderDesignElement, renderExampleVariants, type RenderedDesignsOptions} from './remark';
