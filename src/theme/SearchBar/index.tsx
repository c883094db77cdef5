// Change: theme-classic has no search box; this is the site's own, with DocSearch's modal.
export {default} from '@site/plugins/search/components/SearchBar';
