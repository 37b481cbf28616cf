import type { GradientStop } from '@heddle/style'
import { printColor, readColor } from '../../../controls/color-value.ts'

const PERCENT = /^(-?\d+(?:\.\d+)?)%$/

/** Where each stop stands in percent, as a browser spreads those that say nothing; absent for those in other units. */
export function placesOf(stops: readonly GradientStop[]): readonly (number | undefined)[] {
  const last = stops.length - 1
  const said = stops.map(({ at }, index) => {
    if (at === '') return index === 0 ? 0 : index === last ? 100 : undefined
    const percent = PERCENT.exec(at)?.[1]
    return percent === undefined ? Number.NaN : Number(percent)
  })
  return said.map((place, index) => {
    if (place !== undefined) return Number.isNaN(place) ? undefined : place
    const before = said.findLastIndex((other, at) => at < index && other !== undefined)
    const after = said.findIndex((other, at) => at > index && other !== undefined)
    const [from = Number.NaN, to = Number.NaN] = [said[before], said[after]]
    const between = from + ((to - from) * (index - before)) / (after - before)
    return Number.isNaN(between) ? undefined : between
  })
}

/** A stop at another place, kept within the gradient; others keep theirs. `index`: where it stands among them then, in the order of their places. */
export function moveStop(
  stops: readonly GradientStop[],
  index: number,
  to: number,
): { readonly stops: readonly GradientStop[]; readonly index: number } {
  const places = placesOf(stops)
  const placed = stops.map((stop, at) => {
    const place = at === index ? clamped(to) : places[at]
    return { stop: place === undefined ? stop : { ...stop, at: `${place}%` }, place, isMoved: at === index }
  })
  // Those in other units stand where they are written: an order by place says nothing of them.
  const sorted = placed.some(({ place }) => place === undefined)
    ? placed
    : placed.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  return { stops: sorted.map(({ stop }) => stop), index: sorted.findIndex(({ isMoved }) => isMoved) }
}

/** One more stop, with the colour that stands there already, as far as it can be worked out. */
export function addStop(stops: readonly GradientStop[], place: number): ReturnType<typeof moveStop> {
  const places = placesOf(stops)
  const before = places.findLastIndex((other) => other !== undefined && other <= place)
  const after = before + 1
  const [left, right] = [stops[Math.max(before, 0)], stops[after] ?? stops.at(-1)]
  const [from = 0, to = 100] = [places[Math.max(before, 0)], places[after]]
  const share = to === from ? 0 : (place - from) / (to - from)
  const color = mixed(left?.color ?? '', right?.color ?? '', Math.min(Math.max(share, 0), 1))
  return moveStop([...stops.slice(0, after), { color, at: '' }, ...stops.slice(after)], after, place)
}

const clamped = (place: number): number => Math.round(Math.min(Math.max(place, 0), 100) * 10) / 10

function mixed(left: string, right: string, share: number): string {
  const [from, to] = [readColor(left)?.toFormat('rgba'), readColor(right)?.toFormat('rgba')]
  if (!from || !to) return left
  let color = from
  for (const channel of ['red', 'green', 'blue', 'alpha'] as const) {
    const value = from.getChannelValue(channel)
    const between = value + (to.getChannelValue(channel) - value) * share
    color = color.withChannelValue(channel, channel === 'alpha' ? between : Math.round(between))
  }
  return printColor(color)
}
