import { LONG_LIST, type PublishedRepeat } from '@heddle/document/published'
import type { RenderHost } from './host.ts'
import type { Rows } from './rows.ts'

/** A list whose rows may not all stand in the page. */
export interface LongList {
  readonly rows: Rows
  readonly repeat: PublishedRepeat
  /** The root of a row that stands, by its key. */
  readonly elementOf: (key: string) => Element | undefined
}

export interface StandingRows {
  /** Places of the rows that stand by their keys, in order; followed. */
  readonly places: () => ReadonlyMap<string, number>
  /** How many do not stand. */
  readonly rest: () => number
  /** To be called when rows came to the page, went or moved. */
  readonly drawn: () => void
  readonly stop: () => void
}

/** Rows that stand: all of them, until there are so many that the host is asked. */
export function standingRows(list: LongList, { standRows }: Pick<RenderHost, 'standRows'>): StandingRows {
  const { rows, repeat } = list
  const most = repeat.window === 'visible' ? LONG_LIST.first : LONG_LIST.skipped
  let chosen: StandingRows | undefined
  return {
    places() {
      const all = rows.places()
      if (repeat.window && all.size > most) chosen ??= standRows?.(list)
      return chosen?.places() ?? all
    },
    rest: () => chosen?.rest() ?? 0,
    drawn: () => chosen?.drawn(),
    stop: () => chosen?.stop(),
  }
}
