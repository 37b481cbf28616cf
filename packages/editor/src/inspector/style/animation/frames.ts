import {
  FRAME_PROPERTIES,
  isFrameProperty,
  NEW_TOKENS,
  sortFrames,
  styleProperty,
  type AnimationFrame,
  type AnimationFrames,
  type FrameProperty,
} from '@heddle/style'
import { printMeasure, readMeasure, type Measure } from '../../../controls/measure.ts'

/** Changed frames by their keys; `null` takes one away. */
export type FrameChanges = Readonly<Record<string, AnimationFrame | null>>

const LAST = 100

/** A value that says nothing yet, where the initial one of the table cannot be stepped or mixed with others. */
const STARTS: Readonly<Partial<Record<FrameProperty, string>>> = {
  translate: '0 0',
  scale: '1',
  rotate: '0deg',
  filter: 'blur(0px)',
  'backdrop-filter': 'blur(0px)',
}

/** The place nearest to the one that is wanted at which no other frame stands; `by` says to which side it gives way. */
export function freePlace(frames: AnimationFrames, wanted: number, own?: string, by = 0): number {
  const taken = new Set(Object.entries(frames).flatMap(([key, { at }]) => (key === own ? [] : [at])))
  const place = Math.min(Math.max(Math.round(wanted * 10) / 10, 0), LAST)
  const isFree = (at: number) => at >= 0 && at <= LAST && !taken.has(at)
  for (let away = 0; away <= LAST; away += 1) {
    const sides = by < 0 ? [place - away] : by > 0 ? [place + away] : [place + away, place - away]
    const free = sides.find(isFree)
    if (free !== undefined) return free
  }
  // There is none to that side.
  return frames[own ?? '']?.at ?? place
}

/** A frame at another place; an occupied one is passed in the direction it is moved. */
export function moveFrame(frames: AnimationFrames, key: string, to: number): FrameChanges {
  const frame = frames[key]
  return frame ? { [key]: { ...frame, at: freePlace(frames, to, key, Math.sign(to - frame.at)) } } : {}
}

/** One more frame, which looks as what is passed there: between its neighbours where their values are plain numbers, else as the one before. */
export function addFrame(frames: AnimationFrames, key: string, wanted: number): FrameChanges {
  const sorted = sortFrames(frames)
  const at = freePlace(frames, wanted)
  const [, before] = sorted.findLast(([, frame]) => frame.at <= at) ?? []
  const [, after] = sorted.find(([, frame]) => frame.at > at) ?? []
  if (!before || !after) return { [key]: { at, styles: (before ?? after)?.styles ?? {} } }
  const share = (at - before.at) / (after.at - before.at)
  const { said } = propertiesOf(before)
  const styles = said.map((property) => [property, between(before.styles[property], after.styles[property], share)])
  return { [key]: { at, styles: Object.fromEntries(styles) as AnimationFrame['styles'] } }
}

type Value = AnimationFrame['styles'][FrameProperty]

/** A value on the way to another one, where both are as many measures of the same units. */
function between(from: Value, to: Value, share: number): Value {
  const [start, end] = [measuresOf(from), measuresOf(to)]
  if (start.length !== end.length) return from
  const mixed = start.flatMap((one, at) => {
    const other = end[at]
    if (!one || !other) return []
    const unit = one.unit || other.unit
    const isSame = [one, other].every((each) => each.unit === unit || each.amount === 0)
    return isSame ? [printMeasure({ amount: one.amount + (other.amount - one.amount) * share, unit })] : []
  })
  return mixed.length > 0 && mixed.length === start.length ? mixed.join(' ') : from
}

function measuresOf(value: Value): readonly (Measure | undefined)[] {
  if (typeof value !== 'string' && typeof value !== 'number') return []
  return String(value).trim().split(/\s+/).map(readMeasure)
}

/** Where a frame that is added without a place goes: into the widest gap. */
export function widestGap(frames: AnimationFrames): number {
  const places = [...new Set(Object.values(frames).map(({ at }) => at))].toSorted((a, b) => a - b)
  const [first] = places
  const last = places.at(-1)
  if (first === undefined || last === undefined) return 0
  const gaps = places.slice(1).map((to, at) => ({ place: ((places[at] ?? 0) + to) / 2, width: to - (places[at] ?? 0) }))
  gaps.push({ place: 0, width: first }, { place: LAST, width: LAST - last })
  return gaps.toSorted((a, b) => b.width - a.width)[0]?.place ?? 0
}

/** A frame once more, behind itself where there is room. */
export function duplicateFrame(frames: AnimationFrames, key: string, newKey: string): FrameChanges {
  const frame = frames[key]
  if (!frame) return {}
  const behind = freePlace(frames, frame.at + 10)
  return { [newKey]: { ...frame, at: behind } }
}

/** A frame with another value of a property, or without it. */
export function withProperty(
  frame: AnimationFrame,
  property: FrameProperty,
  value: AnimationFrame['styles'][FrameProperty] | null,
): AnimationFrame {
  const { [property]: _, ...others } = frame.styles
  return { ...frame, styles: value === null || value === undefined ? others : { ...frame.styles, [property]: value } }
}

/** What a property begins with in a frame: what another frame says of it, or what leaves the element as it is. */
export function startOf(frames: AnimationFrames, property: FrameProperty): NonNullable<AnimationFrame['styles'][FrameProperty]> {
  for (const { styles } of Object.values(frames)) if (styles[property] !== undefined) return styles[property]
  const known = styleProperty(property)
  return STARTS[property] ?? (known?.syntax.color ? NEW_TOKENS.color.value : (known?.initial ?? ''))
}

/** The properties of a frame in the order in which they are offered, and those that it could have. */
export function propertiesOf({ styles }: AnimationFrame): {
  readonly said: readonly FrameProperty[]
  readonly left: readonly FrameProperty[]
} {
  const said = new Set(Object.keys(styles).filter(isFrameProperty))
  return {
    said: FRAME_PROPERTIES.filter((property) => said.has(property)),
    left: FRAME_PROPERTIES.filter((property) => !said.has(property)),
  }
}
