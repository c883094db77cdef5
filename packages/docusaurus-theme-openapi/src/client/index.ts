// Used by the generated modules and the components of this theme, and by elements of your own.
export {authorizeEvent} from './authorize-event';
export {copyWithStatus} from './copy-with-status';
export {getLinkName, isLinkTo} from './link-prefix';
export {openAll, openAround} from './folds';
export {loadConsole} from './load-console';
export {createPartSource, fetchHtml, readParts, type PartSource, type PrerenderedPart} from './parts';
export {default as PrerenderedCode} from './PrerenderedCode';
export {isSiteUpdatedError, reloadConsole, takeValueBeforeReload} from './recovery';
export {default as GeneratedCode} from './samples/GeneratedCode';
export {languageGroup, useOtherLanguage} from './samples/use-other-language';
export {default as TryItButton} from './TryItButton';
export {useLinkHandlers} from './use-link-handlers';
export {usePrerenderedHtml, type PrerenderedAttributes, type PrerenderedHtmlProps} from './use-prerendered-html';
export {useReferenceHandlers} from './use-reference-handlers';
