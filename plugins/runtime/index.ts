export {fonts} from './fonts';
export {tagManager} from './tag-manager';
