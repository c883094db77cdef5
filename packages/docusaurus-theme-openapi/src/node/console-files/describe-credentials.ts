import type {SecurityRequirement} from '@developer-docs/openapi';
import type {ConsoleCredential} from '../../shared/console-operation';
import type {CredentialOptions} from '../options/try-it';
import type {Translate} from '../texts/translations';

type Credential = Omit<ConsoleCredential, 'isAccepted'>;

/** The beginning of IDs that are the same in all operations, and differ from the IDs of the sandbox's credentials. */
const ownPrefix = 'own ';

/**
 * Lists what readers can choose for an operation: the credentials of the sandbox that it accepts, and each alternative
 * of its security, whose keys and tokens the reader enters. The sandbox's other credentials follow, and then the option
 * to send none.
 *
 * @param schemes - The names of the schemes that any operation requires.
 */
export function describeCredentials(
  security: readonly SecurityRequirement[],
  schemes: ReadonlySet<string>,
  mockCredentials: readonly CredentialOptions[],
  t: Translate,
): ConsoleCredential[] {
  const noCredential: Credential = {id: 'none', label: t('console.credential.none'), schemes: []};
  const inOrder = (security.length === 0 ? [[]] : security).flatMap((requirement): Credential[] => {
    if (requirement.length === 0) return [noCredential];
    const names = requirement.map(({scheme}) => scheme.name);
    const mocks = mockCredentials.filter(({scheme}) => scheme === names[0]);
    const title = requirement.map(({scheme}) => scheme.title).join(` ${t('and')} `);
    const label = mocks.length > 0 ? `${t('console.credential.custom')} (${title})` : title;
    return [...mocks, {id: `${ownPrefix}${names.join(' ')}`, label}].map((choice) => ({...choice, schemes: names}));
  });
  const own = inOrder.filter(({id}) => id.startsWith(ownPrefix));
  const provided = inOrder.filter((credential) => !own.includes(credential));
  // The order of the document decides the default, unless the sandbox has credentials.
  const accepted = provided.some((credential) => credential !== noCredential) ? [...provided, ...own] : inOrder;
  const others = mockCredentials
    .filter(({scheme}) => schemes.has(scheme))
    .map((credential): Credential => ({...credential, schemes: [credential.scheme]}));
  const acceptedIds = new Set(accepted.map(({id}) => id));
  const all = [...accepted, ...others, noCredential];
  return all
    .filter(({id}, index) => all.findIndex((credential) => credential.id === id) === index)
    .map((credential) => ({...credential, isAccepted: acceptedIds.has(credential.id)}));
}
