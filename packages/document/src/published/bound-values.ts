import { isPublishedBinding, type PublishedBinding } from './types.ts'

/**
 * Value of each binding inside, by the text of its formula (with its filter, sort and map when it has them): what a page tells
 * a server that runs no formulas. `undefined` travels as `null`.
 */
export function boundValues(value: unknown, resolve: (value: unknown) => unknown): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const binding of bindingsIn(value)) found[boundText(binding)] = resolve(binding) ?? null
  return found
}

/** Each binding inside once. */
export function bindingsOf(value: unknown): readonly PublishedBinding[] {
  return [...new Map(Array.from(bindingsIn(value), (binding) => [boundText(binding), binding])).values()]
}

/** Texts of the bindings inside, as `boundValues` names their values. */
export function boundTexts(value: unknown): ReadonlySet<string> {
  return new Set(Array.from(bindingsIn(value), boundText))
}

/** The value with what was told of its bindings in their place. What was told is taken as it is and not looked into. */
export function withBoundValues(value: unknown, told: Readonly<Record<string, unknown>>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isPublishedBinding(value)) {
    const text = boundText(value)
    return Object.hasOwn(told, text) ? told[text] : null
  }
  if (Array.isArray(value)) return value.map((part) => withBoundValues(part, told))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withBoundValues(part, told)]))
}

function* bindingsIn(value: unknown): Iterable<PublishedBinding> {
  if (typeof value !== 'object' || value === null) return
  if (isPublishedBinding(value)) yield value
  else for (const inner of Object.values(value)) yield* bindingsIn(inner)
}

function boundText({ tree, filter, sort, map }: PublishedBinding): string {
  return JSON.stringify(filter || sort || map ? { tree, filter, sort, map } : tree)
}
