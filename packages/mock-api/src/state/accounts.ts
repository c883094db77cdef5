import type {Contract} from '../contract/contract';

/** Live keys count against allowances, test keys do not. */
export type Mode = 'test' | 'live';

/** An account of the mock. Both are there from the start. */
export interface Account {
  readonly id: 'local' | 'standard';
  readonly isEnterprise: boolean;
  readonly keys: Readonly<Record<Mode, string>>;
  /** The secret that webhooks are signed with: `whsec_` and Base64. */
  readonly webhookSecret: string;
}

const secret = (text: string) => `whsec_${Buffer.from(text).toString('base64')}`;

/** The account whose key the documentation uses: an enterprise account, so that every operation works. */
export const localAccount: Account = {
  id: 'local',
  isEnterprise: true,
  keys: {test: 'key_test_local', live: 'key_live_local'},
  webhookSecret: secret('the webhook secret of the mock'),
};

/** An account without an enterprise agreement. */
export const standardAccount: Account = {
  id: 'standard',
  isEnterprise: false,
  keys: {test: 'key_test_standard', live: 'key_live_standard'},
  webhookSecret: secret('another webhook secret, not that'),
};

export const accounts: readonly Account[] = [localAccount, standardAccount];

/** Whether an account can give a plan to its users. */
export function canGivePlan(contract: Contract, account: Account, plan: string): boolean {
  return account.isEnterprise || contract.values('plans#Plan')[plan]?.accounts === 'all';
}
