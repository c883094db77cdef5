export {mockCredentials} from './credentials';
export {createOutcomeHeader} from './directives';
export {renderDesignSvg, type DesignSvgOptions} from './drawing/design-svg';
export {createWebhookHeaders} from './webhook-signature';
