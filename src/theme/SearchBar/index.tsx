// Change: theme-classic has only a placeholder. This search bar opens DocSearch's modal.
export {SearchBar as default} from '@site/plugins/search/components';
