import {startLocalRegistry, type LocalRegistry} from '../../tools/packages/local-registry';

let registry: Promise<LocalRegistry> | undefined;

/** Returns the registry of this process, in which the packages are published once. */
export function getRegistry(): Promise<LocalRegistry> {
  registry ??= startLocalRegistry().then((started) => {
    started.publish();
    return started;
  });
  return registry;
}
