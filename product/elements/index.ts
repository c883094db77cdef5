export {productElements, remarkProductElements} from './elements';
export {readHomeExample} from './home-example/example';
export {playgroundWidgets} from './playground';
export {DesignRenderer} from './rendered-designs';
