/** Tracks of a template one by one, as CSS writes each; names of lines keep their places between them. */
export interface TrackList {
  readonly tracks: readonly string[]
  /** Names before each track and behind the last one; empty where there are none. */
  readonly names: readonly string[]
}

/** A template that says more is not taken apart. */
const MOST_TRACKS = 200
const MOST_WORDS = 2 * MOST_TRACKS + 1
const REPEAT = /^repeat\(\s*(\d{1,3})\s*,([^]*)\)$/

/**
 * The tracks of a template such as `200px repeat(2, 1fr)`. `undefined` for one that says no number of tracks (as many as fit, those
 * of the grid around) or that is no list of them.
 */
export function readTrackList(template: string): TrackList | undefined {
  const words = wordsOf(template)
  if (!words) return undefined
  const tracks: string[] = []
  const names = ['']
  const add = (word: string): void => {
    if (word.startsWith('[')) names[tracks.length] = joined(names[tracks.length], word)
    else {
      tracks.push(word)
      names.push('')
    }
  }
  for (const word of words) {
    if (!word.startsWith('repeat(')) {
      if (/^(?:none|subgrid|masonry)$/i.test(word)) return undefined
      add(word)
      continue
    }
    const [, count = '', inner = ''] = REPEAT.exec(word) ?? []
    const repeated = wordsOf(inner)
    if (count === '' || !repeated || repeated.length * Number(count) > MOST_TRACKS) return undefined
    for (let turn = 0; turn < Number(count); turn++) for (const one of repeated) add(one)
  }
  return tracks.length > 0 && tracks.length <= MOST_TRACKS ? { tracks, names } : undefined
}

/** The template of a list; tracks that are alike and without names are counted. */
export function printTrackList({ tracks, names }: TrackList): string {
  const [first = ''] = tracks
  if (tracks.length > 1 && names.every((name) => name === '') && tracks.every((track) => track === first))
    return `repeat(${tracks.length}, ${first})`
  return [...tracks.flatMap((track, at) => [names[at] ?? '', track]), names[tracks.length] ?? '']
    .filter((word) => word !== '')
    .join(' ')
}

function joined(one: string | undefined, other: string): string {
  return one ? `${one.slice(0, -1)} ${other.slice(1)}` : other
}

/** Words of a value; what stands in brackets is one. `undefined` where a bracket has no other half, or there are too many. One pass. */
function wordsOf(text: string): readonly string[] | undefined {
  const words: string[] = []
  const open: string[] = []
  let word = ''
  const end = (): void => {
    if (word !== '') words.push(word)
    word = ''
  }
  for (const sign of text) {
    const isOutside = open.length === 0
    // Names of a line need no room between them and tracks.
    if (isOutside && (sign === '[' || /\s/.test(sign))) end()
    if (sign === '(' || sign === '[') open.push(sign === '(' ? ')' : ']')
    else if ((sign === ')' || sign === ']') && open.pop() !== sign) return undefined
    if (!isOutside || !/\s/.test(sign)) word += sign
    if (sign === ']' && open.length === 0) end()
    if (words.length > MOST_WORDS) return undefined
  }
  end()
  return open.length === 0 ? words : undefined
}
