import type {PartsSource} from './parts';

/** Stands for the parts of a page: the bundler replaces it by its query (`?operation=…`, `?document=…`). */
const source: PartsSource = {};
export default source;
