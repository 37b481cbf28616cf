import { MAX_VALUE_DEPTH, MAX_VALUE_SIZE } from './limits.ts'

export interface Copied {
  readonly value: unknown
  /** Estimated bytes. */
  readonly size: number
  /** False when the copy shows the value but is not equal to it: too large, too deep, or no plain data. */
  readonly isExact: boolean
}

const ENTRY_SIZE = 16
const CUT = '…'

/** A copy that later changes of the value do not reach. Never throws, whatever the value's getters do. */
export function copyValue(value: unknown, maxSize = MAX_VALUE_SIZE): Copied {
  const isPlain = value === null || PLAIN.has(typeof value)
  return isPlain ? { value, size: ENTRY_SIZE, isExact: true } : copyParts(value, maxSize)
}

const PLAIN: ReadonlySet<string> = new Set(['number', 'boolean', 'undefined', 'bigint'])

function copyParts(value: unknown, maxSize: number): Copied {
  let size = 0
  let isExact = true

  function instead(text: string): string {
    isExact = false
    return text
  }
  function copyText(text: string): string {
    const room = Math.max(0, Math.floor((maxSize - size) / 2))
    size += Math.min(text.length, room) * 2
    return text.length <= room ? text : instead(text.slice(0, room) + CUT)
  }
  function copyList(list: readonly unknown[], depth: number): unknown[] {
    const copied: unknown[] = []
    for (let at = 0; at < list.length; at += 1) {
      if (size > maxSize) {
        copied.push(instead(CUT))
        break
      }
      copied.push(copyMember(list, String(at), depth))
    }
    return copied
  }
  function copyObject(object: object, depth: number): object {
    const copied: [string, unknown][] = []
    for (const key of Object.keys(object)) {
      if (size > maxSize) {
        copied.push([CUT, instead(CUT)])
        break
      }
      copied.push([copyText(key), copyMember(object, key, depth)])
    }
    return Object.fromEntries(copied)
  }
  function copyMember(owner: object, key: string, depth: number): unknown {
    try {
      return copy(Reflect.get(owner, key), depth + 1)
    } catch {
      return instead('[not readable]')
    }
  }
  function copy(value: unknown, depth: number): unknown {
    size += ENTRY_SIZE
    if (typeof value === 'string') return copyText(value)
    if (typeof value === 'function') return instead('[function]')
    if (typeof value === 'symbol') return instead('[symbol]')
    if (typeof value !== 'object' || value === null) return value
    if (depth > MAX_VALUE_DEPTH) return instead(CUT)
    if (Array.isArray(value)) return copyList(value, depth)
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype === Object.prototype || prototype === null) return copyObject(value, depth)
    if (value instanceof Date) return new Date(value)
    return instead(Object.prototype.toString.call(value))
  }
  try {
    return { value: copy(value, 0), size, isExact }
  } catch {
    return { value: '[not readable]', size, isExact: false }
  }
}
