export {DesignRenderer} from './design-renderer';
export {renderExampleVariants} from './render-designs';
