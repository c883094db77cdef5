export {fontPreload} from './font-preload';
export {tagManager} from './tag-manager';
