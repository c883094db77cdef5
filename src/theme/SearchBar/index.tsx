// Change: theme-classic only has a placeholder. This search bar opens DocSearch's modal.
export {SearchBar as default} from '@site/plugins/search/components';
