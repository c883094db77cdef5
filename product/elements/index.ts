export type {ElementOptions} from './context';
export {DesignRenderer} from './designs';
export {pageElements, remarkElements, remarkEntryIds} from './elements';
export {readHomeExample} from './home-example/example';
export {playgroundWidgets} from './playground/setups';
