import { useEffect, useState } from 'react';

export interface NameRule {
  validate: (name: string) => Promise<unknown>;
}

const messageOf = (rule: NameRule, name: string): Promise<string | undefined> =>
  rule.validate(name).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : undefined),
  );

interface Verdict {
  /** Whether an option of this name may be created. */
  isValid: boolean;
  /** Why not, as a key of `inputs`. */
  message: string | undefined;
}

const ACCEPTED: Verdict = { isValid: true, message: undefined };
const UNKNOWN: Verdict = { isValid: false, message: undefined };

/** Judges a typed name by the rule. A first letter has no message if more of its kind would be accepted. */
export function useNameVerdict(name: string, rule: NameRule | undefined): Verdict {
  const [judged, setJudged] = useState<Verdict & { name: string }>();
  useEffect(() => {
    if (!rule || name === '') return;
    let isCurrent = true;
    const judge = async () => {
      const reason = await messageOf(rule, name);
      const message = reason && name.length === 1 ? await messageOf(rule, name + name) : reason;
      if (isCurrent) setJudged({ name, isValid: reason === undefined, message });
    };
    void judge();
    return () => {
      isCurrent = false;
    };
    // The name only: a new rule object is the same rule.
  }, [name]);
  if (!rule || name === '') return ACCEPTED;
  return judged?.name === name ? judged : UNKNOWN;
}
