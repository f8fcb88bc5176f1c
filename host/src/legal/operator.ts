/** The operator of this installation, which the gateway writes into the html. */
export const operator = (): string | undefined =>
  document.head.querySelector<HTMLMetaElement>('meta[name="operator"]')?.content || undefined;
