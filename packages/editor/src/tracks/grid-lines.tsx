import type { CSSProperties, ReactNode } from 'react'
import type { Box, GridTrack, NodeGeometry } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { setStyle } from '@heddle/document/operations'
import { toVariant } from '@heddle/style'
import { placeOver } from '../canvas/overlay/place.ts'
import { useBoxes, useStage } from '../canvas/overlay/use-stage.ts'
import { createPreview, type StyleTexts } from '../canvas/tools/style-preview.ts'
import { useEditor, useValue } from '../session/use-editor.ts'
import { layGaps, reachOf, type GapBetween } from './lay-gaps.ts'
import { LineGrip, type Moved } from './line-grip.tsx'
import { moveLine, shortTrack } from './move-line.ts'
import { stateOf, templateOf } from './template-of.ts'
import { printTrackList, readTrackList, type TrackList } from './track-list.ts'
import styles from './tracks.module.css'
import { words } from './words.ts'

const AXES = {
  columns: { property: 'grid-template-columns', other: 'rows' },
  rows: { property: 'grid-template-rows', other: 'columns' },
} as const
type Axis = keyof typeof AXES

/** Pixels that a line moves by a key, and with Shift. */
const STEPS = [1, 10] as const

/** The tracks of a grid over the page: dashed those that its content made, and grips between those of its template. */
export function GridLines({ id }: { readonly id: Id }): ReactNode {
  const viewport = useValue(useStage().viewport)
  const box = useBoxes(id)[0]
  const editor = useEditor()
  // What the template says depends on them.
  useValue(editor.session.screenId)
  useValue(editor.session.stateId)
  if (!box?.grid) return null
  const { columns, rows } = box.grid
  const inside = areaOf(box, reachOf(columns), reachOf(rows))
  const lists = { columns: readTemplate(templateOf(editor, id, 'columns')), rows: readTemplate(templateOf(editor, id, 'rows')) }
  const isMade = (axis: Axis, tracks: readonly GridTrack[]): boolean => tracks.length > lists[axis].count
  return (
    <div className={styles.layer}>
      <div
        className={styles.frame}
        style={{ ...placeOver(viewport, inside), ...frameEdges(isMade('columns', columns), isMade('rows', rows)) }}
        aria-hidden
      />
      {(['columns', 'rows'] as const).flatMap((axis) =>
        layGaps(box.grid?.[axis] ?? []).map((gap) => (
          <Line
            key={`${axis}-${gap.before}`}
            box={box}
            axis={axis}
            gap={gap}
            area={gapArea(inside, axis, gap)}
            template={lists[axis]}
          />
        )),
      )}
    </div>
  )
}

interface Template {
  readonly list: TrackList | undefined
  /** How many tracks it makes. */
  readonly count: number
}

function readTemplate(text: string | undefined): Template {
  const list = readTrackList(text ?? '')
  // As many as fit: all that are there.
  return { list, count: list?.tracks.length ?? (text === undefined || text === 'none' ? 0 : Infinity) }
}

interface LineProps {
  readonly box: NodeGeometry
  readonly axis: Axis
  readonly gap: GapBetween
  readonly area: Box
  readonly template: Template
}

/** The room between two tracks. */
function Line({ box, axis, gap, area, template: { list, count } }: LineProps): ReactNode {
  const viewport = useValue(useStage().viewport)
  const { before, isMirrored } = gap
  const [first, second] = isMirrored ? [before + 1, before] : [before, before + 1]
  return (
    <div
      className={styles.gap}
      style={placeOver(viewport, area)}
      data-axis={axis}
      data-first={first >= count ? 'made' : undefined}
      data-second={second >= count ? 'made' : undefined}
    >
      {list && before + 1 < count && <TrackGrip box={box} axis={axis} gap={gap} list={list} />}
    </div>
  )
}

function TrackGrip({
  box,
  axis,
  gap: { before, isMirrored },
  list,
}: Omit<LineProps, 'area' | 'template'> & { readonly list: TrackList }) {
  const editor = useEditor()
  const { property } = AXES[axis]
  const sizes = (box.grid?.[axis] ?? []).map(({ size }) => size)
  const textOf = ({ tracks }: TrackList): string =>
    tracks
      .slice(before, before + 2)
      .map(shortTrack)
      .join(' · ')
  const moved = (pixels: number, isFixing: boolean): Moved<StyleTexts> => {
    const result = moveLine({ list, sizes, before, delta: isMirrored ? -pixels : pixels, isFixing })
    if (!result.ok) return { text: words.held(result.held) }
    return { text: textOf(result.list), values: { [property]: printTrackList(result.list) } }
  }
  const preview = () => {
    const { view, session } = editor
    const variant = toVariant(session.screenId.value, stateOf(editor, box.id))
    return createPreview<StyleTexts>(editor, (values) => setStyle(view, { ids: [box.id], variant, values }))
  }
  return (
    <LineGrip
      isUpright={axis === 'columns'}
      label={words.line[axis](before + 1)}
      now={Math.round(sizes[before] ?? 0)}
      text={textOf(list)}
      change={words.changes[axis]}
      steps={STEPS}
      preview={preview}
      moved={moved}
    />
  )
}

/** What the tracks cover; a direction without any is as large as the grid inside its padding. */
function areaOf(box: NodeGeometry, columns: GridTrack | undefined, rows: GridTrack | undefined): Box {
  const [top, right, bottom, left] = box.padding
  const across = columns ?? { at: box.x + left, size: box.width - left - right }
  const down = rows ?? { at: box.y + top, size: box.height - top - bottom }
  return { x: across.at, y: down.at, width: across.size, height: down.size }
}

function gapArea(inside: Box, axis: Axis, { at, size }: GapBetween): Box {
  return axis === 'columns' ? { ...inside, x: at, width: size } : { ...inside, y: at, height: size }
}

function frameEdges(isColumnMade: boolean, isRowMade: boolean): CSSProperties {
  return { borderRightStyle: isColumnMade ? 'dashed' : 'solid', borderBottomStyle: isRowMade ? 'dashed' : 'solid' }
}
