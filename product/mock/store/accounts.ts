import type {ProductContract} from '../product-contract';

/** Test designs have a watermark, and test data doesn't count against allowances. */
export type Mode = 'test' | 'live';

/** An account. The mock has a fixed set of accounts. */
export interface Account {
  readonly id: 'local' | 'standard';
  readonly isEnterprise: boolean;
  readonly workspaces: Readonly<Record<Mode, Workspace>>;
  /** The secret for signing webhooks: `whsec_` followed by Base64. */
  readonly webhookSecret: string;
}

/** The test or live data of an account. The two are isolated from each other. */
export interface Workspace {
  /** A unique ID such as `local/test`. */
  readonly id: string;
  readonly mode: Mode;
  readonly apiKey: string;
  readonly account: Account;
}

function createAccount(id: Account['id'], isEnterprise: boolean): Account {
  const createWorkspace = (mode: Mode): Workspace => ({
    id: `${id}/${mode}`,
    mode,
    apiKey: `key_${mode}_${id}`,
    get account() {
      return account;
    },
  });
  const account: Account = {
    id,
    isEnterprise,
    workspaces: {test: createWorkspace('test'), live: createWorkspace('live')},
    webhookSecret: `whsec_${btoa(`webhook secret of ${id}`.padEnd(32, '.'))}`,
  };
  return account;
}

/** The default account. It has an enterprise agreement, so it can call every operation. */
export const localAccount = createAccount('local', true);

/** An account without an enterprise agreement. */
const standardAccount = createAccount('standard', false);

const accounts: readonly Account[] = [localAccount, standardAccount];

/** Finds the workspace that an API key belongs to. */
export function findWorkspace(apiKey: string): Workspace | undefined {
  return accounts.flatMap(({workspaces}) => Object.values(workspaces)).find((workspace) => workspace.apiKey === apiKey);
}

/** Returns whether an account can assign a plan to its users. */
export function isPlanAvailable(contract: ProductContract, account: Account, plan: string): boolean {
  return account.isEnterprise || contract.getEnumValues('Plan')[plan]?.accounts === 'All';
}
