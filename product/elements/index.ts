export {productElements, remarkProductElements} from './elements';
export {readHomeExample} from './home-example/example';
export {playgroundWidgets} from './playground/setups';
export {DesignRenderer} from './rendered-designs';
