import type { GridTrack } from '@heddle/canvas/protocol'

/** The room between a track and the next one, in pixels of the frame's viewport. */
export interface GapBetween extends GridTrack {
  /** The track that comes first in the order of the page's language, counted from 0. */
  readonly before: number
  /** It stands to the right of the next one. */
  readonly isMirrored: boolean
}

/** The gaps of a direction; tracks that touch have one without size, and so have those that lie over one another. */
export function layGaps(tracks: readonly GridTrack[]): readonly GapBetween[] {
  return tracks.slice(1).flatMap((next, before) => {
    const track = tracks[before]
    if (!track) return []
    const isMirrored = next.at < track.at
    const [first, second] = isMirrored ? [next, track] : [track, next]
    const at = first.at + first.size
    return [{ before, isMirrored, at, size: Math.max(0, second.at - at) }]
  })
}

/** From the first track to the last one; nothing where there is none. */
export function reachOf(tracks: readonly GridTrack[]): GridTrack | undefined {
  if (tracks.length === 0) return undefined
  const at = Math.min(...tracks.map((track) => track.at))
  return { at, size: Math.max(...tracks.map((track) => track.at + track.size)) - at }
}
