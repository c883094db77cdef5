/** Test designs have a watermark, and test data doesn't count against allowances. */
export type Mode = 'test' | 'live';

/** The test or live data of an account. The two are isolated from each other. */
export interface Workspace {
  /** A unique ID such as `local/test`. */
  readonly id: string;
  readonly mode: Mode;
  readonly apiKey: string;
  /** Whether the account has an enterprise agreement, with which it can call every operation. */
  readonly isEnterprise: boolean;
  /** The account's secret for signing webhooks: `whsec_` followed by Base64. */
  readonly webhookSecret: string;
}

const createWorkspace = (account: 'local' | 'standard', mode: Mode): Workspace => ({
  id: `${account}/${mode}`,
  mode,
  apiKey: `key_${mode}_${account}`,
  isEnterprise: account === 'local',
  webhookSecret: `whsec_${btoa(`webhook secret of ${account}`.padEnd(32, '.'))}`,
});

/** The workspaces of the default account, which is an enterprise account. */
export const localWorkspaces = {test: createWorkspace('local', 'test'), live: createWorkspace('local', 'live')};

const workspaces = [
  ...Object.values(localWorkspaces),
  createWorkspace('standard', 'test'),
  createWorkspace('standard', 'live'),
];

/** Finds the workspace that an API key belongs to. */
export const findWorkspace = (apiKey: string): Workspace | undefined =>
  workspaces.find((workspace) => workspace.apiKey === apiKey);
