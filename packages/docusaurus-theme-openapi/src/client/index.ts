// Used by the generated modules and the components of this theme, and by elements of your own.
export {authorizeEvent} from './try-it/authorize-event';
export {copyWithStatus} from './page-html/copy-with-status';
export {getLinkName, isLinkTo} from './try-it/link-prefix';
export {openAll, openAround} from './folds';
export {loadConsole} from './try-it/load-console';
export {createPartSource, fetchHtml, readParts, type PartSource, type PrerenderedPart} from './page-html/parts';
export {default as PrerenderedCode} from './page-html/PrerenderedCode';
export {isSiteUpdatedError, reloadConsole, takeValueBeforeReload} from './try-it/recovery';
export {default as GeneratedCode} from './samples/GeneratedCode';
export {languageGroup, useOtherLanguage} from './samples/use-other-language';
export {default as TryItButton} from './try-it/TryItButton';
export {useLinkHandlers} from './page-html/use-link-handlers';
export {
  usePrerenderedHtml,
  type PrerenderedAttributes,
  type PrerenderedHtmlProps,
} from './page-html/use-prerendered-html';
export {useReferenceHandlers} from './page-html/use-reference-handlers';
