// Used by the generated modules and the components of this theme, and by elements of your own.
export {describeCopyResult} from './common/describe-copy-result';
export {areAllOpen, listenToToggle, openAll} from './details';
export {loadBlocks} from './page-html/page-blocks';
export {FileCode, PageRequestCode} from './samples/generated-code';
export {languageGroup, useOtherLanguage} from './samples/use-other-language';
export {loadOnDemand} from './common/loading/load-on-demand';
export {LoadFailure} from './common/loading/LoadFailure';
export {TryItButton} from './try-it/TryItButton';
export {useTryIt} from './try-it/use-try-it';
export {
  PrerenderedCode,
  usePrerenderedHtml,
  type PrerenderedAttributes,
  type PrerenderedHtmlProps,
} from './page-html/prerendered-html';
export {useReferenceHandlers} from './page-html/use-reference-handlers';

// So that copies of the components need no package that the site doesn't depend on.
export {markMarkdown, notInMarkdown, notSearched, useCopy} from '@developer-docs/docusaurus-utils';
