/** Who runs this installation, as its settings name them; the gateway writes it into the html. */
export const operator = (): string | undefined =>
  document.head.querySelector<HTMLMetaElement>('meta[name="operator"]')?.content || undefined;
