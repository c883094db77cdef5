/** The settings that determine which third-party services pages connect to. */
interface ServiceSettings {
  readonly tagManagerId?: string | undefined;
  readonly search: {readonly hosted?: unknown; readonly clickAnalytics: boolean};
}

/** Origins of third-party services. */
interface ServiceHosts {
  readonly tagManager: string;
  readonly search: readonly string[];
  readonly searchInsights: string;
}

/** Whether scripts may insert styles into pages, as Mermaid does. */
const allowsInlineStyles = false;

/** Returns the hosts of configured services, which the content security policy allows in addition to the site's own. */
export function getAllowedHosts({tagManagerId, search}: ServiceSettings, hosts: ServiceHosts) {
  const tagManagerHosts = tagManagerId === undefined ? [] : [hosts.tagManager];
  const insightsHosts = search.clickAnalytics ? [hosts.searchInsights] : [];
  const searchHosts = search.hosted === undefined ? [] : [...hosts.search, ...insightsHosts];
  return {
    script: tagManagerHosts,
    connect: [...tagManagerHosts, ...searchHosts],
    image: tagManagerHosts,
    ...(allowsInlineStyles ? {inlineStyles: true} : {}),
  };
}
