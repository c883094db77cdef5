// Change: the site's own look, and the page is tried again when the reader goes elsewhere; the original stays for ever on all
// pages that share its layout.
export {default} from '@site/src/components/CrashedPage';
