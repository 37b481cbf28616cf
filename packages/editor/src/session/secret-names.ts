import type { Json } from '@heddle/store'

/** The secrets that pairs name in braces, each once. */
export function secretNames(pairs: Json | undefined): readonly string[] {
  const texts = Array.isArray(pairs) ? pairs : []
  const names = texts.flatMap((pair) => {
    const value = typeof pair === 'object' && pair !== null && !Array.isArray(pair) ? pair['value'] : undefined
    return typeof value === 'string' ? Array.from(value.matchAll(/\{([A-Za-z]\w{0,63})\}/g), ([, name = '']) => name) : []
  })
  return [...new Set(names)]
}
