import type { GridTrack } from './protocol.ts'

export interface TrackRoom {
  readonly sizes: readonly number[]
  readonly gap: number
  /** Pixels of the grid inside its padding. */
  readonly room: number
  /** `justify-content` or `align-content`. */
  readonly place: string
}

/** Where tracks begin, from the edge that the first one is nearest to. */
export function layTracks({ sizes, gap, room, place }: TrackRoom): readonly GridTrack[] {
  const count = sizes.length
  const left = room - sizes.reduce((sum, size) => sum + size, 0) - gap * (count - 1)
  const { before, between } = shareOut(place.replace(/^(?:safe|unsafe) /, ''), left, count)
  let at = before
  return sizes.map((size) => {
    const track = { at, size }
    at += size + gap + between
    return track
  })
}

/** What is left stands before the tracks and between them. Where nothing is, tracks that are spread begin at the edge. */
function shareOut(place: string, left: number, count: number): { readonly before: number; readonly between: number } {
  if (place === 'center') return { before: left / 2, between: 0 }
  if (place === 'end' || place === 'flex-end') return { before: left, between: 0 }
  if (left <= 0) return { before: 0, between: 0 }
  if (place === 'space-between' && count > 1) return { before: 0, between: left / (count - 1) }
  if (place === 'space-around') return { before: left / count / 2, between: left / count }
  if (place === 'space-evenly') return { before: left / (count + 1), between: left / (count + 1) }
  return { before: 0, between: 0 }
}
