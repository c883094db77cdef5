/** The helpers of `tslib` that the site's scripts call. `tslib.test.ts` holds this list against the installed packages. */
// @ts-expect-error -- the package declares types for its other entry
export {__importDefault} from 'tslib/tslib.es6.mjs';
