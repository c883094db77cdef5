// Used by the generated modules and the components of this theme, and by elements of your own.
export {createPartSource, fetchHtml, readParts, type PartSource, type PrerenderedPart} from './parts';
export type {ComponentTexts} from '../theme/OpenApi/Translations/components';
export {useLinkHandlers} from './use-link-handlers';
export {usePrerenderedHtml, type PrerenderedAttributes, type PrerenderedHtmlProps} from './use-prerendered-html';
