import type { IdPlace } from './id-places.ts';

export type Id = number | string;
type Json = Record<string, unknown> | unknown[];

/** A request to a call, apart. */
export interface Parts {
  params: Record<string, Id>;
  query: URLSearchParams;
  body: object | undefined;
}

/** The object around a nested field, if the request has none. */
const AROUND: Record<string, unknown> = { proposed: [{ kind: 'tag', id: 0, accepted: true }] };

/** The same request with another id at a place. With `beside`, a list keeps what it had. */
export function withId({ params, query, body }: Parts, place: IdPlace, id: Id, beside: boolean): Parts {
  const [name = ''] = place.path;
  const isList = place.path.includes('[]');
  if (place.part === 'params') return { params: { ...params, [name]: id }, query, body };
  if (place.part === 'query') {
    const changed = new URLSearchParams(query);
    if (isList && beside) changed.append(name, String(id));
    else changed.set(name, String(id));
    return { params, query: changed, body };
  }
  return { params, query, body: body instanceof FormData ? inForm(body) : inJson(body ?? {}) };

  function inForm(form: FormData): FormData {
    const changed = new FormData();
    for (const [key, value] of form) if (key !== name || (isList && beside)) changed.append(key, value);
    changed.append(name, String(id));
    return changed;
  }
  function inJson(json: object): object {
    const changed = structuredClone({ ...pick(AROUND, name), ...json }) as Json;
    put(changed, place.path, id, beside);
    return changed;
  }
}

const pick = (from: Record<string, unknown>, name: string) => (name in from ? { [name]: from[name] } : {});

function put(target: Json, [name = '', ...rest]: string[], id: Id, beside: boolean): void {
  const key = name === '[]' ? 0 : name;
  const inside = target as Record<string | number, unknown>;
  if (rest.length === 0) inside[key] = id;
  else if (rest[0] === '[]' && rest.length === 1) {
    const list = Array.isArray(inside[key]) && beside ? (inside[key] as unknown[]) : [];
    inside[key] = [...list, id];
  } else {
    inside[key] ??= rest[0] === '[]' ? [] : {};
    put(inside[key] as Json, rest, id, beside);
  }
}
