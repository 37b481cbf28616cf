import { useState } from 'react'
import { CORNERS, SIDES } from '@heddle/style'
import { words as inspectorWords } from '../words.ts'
import { words } from './words.ts'
import { Segmented } from '../../ui/segmented.tsx'
import rows from '../../ui/row.module.css'
import { ChoiceRow, valueLabel } from './choice-rows.tsx'
import { ColorRow } from './color-row.tsx'
import { NumberRow } from './number-row.tsx'

type Side = 'all' | (typeof SIDES)[number]

const SIDE_SEGMENTS = (['all', ...SIDES] as const).map((side) => ({
  value: side,
  label: side === 'all' ? inspectorWords.sides.all : inspectorWords.sides[side],
}))
export const BORDER_LINES = ['none', 'solid', 'dashed', 'dotted', 'double']
const SHORT_CORNERS = { 'top-left': '↖', 'top-right': '↗', 'bottom-right': '↘', 'bottom-left': '↙' } as const

/** Line of the chosen sides, and the rounding of the corners. */
export function BorderRows() {
  const [side, setSide] = useState<Side>('all')
  const [isSplit, setIsSplit] = useState(false)
  const sides = side === 'all' ? SIDES : [side]
  const of = (part: string) => sides.map((name) => `border-${name}-${part}`)
  const texts = words.border
  return (
    <>
      <div className={rows.bar}>
        <Segmented
          label={words.sections.border}
          value={side}
          segments={SIDE_SEGMENTS.map((segment) => ({
            ...segment,
            label: segment.value === 'all' ? inspectorWords.allShort : segment.label,
          }))}
          onChange={setSide}
          isWide
        />
      </div>
      <NumberRow label={texts.width} properties={of('width')} hasTokens={false} />
      <ChoiceRow label={texts.style} properties={of('style')} options={BORDER_LINES} />
      <ColorRow label={texts.color} properties={of('color')} />
      <div className={rows.bar}>
        <Segmented
          label={texts.radius}
          value={isSplit ? 'each' : 'all'}
          segments={[
            { value: 'all', label: inspectorWords.corners.all },
            { value: 'each', label: inspectorWords.eachCorner },
          ]}
          onChange={(mode) => setIsSplit(mode === 'each')}
          isWide
        />
      </div>
      {isSplit ? (
        <div className={rows.pair}>
          {CORNERS.map((corner) => (
            <NumberRow
              key={corner}
              label={SHORT_CORNERS[corner]}
              name={`${texts.radius}: ${valueLabel(corner.replace('-', ' '))}`}
              properties={[`border-${corner}-radius`]}
            />
          ))}
        </div>
      ) : (
        <NumberRow label={texts.radius} properties={CORNERS.map((corner) => `border-${corner}-radius`)} />
      )}
    </>
  )
}
