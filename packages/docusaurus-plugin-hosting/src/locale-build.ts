import type {BuiltSite} from '@developer-docs/docusaurus-utils/node';
import type {LoadedPlugin} from '@docusaurus/types';
import type {PageSources} from './content-security-policy';
import type {HostedLocale} from './hosts/hosted-site';
import type {PluginOptions} from './options';

/** The finished build of one locale. */
export interface LocaleBuild extends HostedLocale {
  readonly site: BuiltSite;
  readonly options: PluginOptions;
  readonly plugins: readonly LoadedPlugin[];
  readonly pageSources: PageSources;
  /** The versions of the files that the policy and compression cover, by absolute path. */
  readonly coveredVersions: ReadonlyMap<string, string>;
}
