export {colorMode} from './color-mode';
export {contentVisibility} from './content-visibility';
export {deferredHydration, deferredScriptsTemplate} from './deferred-hydration';
export {fonts, fontPreload} from './fonts';
export {loadFailure} from './load-failure';
export {prefetch} from './prefetch';
export {preserveDetails} from './preserve-details';
export {tagManager, tagManagerHost, type TagManagerOptions} from './tag-manager';
