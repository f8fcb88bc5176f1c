/** Argon2id as recommended by OWASP. */
export const DEMO_HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
