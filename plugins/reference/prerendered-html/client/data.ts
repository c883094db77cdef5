import {sourceOf, type StaticSource} from './source';

/** Stands for the static parts of a page: the bundler replaces it by its query (`?parts=<key>`). */
const source: StaticSource = sourceOf('', {});
export default source;
