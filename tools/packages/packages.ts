import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A package of this repository that other sites can install. */
export interface Package {
  /** Absolute path of the package's folder. */
  readonly folder: string;
  readonly manifest: {
    readonly name: string;
    readonly version: string;
    readonly type?: 'module';
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly peerDependencies?: Readonly<Record<string, string>>;
    readonly peerDependenciesMeta?: Readonly<Record<string, {readonly optional?: boolean}>>;
  };
}

export function listPublishedPackages(): Package[] {
  const packages = path.resolve('packages');
  return readdirSync(packages, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}): Package => {
      const folder = path.join(packages, name);
      const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package['manifest'];
      return {folder, manifest};
    });
}
