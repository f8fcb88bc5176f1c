/**
 * Whose password a form is about, for password managers: they would have to guess, and keep a new one under a wrong name. Not
 * shown and not read out.
 */
export const AccountName = ({ email }: { email: string | undefined }) => (
  <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
);
