// A thin typed client: every path and body is checked against the server's OpenAPI types.
import { language } from '$lib/i18n/language.svelte';
import type { paths } from './schema';
import type { Position, Problem } from './types';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Paths<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];
type Operation<P extends keyof paths, M extends Method> = paths[P] extends Record<M, infer O> ? O : never;
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined;
type Json<R> = R extends { content: { 'application/json': infer T } } ? T : undefined;
type Answer<O> = O extends { responses: infer R } ? Json<R[Extract<keyof R, 200 | 201 | 204>]> : never;
type Values = Record<string, string | number>;

interface Asked<B> {
  path?: Values;
  query?: Values;
  body?: B;
}

/** What the server refused, in words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    readonly position: Position | null = null,
  ) {
    super(problem.text);
  }
}

function filled(path: string, values: Values = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

async function request<M extends Method, P extends Paths<M>>(
  method: M,
  path: P,
  asked: Asked<Body<Operation<P, M>>> = {},
): Promise<Answer<Operation<P, M>>> {
  const query = new URLSearchParams(Object.entries(asked.query ?? {}).map(([k, v]): [string, string] => [k, String(v)]));
  const url = filled(path as string, asked.path) + (query.size ? `?${query}` : '');
  const headers: Record<string, string> = { 'accept-language': language.code };
  if (asked.body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    const body = asked.body === undefined ? null : JSON.stringify(asked.body);
    answer = await fetch(url, { method: method.toUpperCase(), headers, body });
  } catch {
    const text = language.t('web-error-offline');
    throw new Refused(0, { code: 'offline', text, rule: '', facts: {} });
  }
  return read(answer) as Promise<Answer<Operation<P, M>>>;
}

async function read(answer: Response): Promise<unknown> {
  const text = await answer.text();
  const data: unknown = (answer.headers.get('content-type') ?? '').includes('json') && text ? JSON.parse(text) : undefined;
  if (answer.ok) return data;
  const told = data as { error?: Problem; position?: Position } | undefined;
  const unknown = { code: 'unknown', text: language.t('web-error-unknown'), rule: '', facts: {} };
  throw new Refused(answer.status, told?.error ?? unknown, told?.position ?? null);
}

export const api = {
  get: <P extends Paths<'get'>>(path: P, asked?: Asked<undefined>) => request('get', path, asked as never),
  post: <P extends Paths<'post'>>(path: P, asked?: Asked<Body<Operation<P, 'post'>>>) => request('post', path, asked),
  put: <P extends Paths<'put'>>(path: P, asked?: Asked<Body<Operation<P, 'put'>>>) => request('put', path, asked),
  patch: <P extends Paths<'patch'>>(path: P, asked?: Asked<Body<Operation<P, 'patch'>>>) => request('patch', path, asked),
  delete: <P extends Paths<'delete'>>(path: P, asked?: Asked<undefined>) => request('delete', path, asked as never),
};
