import type { Encoding } from '../releases/manifest.ts'

/** What a client takes, by name: how gladly, 0 being not at all. */
type Accepted = ReadonlyMap<string, number>

/** The few texts that browsers send, so that they are read once; longer ones are read each time. */
const known = new Map<string, Accepted>()
const MOST_KNOWN = 200
const LONGEST_KNOWN = 100

function readAccepted(text: string): Accepted {
  const found = known.get(text)
  if (found) return found
  const accepted = new Map(
    text.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
      const quality = parameters.find((each) => each.startsWith('q='))
      return [name, quality === undefined ? 1 : Number(quality.slice(2))] as const
    }),
  )
  if (text.length > LONGEST_KNOWN) return accepted
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, accepted)
  return accepted
}

/** The best of the encodings a file has that the client takes; `undefined` for the plain bytes. */
export function negotiateEncoding(acceptEncoding: string | undefined, available: readonly Encoding[]): Encoding | undefined {
  if (acceptEncoding === undefined || available.length === 0) return undefined
  const accepted = readAccepted(acceptEncoding)
  const weight = (name: Encoding): number => accepted.get(name) ?? accepted.get('*') ?? 0
  return available.find((name) => weight(name) > 0)
}

/** True when the client's copy is the current one (`If-None-Match`, weak comparison). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '')
    return tag === etag || tag === '*'
  })
}

/** The bytes a `Range` header asks for; `undefined` when it names none, `unsatisfiable` when they are not there. */
export function readRange(range: string | undefined, size: number): { from: number; to: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to || from >= size ? 'unsatisfiable' : { from, to }
}
