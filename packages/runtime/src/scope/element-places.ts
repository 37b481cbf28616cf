const NOWHERE = {}

/**
 * `componentPositionInfo` (logic reference 1.3): it has every HTML id, so that an element is watched because a formula reads
 * its id, worked out while running or not. `ids`: those it lists when it is read as a whole.
 */
export function everyId(placeOf: (id: string) => object, ids: () => readonly string[]): object {
  const get = (_: object, id: string | symbol): object | undefined => (typeof id === 'string' ? placeOf(id) : undefined)
  return new Proxy(
    {},
    {
      get,
      getOwnPropertyDescriptor: (target, id) => ({ get: () => get(target, id), enumerable: true, configurable: true }),
      ownKeys: ids,
    },
  )
}

/** In the publish snapshot, and where nothing is watched, no element stands anywhere. */
export const NO_PLACES = everyId(
  () => NOWHERE,
  () => [],
)
