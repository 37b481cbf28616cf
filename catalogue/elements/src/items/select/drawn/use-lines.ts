import { useMemo } from 'react'
import { readPath } from '@heddle/document/values'
import { toText } from '@heddle/kit/react'
import { foldText } from '../../../lib/listbox/fold-text.ts'
import type { Option } from '../../../lib/read-options.ts'
import type { Choice } from './use-choice.ts'

/** Stands among places for what is typed and may be chosen. */
export const NEW = -1

export interface Searched {
  readonly options: readonly Option[]
  readonly rows: readonly unknown[]
  /** Names of fields with commas between; empty for the label. */
  readonly searchBy: string
  /** Somebody else finds the options. */
  readonly isElsewhere: boolean
  /** What is typed; nothing is searched without it. */
  readonly query: string
  /** Somebody may be about to search. */
  readonly isNear: boolean
}

/** Places of the options that hold what is typed, in whatever case and with whatever accents. */
export function useMatches({ options, rows, searchBy, query, isNear, isElsewhere }: Searched): readonly number[] {
  const wanted = isElsewhere ? '' : foldText(query.trim())
  // Read once, and before the first letter if there is time: ten thousand take longer than a letter may.
  const isRead = wanted !== '' || (isNear && !isElsewhere)
  const texts = useMemo(
    () => (isRead ? options.map(({ label }, at) => foldText(searchBy ? fieldsText(rows[at], searchBy) : label)) : []),
    [isRead, options, rows, searchBy],
  )
  return useMemo(() => {
    const places: number[] = []
    // Nothing is searched for as well once the texts are read, so that the browser knows the loop when a letter comes.
    for (let at = 0; at < options.length; at += 1) if (texts[at]?.includes(wanted) ?? true) places.push(at)
    return places
  }, [options, texts, wanted])
}

/** Fields are kept apart by what nobody types. */
const fieldsText = (row: unknown, names: string): string =>
  names
    .split(',')
    .map((name) => toText(readPath(row, name.trim())))
    .join('\n')

export interface Shown {
  readonly matches: readonly number[]
  readonly choice: Choice
  readonly hidesChosen: boolean
  /** Most options; what is chosen is shown in any case. */
  readonly most: number
  readonly hasNew: boolean
}

/** The lines of the list by the places of their options. */
export function useLines({ matches, choice, hidesChosen, most, hasNew }: Shown): readonly number[] {
  return useMemo(() => {
    const all = hidesChosen ? matches.filter((place) => !choice.isChosen(place)) : matches
    const lines = all.length > most ? all.slice(0, most) : [...all]
    const last = lines.at(-1) ?? NEW
    if (lines.length < all.length && !hidesChosen) {
      for (const place of choice.places) if (place > last && matches.includes(place)) lines.push(place)
    }
    if (hasNew) lines.push(NEW)
    return lines
  }, [matches, choice, hidesChosen, most, hasNew])
}
