import { MASK, type TraceEntry } from '@heddle/workflow/trace'

/** A shorter text may stand anywhere by chance. */
const LEAST = 4
/** From here on a text is masked also where it is a part of another: the first letters of one are words of their own. */
const LEAST_AS_PART = 8
/** What is more is the oldest's place: each letter that is typed makes one. */
const MOST = 200
/** Fields that hold a password, whatever action they are given to. */
const NAMED = /^(?:(?:new|old|current|repeat)[-_]?)?(?:password|passwd|passphrase)$/i

/** What a message says of itself stays: a password may begin like the name of a kind. */
const FRAME = new Set(['type', 'kind', 'kinds', 'id', 'ids', 'workflowId', 'actionId', 'name', 'level', 'lang'])
/** Below these all is what somebody's data is. */
const DATA = new Set(['value', 'values', 'parameters', 'event', 'data', 'message', 'place', 'body', 'text'])

/** Passwords that were typed into the page or handed to an action: the editor is told of them as marks. */
export interface TypedPasswords {
  /** A copy of plain data with a mark for each of them, but for what makes it a message. */
  readonly mask: (message: unknown) => unknown
  readonly add: (text: unknown) => void
  /** Those in what an action is given. */
  readonly read: (entry: Pick<TraceEntry, 'kind' | 'value'>) => void
  /** Hears of what is typed into fields that are, or were, ones for passwords. */
  readonly watch: (page: TypedPage) => void
}

/** A page that people type into. */
export interface TypedPage extends Pick<EventTarget, 'addEventListener'> {
  readonly querySelectorAll: (selector: string) => Iterable<Element>
}

export function createTypedPasswords(): TypedPasswords {
  const texts = new Set<string>()
  const add = (text: unknown): void => {
    if (typeof text !== 'string' || text.length < LEAST || texts.has(text)) return
    const [oldest = ''] = texts
    if (texts.size >= MOST) texts.delete(oldest)
    texts.add(text)
  }
  const walk = (value: unknown, depth = 0): void => {
    if (typeof value !== 'object' || value === null || depth > 8) return
    for (const [name, part] of Object.entries(value)) {
      if (NAMED.test(name)) add(part)
      walk(part, depth + 1)
    }
  }
  const maskText = (text: string): string => {
    if (texts.has(text)) return MASK
    let masked = text
    // What was typed last is the longest: one holds those before it.
    for (const one of [...texts].reverse()) if (one.length >= LEAST_AS_PART) masked = masked.replaceAll(one, MASK)
    return masked
  }
  const mask = (part: unknown, key: string, isData: boolean): unknown => {
    if (typeof part === 'string') return !isData && FRAME.has(key) ? part : maskText(part)
    if (Array.isArray(part)) return part.map((one) => mask(one, key, isData))
    if (typeof part !== 'object' || part === null || part instanceof Date) return part
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, mask(one, name, isData || DATA.has(name))]))
  }
  return {
    mask: (message) => (texts.size === 0 ? message : mask(message, '', false)),
    add,
    read({ kind, value }) {
      if (kind === 'arguments' || kind === 'call') walk(value)
    },
    watch(page) {
      // What shows a password makes its field one for text.
      const fields = new WeakSet<HTMLInputElement>()
      const note = (field: unknown): void => {
        if (!(field instanceof HTMLInputElement)) return
        if (field.type === 'password') fields.add(field)
        if (fields.has(field)) add(field.value)
      }
      const all = (): void => {
        for (const field of page.querySelectorAll('input[type=password]')) note(field)
      }
      for (const type of ['focusin', 'input', 'change']) page.addEventListener(type, ({ target }) => note(target), true)
      for (const type of ['submit', 'click', 'keydown']) page.addEventListener(type, all, true)
    },
  }
}
