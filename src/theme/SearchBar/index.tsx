// Change: theme-classic only has a placeholder. This search bar opens DocSearch's modal.
export {default} from '@site/plugins/search/components/SearchBar';
