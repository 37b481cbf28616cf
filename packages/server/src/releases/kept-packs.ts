import { PACK_BYTES } from './pack-writer.ts'

/** A pack of the release before. */
export interface PackBefore {
  readonly name: string
  readonly size: number
  /** Bytes of files that the new release has too. */
  readonly live: number
}

/**
 * The packs that a new release takes over as they are; what it needs of the others is written anew. Those of which it needs less
 * than half are not taken, so that a release never holds more than twice its files. Of small ones, none is taken that holds no
 * more than what is written anew already: so there are few of them, however often a little was changed, and what lies in one is
 * copied each time into one twice as large, until that is no small one.
 *
 * @param written bytes of files that are new
 */
export function choosePacks(packs: readonly PackBefore[], written: number): ReadonlySet<string> {
  const taken = new Set<string>()
  let anew = written
  for (const { name, size, live } of packs.toSorted((one, other) => one.live - other.live)) {
    if (live === 0) continue
    if (live * 2 < size || (live < PACK_BYTES / 2 && live <= anew)) anew += live
    else taken.add(name)
  }
  return taken
}
