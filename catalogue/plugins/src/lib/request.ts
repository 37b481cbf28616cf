import { jsonText } from '@heddle/document/values'
import { SOURCE_MESSAGES } from './messages.ts'

/** A name and a value that a formula may have given. */
interface Pair {
  readonly name: string
  readonly value: unknown
}

/** A request as a builder describes it, with every bound value worked out. */
export interface RequestParts {
  readonly method: string
  /** Scheme and host: never a visitor's. */
  readonly origin: string
  /** Names in braces stand for `pathValues`: `/orders/{id}`. */
  readonly path: string
  readonly pathValues: readonly Pair[]
  readonly query: readonly Pair[]
  readonly headers: readonly Pair[]
  readonly contentType: string
  readonly bodyFields: readonly Pair[]
  readonly rawBody: unknown
}

/** What is sent. */
export interface BuiltRequest {
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Puts values in their places, each encoded for its place: what a visitor gives can name no other server, path or header.
 * @param more values of the query that are not the builder's: those of pages
 */
export function buildRequest(parts: RequestParts, more: Readonly<Record<string, string>> = {}): BuiltRequest {
  const address = new URL(parts.origin)
  const origin = address.origin
  const base = address.pathname.replace(/\/$/, '')
  const path = `${base}/${fillPath(parts.path, parts.pathValues)}`.replace(/^\/+/, '/')
  const query = new URLSearchParams()
  for (const { name, value } of parts.query) for (const text of textsOf(value)) query.append(name, text)
  for (const [name, text] of Object.entries(more)) query.set(name, text)
  const search = query.size === 0 ? '' : `${path.includes('?') ? '&' : '?'}${query}`
  const sent = WITHOUT_BODY.has(parts.method) ? undefined : bodyOf(parts)
  const headers = Object.fromEntries(parts.headers.flatMap(({ name, value }) => headerOf(name, value)))
  const isTyped = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type')
  return {
    method: parts.method,
    address: `${origin}${path}${search}`,
    headers: { ...(sent && !isTyped && { 'content-type': sent.type }), ...headers },
    ...(sent && { body: sent.body }),
  }
}

/** The path with its values in their places. */
function fillPath(path: string, values: readonly Pair[]): string {
  const filled = path.replace(/\{(\w{1,100})\}/g, (_, name: string) => {
    const pair = values.find((one) => one.name === name)
    return encodeURIComponent(textsOf(pair?.value).join(','))
  })
  // A value that is all of a step must not be one that leads elsewhere.
  const [steps = ''] = filled.split(/[?#]/, 1)
  if (steps.split('/').some((step) => step === '.' || step === '..')) {
    const name = values.find(({ value }) => value === '.' || value === '..')?.name ?? ''
    throw new Error(SOURCE_MESSAGES.badPathValue(name))
  }
  return filled.replace(/^\/+/, '')
}

function headerOf(name: string, value: unknown): readonly (readonly [string, string])[] {
  const text = textsOf(value).join(', ')
  if (name === '' || text === '') return []
  if (hasControls(text)) throw new Error(SOURCE_MESSAGES.badHeaderValue(name))
  return [[name, text]]
}

/** Whether a text holds what moves a cursor instead of being written: ends of lines among others. */
function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}

function bodyOf({
  contentType,
  bodyFields,
  rawBody,
}: RequestParts): { readonly type: string; readonly body: string } | undefined {
  if (rawBody !== '' && rawBody !== null && rawBody !== undefined) {
    const type = contentType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
    return { type, body: typeof rawBody === 'string' ? rawBody : (jsonText(rawBody) ?? '') }
  }
  const fields = bodyFields.filter(({ name }) => name !== '')
  if (fields.length === 0) return undefined
  if (contentType === 'form') {
    const form = new URLSearchParams()
    for (const { name, value } of fields) for (const text of textsOf(value)) form.append(name, text)
    return { type: 'application/x-www-form-urlencoded', body: String(form) }
  }
  if (contentType === 'multipart') return multipart(fields)
  const object = Object.fromEntries(fields.map(({ name, value }) => [name, value ?? null]))
  return { type: 'application/json', body: jsonText(object) ?? '' }
}

function multipart(fields: readonly Pair[]): { readonly type: string; readonly body: string } {
  const parts = fields.flatMap(({ name, value }) => textsOf(value).map((text) => [name, text] as const))
  let boundary = 'heddle-form'
  while (parts.some(([, text]) => text.includes(boundary))) boundary += '-'
  const escaped = (name: string): string => name.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ')
  const lines = parts.map(
    ([name, text]) => `--${boundary}\r\ncontent-disposition: form-data; name="${escaped(name)}"\r\n\r\n${text}\r\n`,
  )
  return { type: `multipart/form-data; boundary=${boundary}`, body: `${lines.join('')}--${boundary}--\r\n` }
}

/** Nothing, one text, or one for each item of a list; what is more than a text travels as JSON. */
function textsOf(value: unknown): readonly string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return [typeof value === 'object' ? (jsonText(value) ?? '') : String(value).toWellFormed()]
}
