/** Where a page that is not in the sidebar belongs. */
export interface OutsidePage {
  /** The section it is found under: the first level of its search results. */
  readonly section: string;
  /** Importance among search results, from −10 to 10; 0 when it is not said. */
  readonly searchRank?: number;
  /** Ids of the docs that lead to it, outermost first; the last is the way back. */
  readonly parents: readonly string[];
}

/** The eight docs outside the sidebar by id: their breadcrumb, their way back and their section in search results. */
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
    section: 'OpenAPI documents',
    searchRank: -5,
    parents: ['api/overview', 'api/core-api/core-overview'],
  },
  'api/swagger/user-management-api': {
    section: 'OpenAPI documents',
    searchRank: -5,
    parents: ['api/overview', 'api/user-management-api/user-overview'],
  },
  'api/swagger/enterprise-core-api': {
    section: 'OpenAPI documents',
    searchRank: -5,
    parents: ['api/overview', 'api/enterprise-api/enterprise-overview'],
  },
  'api/swagger/enterprise-endpoints': {
    section: 'OpenAPI documents',
    searchRank: -5,
    parents: ['api/overview', 'api/enterprise-api/enterprise-overview'],
  },
};
