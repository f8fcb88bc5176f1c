import { type Account, fetchTokens } from '../product/records/account.ts';
import { PAYLOADS } from './payloads.ts';

export type Fields = Record<string, unknown>;

/** The name of a text in a body: `offices[].address.city`. */
function* textsOf(value: unknown, name = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [name, value];
  else if (Array.isArray(value)) for (const item of value) yield* textsOf(item, `${name}[]`);
  else if (typeof value === 'object' && value && !(value instanceof Blob))
    for (const [key, part] of Object.entries(value)) yield* textsOf(part, name ? `${name}.${key}` : key);
}

const carriesPayload = (text: string) => PAYLOADS.some((payload) => text.includes(payload));

/** Writes payloads into fields over HTTP, and keeps which fields took them. */
export class HostileClient {
  /** The fields that were tried, as `textFieldsOf` names them. */
  readonly tried = new Set<string>();
  /** The texts that each field has taken. */
  readonly taken = new Map<string, Set<string>>();
  /** How many payloads were refused. */
  refused = 0;
  readonly #address: string;
  readonly #tokens = new Map<string, Promise<string>>();

  constructor(address: string) {
    this.#address = address;
  }

  /** How many payloads were taken, each as often as a field has it. */
  get count(): number {
    const texts = [...this.taken.values()].flatMap((each) => [...each]);
    return texts.reduce((sum, text) => sum + PAYLOADS.filter((payload) => text.includes(payload)).length, 0);
  }

  tokenOf(account: Account): Promise<string> {
    const token =
      this.#tokens.get(account.email) ?? fetchTokens(this.#address, account).then(({ access }) => access);
    this.#tokens.set(account.email, token);
    return token;
  }

  /** Forgets the token of an account whose sessions have ended. */
  forget = (account: Account) => this.#tokens.delete(account.email);

  async get(account: Account | null, path: string): Promise<Response> {
    return fetch(this.#address + path, { headers: await this.#headers(account) });
  }

  /**
   * Sends `valid` with `hostile` over it. A hostile field that is refused is counted, and sent again as in `valid`.
   * `call` is method and path as the OpenAPI document has it. Resolves with the response.
   */
  async send<Body = { id: number }>(
    account: Account | null,
    call: string,
    parts: Record<string, number | string>,
    valid: Fields,
    hostile: Fields = {},
  ): Promise<Body> {
    const [method = '', template = ''] = call.split(' ');
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));
    const offered = { ...hostile };
    for (const [name, text] of textsOf(hostile)) if (carriesPayload(text)) this.tried.add(`${call} ${name}`);
    for (;;) {
      const body = { ...valid, ...offered };
      const response = await fetch(this.#address + path, {
        method,
        headers: {
          ...(await this.#headers(account)),
          ...(hasFile(body) ? {} : { 'content-type': 'application/json' }),
        },
        body: hasFile(body) ? asForm(body) : JSON.stringify(body),
      });
      const text = await response.text();
      if (response.ok) {
        this.#keep(call, offered);
        return (text ? JSON.parse(text) : {}) as Body;
      }
      const wrong =
        response.status === 400
          ? // A field in a list is named with its place: `companies.0.phone`.
            [...new Set(Object.keys(JSON.parse(text)).map((name) => name.split('.')[0] ?? ''))].filter(
              (name) => name in offered,
            )
          : [];
      if (wrong.length === 0) {
        // All fields were removed: the call accepts no such text at all.
        if (response.status === 400 && Object.keys(hostile).length > Object.keys(offered).length)
          return {} as Body;
        throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
      }
      for (const name of wrong) {
        this.refused += [...textsOf(offered[name])].filter(([, each]) => carriesPayload(each)).length;
        delete offered[name];
      }
    }
  }

  #keep(call: string, fields: Fields) {
    for (const [name, text] of textsOf(fields)) {
      if (!carriesPayload(text)) continue;
      const texts = this.taken.get(`${call} ${name}`) ?? new Set();
      this.taken.set(`${call} ${name}`, texts.add(text));
    }
  }

  async #headers(account: Account | null): Promise<Record<string, string>> {
    const connection = 'close';
    return account ? { connection, authorization: `Bearer ${await this.tokenOf(account)}` } : { connection };
  }
}

const isFile = (value: unknown): value is File => value instanceof File;
const hasFile = (body: Fields) => Object.values(body).flat().some(isFile);

function asForm(body: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    const files = [value].flat().filter(isFile);
    for (const file of files) form.append(name, file, file.name);
    if (files.length > 0) continue;
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
