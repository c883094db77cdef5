export {SearchPage as default} from '@site/plugins/search/components';
