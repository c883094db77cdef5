export type {HomeExample} from '../home-example/types';
