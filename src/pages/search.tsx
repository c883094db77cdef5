export {default} from '@site/plugins/search/components/SearchPage';
