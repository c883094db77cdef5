export {default as TryIt} from './TryIt';
