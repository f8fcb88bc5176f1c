/**
 * A hidden field with the user name of a password form, for password managers, which would otherwise have to guess it.
 */
export const AccountName = ({ email }: { email: string | undefined }) => (
  <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
);
