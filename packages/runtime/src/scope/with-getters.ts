/** Adds own getters to an object: what they read is followed by whoever reads them. */
export function withGetters(target: object, getters: Readonly<Record<string, () => unknown>>): object {
  for (const name in getters) {
    const get = getters[name]
    if (get) Object.defineProperty(target, name, { enumerable: true, configurable: true, get })
  }
  return target
}
