import type { FunctionHost } from '@heddle/kit'
import { MAX_VALUE_DEPTH } from '../limits.ts'
import { MESSAGES } from '../messages.ts'
import { isPlainObject } from '../values/is-empty.ts'

const identities = new WeakMap<object, number>()
let lastIdentity = 0

/** A key that two values share exactly when they are deeply equal (see `deepEqual`), to find equal ones in a `Map`. */
export function deepKey(host: FunctionHost, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? `"${value}` : value
  return writeKey(host, value, 0)
}

function writeKey(host: FunctionHost, value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth > MAX_VALUE_DEPTH) throw new Error(MESSAGES.tooDeep)
  host.spend(1)
  if (Array.isArray(value)) {
    host.spend(value.length)
    return allowed(host, `[${Array.from(value, (item) => writeKey(host, item, depth + 1)).join(',')}]`)
  }
  if (value instanceof Date) return `date ${value.getTime()}`
  if (!isPlainObject(value)) return `object ${identityOf(value)}`
  const keys = Object.keys(value).toSorted()
  host.spend(keys.length)
  const entries = keys.map((key) => `${JSON.stringify(key)}:${writeKey(host, value[key], depth + 1)}`)
  return allowed(host, `{${entries.join(',')}}`)
}

/** A value that names one part many times may be endless to write down. */
function allowed(host: FunctionHost, text: string): string {
  host.allowText(text.length)
  return text
}

/** Files and other objects of the browser equal themselves only. */
function identityOf(value: object): number {
  const known = identities.get(value)
  if (known !== undefined) return known
  lastIdentity += 1
  identities.set(value, lastIdentity)
  return lastIdentity
}
