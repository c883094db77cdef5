export {default as LoadFailure} from '../load-failure/components/LoadFailure';
