/** Whether two addresses of the api, with `{…}` in place of ids, can be the same: `/api/deals/{id}/` and `/api/deals/{}/`. */
export function isSamePath(path: string, other: string): boolean {
  const [parts, others] = [path.split('/'), other.split('/')];
  const isId = (part: string) => part.startsWith('{');
  return (
    parts.length === others.length &&
    parts.every((part, index) => {
      const match = others[index] ?? '';
      return part === match || isId(part) || isId(match);
    })
  );
}
