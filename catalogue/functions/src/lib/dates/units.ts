const SHORT: Readonly<Record<string, Unit>> = {
  d: 'day',
  w: 'week',
  Q: 'quarter',
  M: 'month',
  y: 'year',
  h: 'hour',
  m: 'minute',
  s: 'second',
  ms: 'millisecond',
}

export type Unit = 'day' | 'week' | 'quarter' | 'month' | 'year' | 'hour' | 'minute' | 'second' | 'millisecond'

const UNITS: ReadonlySet<string> = new Set(Object.values(SHORT))

/** A unit of time by its short name (`M` is month, `m` minute) or its long one, singular or plural; else `undefined`. */
export function unitOf(name: string): Unit | undefined {
  if (Object.hasOwn(SHORT, name)) return SHORT[name]
  const long = name.toLowerCase().replace(/s$/, '')
  return UNITS.has(long) ? (long as Unit) : undefined
}
