export {TryIt as default} from '@site/plugins/sandbox/components';
