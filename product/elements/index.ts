export {DesignRenderer} from './designs';
export {createElementPlugins, remarkEntryIds} from './elements';
export {readHomeExample} from './home-example/example';
