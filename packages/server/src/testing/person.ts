import { visit, type Answer } from './visit.ts'

/** An answer and its JSON, read as JavaScript would; the contracts check its shape. */
export interface JsonAnswer extends Answer {
  readonly json: Json
}
type Json = { readonly [key: string]: Json } & { readonly [index: number]: Json } & string & number & boolean

/** Someone who talks to a server, with their cookies and as the editor's page would. */
export interface Person {
  readonly headers: Readonly<Record<string, string>>
  call(method: string, path: string, body?: unknown): Promise<JsonAnswer>
}

/** A person at the server of `url`; without a cookie a stranger. */
export function personAt(url: string, cookie?: string): Person {
  const headers: Record<string, string> = { origin: url, ...(cookie === undefined ? {} : { cookie }) }
  return {
    headers,
    async call(method, path, body) {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
      const answer = await visit(url + path, { method, headers: { ...headers, ...type }, ...sent })
      return { ...answer, json: parse(answer) }
    },
  }
}

function parse(answer: Answer): Json {
  const isJson = (answer.headers['content-type'] ?? '').startsWith('application/json')
  return (isJson ? JSON.parse(answer.text) : {}) as Json
}
