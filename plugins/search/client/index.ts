export {SearchBar} from '../components/SearchBar';
export {SearchPage} from '../components/SearchPage';
