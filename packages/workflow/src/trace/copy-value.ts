import { MAX_VALUE_DEPTH, MAX_VALUE_SIZE } from './limits.ts'

export interface Copied {
  readonly value: unknown
  /** Estimated bytes. */
  readonly size: number
  /** False when the copy shows the value but is not equal to it: too large, too deep, or no plain data. */
  readonly isExact: boolean
}

const ENTRY_SIZE = 16
const LETTER_SIZE = 2
const CUT = '…'

/** Values that are their own copies. */
export const isPlain = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  value === undefined ||
  value === null ||
  typeof value === 'string' ||
  typeof value === 'bigint'

/** Estimated bytes of a value that is its own copy. */
export const plainSize = (value: unknown): number =>
  typeof value === 'string' ? ENTRY_SIZE + value.length * LETTER_SIZE : ENTRY_SIZE

/**
 * A copy that later changes of the value do not reach. Never throws, whatever the value's getters do.
 * @param known copies of objects that nothing can have changed since: parts of the value that are among them are not copied again
 */
export function copyValue(value: unknown, maxSize = MAX_VALUE_SIZE, known?: ReadonlyMap<unknown, Copied>): Copied {
  if (isPlain(value)) {
    const size = plainSize(value)
    if (size <= maxSize || typeof value !== 'string') return { value, size, isExact: true }
  } else if (known === undefined || known.size === 0) {
    const flat = copyFlat(value, maxSize)
    if (flat) return flat
  }
  const copier = new Copier(maxSize, known)
  try {
    return { value: copier.copy(value, 0), size: copier.size, isExact: copier.isExact }
  } catch {
    return { value: '[not readable]', size: copier.size, isExact: false }
  }
}

/** A copy of an object or a list whose parts are their own copies, as most arguments are; nothing where there is more to it. */
function copyFlat(value: unknown, maxSize: number): Copied | undefined {
  try {
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype === Array.prototype) {
      const list = value as readonly unknown[]
      return list.length * ENTRY_SIZE > maxSize ? undefined : sized([...list], 0, maxSize)
    }
    if (prototype !== Object.prototype) return undefined
    const fields = { ...(value as object) }
    return Object.getOwnPropertySymbols(fields).length > 0 ? undefined : sized(fields, LETTER_SIZE, maxSize)
  } catch {
    // What cannot be read is told of part by part.
    return undefined
  }
}

/** @param letter bytes for each letter of a name */
function sized(copy: object, letter: number, maxSize: number): Copied | undefined {
  let size = ENTRY_SIZE
  for (const name in copy) {
    const part: unknown = Reflect.get(copy, name)
    if (!isPlain(part)) return undefined
    size += name.length * letter + plainSize(part)
  }
  return size > maxSize ? undefined : { value: copy, size, isExact: true }
}

/** One copy while it is made. */
class Copier {
  size = 0
  isExact = true
  readonly maxSize: number
  readonly known: ReadonlyMap<unknown, Copied> | undefined

  constructor(maxSize: number, known: ReadonlyMap<unknown, Copied> | undefined) {
    this.maxSize = maxSize
    this.known = known
  }
  copy(value: unknown, depth: number): unknown {
    if (typeof value === 'object' && value !== null) return this.copyObject(value, depth)
    this.size += ENTRY_SIZE
    if (typeof value === 'string') return this.copyText(value)
    if (typeof value === 'function') return this.instead('[function]')
    if (typeof value === 'symbol') return this.instead('[symbol]')
    return value
  }
  private instead(text: string): string {
    this.isExact = false
    return text
  }
  private copyText(text: string): string {
    const room = Math.max(0, Math.floor((this.maxSize - this.size) / 2))
    this.size += Math.min(text.length, room) * 2
    return text.length <= room ? text : this.instead(text.slice(0, room) + CUT)
  }
  private copyObject(value: object, depth: number): unknown {
    const known = this.known?.get(value)
    if (known && this.size + known.size <= this.maxSize) {
      this.size += known.size
      this.isExact &&= known.isExact
      return known.value
    }
    this.size += ENTRY_SIZE
    if (depth > MAX_VALUE_DEPTH) return this.instead(CUT)
    if (Array.isArray(value)) return this.copyList(value, depth)
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype === Object.prototype || prototype === null) return this.copyFields(value, depth)
    if (value instanceof Date) return new Date(value)
    return this.instead(Object.prototype.toString.call(value))
  }
  private copyList(list: readonly unknown[], depth: number): unknown[] {
    const copied: unknown[] = []
    for (let at = 0; at < list.length; at += 1) {
      if (this.size > this.maxSize) {
        copied.push(this.instead(CUT))
        break
      }
      copied.push(this.copyMember(list, at, depth))
    }
    return copied
  }
  private copyFields(object: object, depth: number): object {
    const copied: Record<string, unknown> = {}
    for (const key of Object.keys(object)) {
      if (this.size > this.maxSize) {
        copied[CUT] = this.instead(CUT)
        break
      }
      const name = this.copyText(key)
      const value = this.copyMember(object, key, depth)
      // An own field, not what the copy stands on.
      if (name === '__proto__')
        Object.defineProperty(copied, name, { value, enumerable: true, configurable: true, writable: true })
      else copied[name] = value
    }
    return copied
  }
  private copyMember(owner: object, key: string | number, depth: number): unknown {
    try {
      return this.copy(Reflect.get(owner, key), depth + 1)
    } catch {
      return this.instead('[not readable]')
    }
  }
}
