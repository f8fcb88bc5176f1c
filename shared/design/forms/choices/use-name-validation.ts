import { useEffect, useState } from 'react';

export interface NameRule {
  validate: (name: string) => Promise<unknown>;
}

const messageOf = (rule: NameRule, name: string): Promise<string | undefined> =>
  rule.validate(name).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : undefined),
  );

interface NameValidation {
  /** Whether an option with this name can be created. */
  isValid: boolean;
  isPending?: boolean;
  /** Why not, as a key of `inputs`. */
  message: string | undefined;
}

const VALID: NameValidation = { isValid: true, message: undefined };
const PENDING: NameValidation = { isValid: false, isPending: true, message: undefined };

/** Validates a typed name by the rule. A first letter has no message if more of its kind would be accepted. */
export function useNameValidation(name: string, rule: NameRule | undefined): NameValidation {
  const [last, setLast] = useState<NameValidation & { name: string }>();
  useEffect(() => {
    if (!rule || name === '') return;
    let isCurrent = true;
    const validate = async () => {
      const reason = await messageOf(rule, name);
      const message = reason && name.length === 1 ? await messageOf(rule, name + name) : reason;
      if (isCurrent) setLast({ name, isValid: reason === undefined, message });
    };
    void validate();
    return () => {
      isCurrent = false;
    };
    // The name only: a new rule object is the same rule.
  }, [name]);
  if (!rule || name === '') return VALID;
  return last?.name === name ? last : PENDING;
}
