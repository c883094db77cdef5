export {DesignRenderer} from './design-renderer';
export {
  designElements,
  renderDesignElement,
  renderExampleVariants,
  renderFigure,
  type RenderedDesignsOptions,
} from './remark';
