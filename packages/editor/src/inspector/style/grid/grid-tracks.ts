/** Columns of a grid as a person chooses them: so many alike, as many as have room, or as CSS writes them. */
export type Tracks =
  | { readonly mode: 'count'; readonly count: number }
  | { readonly mode: 'auto-fit' | 'auto-fill'; readonly least: string }
  | { readonly mode: 'template'; readonly text: string }

export type TracksMode = Tracks['mode']
export const TRACKS_MODES = ['count', 'auto-fit', 'auto-fill', 'template'] as const satisfies readonly TracksMode[]

/** Most columns alike, and most cells that one child covers. */
export const MOST_TRACKS = 24
const USUAL_COUNT = 2
const USUAL_LEAST = '200px'

const COUNT = /^repeat\(\s*(\d{1,2})\s*,\s*(?:minmax\(0(?:px)?,\s*1fr\)|1fr)\s*\)$/
// Bounded: a value of one line, and nothing in it can be read in two ways.
const AUTO =
  /^repeat\(\s*(auto-fit|auto-fill)\s*,\s*minmax\(\s*(?:min\(100%,\s*([^(),\s]+)\s*\)|([^(),\s]+))\s*,\s*1fr\s*\)\s*\)$/

/** What columns a value makes; `template` for what only CSS can say. */
export function readTracks(text: string): Tracks {
  const count = Number(COUNT.exec(text)?.[1])
  if (count >= 1 && count <= MOST_TRACKS) return { mode: 'count', count }
  const [, mode, kept, plain] = AUTO.exec(text) ?? []
  if (mode === 'auto-fit' || mode === 'auto-fill') return { mode, least: kept ?? plain ?? USUAL_LEAST }
  return { mode: 'template', text }
}

/** A value that makes these columns. Content does not push them apart, and none is wider than the grid. */
export function printTracks(tracks: Tracks): string {
  if (tracks.mode === 'count') return `repeat(${tracks.count}, minmax(0, 1fr))`
  if (tracks.mode === 'template') return tracks.text
  return `repeat(${tracks.mode}, minmax(min(100%, ${tracks.least}), 1fr))`
}

/** The same columns in another way, as near as it can say them. */
export function tracksIn(mode: TracksMode, now: Tracks): Tracks {
  if (mode === now.mode) return now
  if (mode === 'count') return { mode, count: USUAL_COUNT }
  if (mode === 'template') return { mode, text: printTracks(now) || '1fr 1fr' }
  return { mode, least: 'least' in now ? now.least : USUAL_LEAST }
}
