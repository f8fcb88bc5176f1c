import { type DelegationRight, paths } from '@handover/shared/contract';
import { type Account, createAccount, fetchTokens } from './account.ts';
import { asForm, getAs, postAs } from './post-as.ts';

/** A new account with a name of its own. */
export async function createNamed(address: string, first_name: string, last_name: string): Promise<Account> {
  const account = await createAccount(address);
  await rename(address, account, { first_name, last_name });
  return account;
}

/** Every new account has the same name. */
export async function rename(address: string, who: Account, name: Record<string, string>): Promise<void> {
  const { id } = await getAs(address, who, paths.currentUser);
  const { access } = await fetchTokens(address, who);
  const response = await fetch(address + paths.user(id), {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${access}`,
      connection: 'close',
      'content-type': 'application/json',
    },
    body: JSON.stringify(name),
  });
  if (!response.ok) throw new Error(`renaming: ${response.status} ${await response.text()}`);
}

/** The owner lets the adviser act on a company. */
export async function delegateCompany(
  address: string,
  owner: Account,
  adviser: Account,
  company: number,
  right: DelegationRight,
): Promise<number> {
  const given = { email: adviser.email, scope: 'company', subject_id: company, right };
  const { id } = await postAs(address, owner, paths.delegations, given);
  await postAs(address, adviser, paths.answerDelegation(id), { accepted: true });
  return id;
}

/** The adviser founds a firm, and the colleague joins it. */
export async function foundFirm(address: string, adviser: Account, colleague: Account, name: string) {
  await postAs(address, adviser, paths.firms, asForm({ name, kind: 'adviser', country: '1' }));
  const invitation = { email: colleague.email, role: 'member' };
  const { id } = await postAs(address, adviser, paths.firmInvitations, invitation);
  await postAs(address, colleague, paths.acceptInvitation(id), {});
}
