import type {Contract} from '../contract/contract';

/** Test data carries a watermark and doesn't use allowances. */
export type Mode = 'test' | 'live';

/** An account of the mock. All accounts exist from the start. */
export interface Account {
  readonly id: 'local' | 'standard';
  readonly isEnterprise: boolean;
  readonly workspaces: Readonly<Record<Mode, Workspace>>;
  /** Signs webhooks (`whsec_` and Base64) until the secret is rotated. */
  readonly webhookSecret: string;
}

/** The test or live data of an account. Neither can see the other. */
export interface Workspace {
  /** Unique among all accounts, such as `local/test`. */
  readonly id: string;
  readonly mode: Mode;
  readonly apiKey: string;
  readonly account: Account;
}

function createAccount(id: Account['id'], isEnterprise: boolean): Account {
  const account: Account = {
    id,
    isEnterprise,
    workspaces: {
      test: {
        id: `${id}/test`,
        mode: 'test',
        apiKey: `key_test_${id}`,
        get account() {
          return account;
        },
      },
      live: {
        id: `${id}/live`,
        mode: 'live',
        apiKey: `key_live_${id}`,
        get account() {
          return account;
        },
      },
    },
    webhookSecret: `whsec_${btoa(`webhook secret of ${id}`.padEnd(32, '.'))}`,
  };
  return account;
}

/** The account in the documentation's examples: an enterprise account, so that every operation works. */
export const localAccount = createAccount('local', true);

/** An account without an enterprise agreement. */
export const standardAccount = createAccount('standard', false);

const accounts: readonly Account[] = [localAccount, standardAccount];

/** The workspace that an API key belongs to. */
export function findWorkspace(apiKey: string): Workspace | undefined {
  return accounts.flatMap(({workspaces}) => Object.values(workspaces)).find((workspace) => workspace.apiKey === apiKey);
}

/** Whether an account can assign a plan to its users. */
export function isPlanAvailable(contract: Contract, account: Account, plan: string): boolean {
  return account.isEnterprise || contract.enumValues('Plan')[plan]?.accounts === 'all';
}
