import type { FunctionHost } from '@heddle/kit'
import { MAX_VALUE_DEPTH } from '../limits.ts'
import { MESSAGES } from '../messages.ts'
import { instantOf } from '../values/instant-of.ts'
import { isPlainObject } from '../values/is-empty.ts'

/** Writing a part takes longer than passing it. */
const STEPS_PER_PART = 4

const identities = new WeakMap<object, number>()
let lastIdentity = 0

/** A key that two values share exactly when they are deeply equal (see `deepEqual`), to find equal ones in a `Map`. */
export function deepKey(host: FunctionHost, value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return writeKey(host, value, 0)
  return typeof value === 'string' ? counted(host, `"${value}`) : value
}

/** The keys of many values. */
export function deepKeys(host: FunctionHost, values: readonly unknown[]): ReadonlySet<unknown> {
  host.spend(values.length * 2)
  return new Set(values.map((value) => deepKey(host, value)))
}

function writeKey(host: FunctionHost, value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(counted(host, value))
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth > MAX_VALUE_DEPTH) throw new Error(MESSAGES.tooDeep)
  host.spend(STEPS_PER_PART)
  if (Array.isArray(value)) {
    host.spend(value.length * STEPS_PER_PART)
    return counted(host, `[${Array.from(value, (item) => writeKey(host, item, depth + 1)).join(',')}]`)
  }
  if (value instanceof Date) return `date ${instantOf(value)}`
  if (!isPlainObject(value)) return `object ${identityOf(value)}`
  const unsorted = Object.keys(value)
  host.spendKeys(unsorted.length)
  host.spend(unsorted.length * STEPS_PER_PART)
  const keys = unsorted.toSorted()
  const entries = keys.map((key) => `${JSON.stringify(key)}:${writeKey(host, value[key], depth + 1)}`)
  return counted(host, `{${entries.join(',')}}`)
}

/** A value that names one part many times may be endless to write down, and each key stays as long as the others come. */
function counted(host: FunctionHost, text: string): string {
  host.allowText(text.length)
  host.spend(text.length >> 4)
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
