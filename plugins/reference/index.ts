export {apiReference} from './api';
export {Reference} from './api/reference';
export {planPages, type PlannedPage} from './api/pages/plan-pages';
export {groupByTag} from './api/pages/document-layout';
export {remarkApiReference} from './api/remark';
export {PartStore, prerenderedHtml, rehypePrerenderedHtml} from './prerendered-html';
export {findPageElements} from './page-elements';
