export {SearchBar} from './SearchBar';
export {SearchPage} from './SearchPage';
