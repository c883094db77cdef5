// Change: matches the design of the site, and retries rendering after a navigation. The original persists on all pages that share
// its layout.
export {default} from '@site/src/components/CrashedPage';
