/** The location of a doc that isn't in the sidebar. */
export interface OutsidePage {
  /** Its section in search results and `llms.txt`. */
  readonly section: string;
  /** Ranking among search results, from −10 to 10. Default: 0. */
  readonly searchRank?: number;
  /** IDs of its ancestors in the breadcrumbs, outermost first. */
  readonly parents: readonly string[];
}

/** The sections that contain only docs outside the sidebar, with the descriptions that the docs root shows. */
export const outsideSections: Readonly<Record<string, string>> = {
  'Enterprise API': 'Create designs for many users, analyze usage, and export account data.',
  'API reference': 'See all operations and schemas of an API on one page, and download its OpenAPI document.',
};

/** The docs outside the sidebar, by ID. */
export const outsidePages: Readonly<Record<string, OutsidePage>> = {
  'api/user-management-api/reactivate-user': {
    section: 'User management API',
    parents: ['api/overview', 'api/user-management-api/user-overview'],
  },
  'api/enterprise-api/enterprise-overview': {section: 'Enterprise API', parents: ['api/overview']},
  'api/enterprise-api/endpoints/account-analysis': {
    section: 'Enterprise API',
    parents: ['api/overview', 'api/enterprise-api/enterprise-overview'],
  },
  'api/enterprise-api/endpoints/export-data': {
    section: 'Enterprise API',
    parents: ['api/overview', 'api/enterprise-api/enterprise-overview'],
  },
  'api/swagger/core-api': {
    section: 'API reference',
    searchRank: -5,
    parents: ['api/overview', 'api/core-api/core-overview'],
  },
  'api/swagger/user-management-api': {
    section: 'API reference',
    searchRank: -5,
    parents: ['api/overview', 'api/user-management-api/user-overview'],
  },
  'api/swagger/enterprise-core-api': {
    section: 'API reference',
    searchRank: -5,
    parents: ['api/overview', 'api/enterprise-api/enterprise-overview'],
  },
  'api/swagger/enterprise-endpoints': {
    section: 'API reference',
    searchRank: -5,
    parents: ['api/overview', 'api/enterprise-api/enterprise-overview'],
  },
};
