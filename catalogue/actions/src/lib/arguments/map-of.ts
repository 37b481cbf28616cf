import { textOf } from './text-of.ts'

/** An object, or a list of `{ name, value }`, as an object of own keys; `__proto__` is left out. */
export function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(entriesOf(value).filter(([key]) => key !== '' && key !== '__proto__'))
}

function entriesOf(value: unknown): readonly (readonly [key: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value)) return Object.entries(value)
  return value.flatMap((pair: unknown) => {
    if (typeof pair !== 'object' || pair === null || !Object.hasOwn(pair, 'name')) return []
    const { name, value: given } = pair as { readonly name: unknown; readonly value?: unknown }
    return [[textOf(name), given] as const]
  })
}
