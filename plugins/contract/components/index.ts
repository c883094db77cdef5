import './property-list.css';

export {default as ContractEntry} from './Entry';
