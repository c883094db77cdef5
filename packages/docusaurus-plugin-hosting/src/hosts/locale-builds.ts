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

/** The builds by the folder of the locale at the root. */
const registry = new Map<string, LocaleBuilds>();

/**
 * Remembers a locale's build. Docusaurus builds the default locale first, at the root, and then the others in its
 * folders. The files at the root that apply to all locales are written again for each locale.
 *
 * @returns The builds so far of all locales with the same root, which comes first.
 */
export function addLocaleBuild(build: LocaleBuild): LocaleBuilds {
  // `outDir` ends with a slash in some versions of Docusaurus.
  const folder = path.resolve(build.outDir);
  const rootFolder = [...registry.keys()].find((other) => folder.startsWith(other + path.sep)) ?? folder;
  const [root, ...others] = registry.get(rootFolder) ?? [];
  const isInRoot = root !== undefined && folder !== rootFolder && build.baseUrl.startsWith(root.baseUrl);
  const builds: LocaleBuilds = isInRoot
    ? [root, ...others.filter(({outDir}) => outDir !== build.outDir), build]
    : [build];
  registry.set(isInRoot ? rootFolder : folder, builds);
  return builds;
}
