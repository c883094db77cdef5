import path from 'node:path';
import type {BuiltSite} from '@developer-docs/docusaurus-utils/node';
import type {PageSources} from '../content-security-policy';
import type {HostedLocale} from './hosted-site';

/** The finished build of one locale. */
interface LocaleBuild extends HostedLocale {
  readonly site: BuiltSite;
  readonly pageSources: PageSources;
  /** The versions of the files that the policy and compression cover, by absolute path. */
  readonly coveredVersions: ReadonlyMap<string, string>;
}

/** The builds of locales with the same root, which comes first. */
export type LocaleBuilds = readonly [LocaleBuild, ...LocaleBuild[]];

/**
 * The plugin's only state. Docusaurus builds the default locale first, at the root, and then the others in its folders,
 * all in one process. A locale's hooks know neither what was built before nor what follows.
 */
let builds: [LocaleBuild, ...LocaleBuild[]] | undefined;

/**
 * Remembers a locale's build. The files at the root that apply to all locales are written again for each locale.
 *
 * @returns The builds so far of all locales with the same root. The list grows with each of them.
 */
export function addLocaleBuild(build: LocaleBuild): LocaleBuilds {
  if (builds !== undefined && isInFolder(build.site.outDir, builds[0].site.outDir)) builds.push(build);
  else builds = [build];
  return builds;
}

const isInFolder = (folder: string, parent: string): boolean =>
  path.resolve(folder).startsWith(path.resolve(parent) + path.sep);
