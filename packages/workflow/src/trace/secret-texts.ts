import { isSecretName, MASK } from './secret-names.ts'
import type { TraceEntry } from './types.ts'

/** A shorter text may stand anywhere by chance. */
const LEAST = 4
/** Secrets of one run: what is more is masked only where it stands under its name. */
const MOST = 100

/**
 * Texts of a run that are secrets: those under a name of one, those beside such a name (`{ name: 'token', value }`), and the last
 * argument of a call behind one (`storage.write('local', 'token', …)`). They may stand elsewhere too, as plain arguments.
 */
export function secretTexts(
  values: readonly unknown[],
  entries: readonly Pick<TraceEntry, 'kind' | 'value'>[],
): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (text: unknown): void => {
    if (typeof text === 'string' && text.length >= LEAST && text !== MASK && found.size < MOST) found.add(text)
  }
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) {
      if (isSecretName(key)) add(part)
      walk(part)
    }
    if (!Array.isArray(value) && isNamedSecret(value)) add(Reflect.get(value, 'value'))
  }
  for (const value of values) walk(value)
  for (const { kind, value } of entries) {
    walk(value)
    const last: unknown = kind === 'call' && Array.isArray(value) ? value.at(-2) : undefined
    if (typeof last === 'string' && isSecretName(last)) add((value as readonly unknown[]).at(-1))
  }
  return found
}

const isNamedSecret = (value: object): boolean =>
  ['name', 'key'].some((field) => {
    const name: unknown = Reflect.get(value, field)
    return typeof name === 'string' && isSecretName(name)
  })

/** A copy of plain data in which these texts are masked, also where they are a part of another. */
export function withoutTexts(value: unknown, texts: ReadonlySet<string>): unknown {
  if (texts.size === 0) return value
  // The longest first: one may hold another.
  const all = [...texts].toSorted((one, other) => other.length - one.length)
  const masked = (part: unknown): unknown => {
    if (typeof part === 'string') return all.reduce((text, secret) => text.replaceAll(secret, MASK), part)
    if (Array.isArray(part)) return part.map(masked)
    if (typeof part !== 'object' || part === null || part instanceof Date) return part
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, masked(one)]))
  }
  return masked(value)
}
