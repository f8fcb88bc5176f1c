/** Replaces axios's cookies, of which it reads the one against forged requests: ours have the token in a header. */
export default { read: () => null, readAsync: async () => null };
