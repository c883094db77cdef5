import path from 'node:path';
import type {PageSources} from '../content-security-policy';
import type {HostedLocale} from './hosted-site';

/** The build of one locale. */
interface LocaleBuild extends HostedLocale {
  /** Absolute path of the locale's folder. */
  readonly outDir: string;
  readonly pageSources: PageSources;
}

export type LocaleBuilds = readonly [LocaleBuild, ...LocaleBuild[]];

/** The builds of this process so far. The first one is at the root. */
let builds: readonly LocaleBuild[] = [];

/**
 * Remembers a locale's build. Docusaurus builds the default locale first, at the root, and then the others in its
 * folders. The files at the root that apply to all locales are written again for each locale.
 *
 * @returns The builds so far of all locales with the same root, which comes first.
 */
export function addLocaleBuild(build: LocaleBuild): LocaleBuilds {
  const [root, ...others] = builds;
  const isInRoot = root !== undefined && path.resolve(build.outDir).startsWith(path.resolve(root.outDir) + path.sep);
  const result: LocaleBuilds = isInRoot ? [root, ...others, build] : [build];
  builds = result;
  return result;
}
