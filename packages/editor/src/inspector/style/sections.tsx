import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  ArrowDown,
  ArrowRight,
  Strikethrough,
  Underline,
  X,
} from 'lucide-react'
import { words } from './words.ts'
import rows from '../row.module.css'
import { ChoiceRow, SegmentedRow } from './choice-rows.tsx'
import { ColorRow } from './color-row.tsx'
import { NumberRow } from './number-row.tsx'
import { OpacityRow } from './opacity-row.tsx'
import { TextRow } from './text-row.tsx'
import { useStyleText } from './use-style.ts'

const texts = words.properties
/** Label and property of a row that sets one property. */
const row = (property: string) => ({ label: texts[property] ?? property, properties: [property] })

const DISPLAYS = [{ value: 'block' }, { value: 'flex' }, { value: 'grid' }, { value: 'none' }]
const DIRECTIONS = [
  { value: 'row', icon: ArrowRight },
  { value: 'column', icon: ArrowDown },
]
const WRAPS = [{ value: 'nowrap' }, { value: 'wrap' }]
const ALONG = ['flex-start', 'center', 'flex-end', 'space-between', 'space-around', 'space-evenly']
const ACROSS = ['stretch', 'flex-start', 'center', 'flex-end', 'baseline']

export function LayoutRows() {
  const display = useStyleText('display') ?? ''
  const isFlex = display.endsWith('flex')
  const isGrid = display.endsWith('grid')
  return (
    <>
      {display.startsWith('inline') ? (
        <ChoiceRow {...row('display')} />
      ) : (
        <SegmentedRow {...row('display')} segments={DISPLAYS} />
      )}
      {isFlex && <SegmentedRow {...row('flex-direction')} segments={DIRECTIONS} />}
      {isFlex && <SegmentedRow {...row('flex-wrap')} segments={WRAPS} />}
      {isGrid && <TextRow {...row('grid-template-columns')} placeholder="1fr 1fr" />}
      {isGrid && <TextRow {...row('grid-template-rows')} placeholder="auto" />}
      {(isFlex || isGrid) && <ChoiceRow {...row('justify-content')} options={ALONG} />}
      {(isFlex || isGrid) && <ChoiceRow {...row('align-items')} options={ACROSS} />}
      {(isFlex || isGrid) && <NumberRow label={texts['gap'] ?? ''} properties={['row-gap', 'column-gap']} />}
    </>
  )
}

export function FlexChildRows() {
  return (
    <>
      <ChoiceRow {...row('align-self')} options={['auto', ...ACROSS]} />
      <div className={rows.pair}>
        <NumberRow {...row('flex-grow')} />
        <NumberRow {...row('flex-shrink')} />
      </div>
      <NumberRow {...row('flex-basis')} />
      <NumberRow {...row('order')} />
    </>
  )
}

const SHORT = {
  width: 'W',
  height: 'H',
  'min-width': 'Min W',
  'min-height': 'Min H',
  'max-width': 'Max W',
  'max-height': 'Max H',
}
const sizeRow = (property: keyof typeof SHORT) => ({
  label: SHORT[property],
  name: texts[property] ?? property,
  properties: [property],
})

export function SizeRows() {
  return (
    <>
      <div className={rows.pair}>
        <NumberRow {...sizeRow('width')} />
        <NumberRow {...sizeRow('height')} />
        <NumberRow {...sizeRow('min-width')} />
        <NumberRow {...sizeRow('min-height')} />
        <NumberRow {...sizeRow('max-width')} />
        <NumberRow {...sizeRow('max-height')} />
      </div>
      <TextRow {...row('aspect-ratio')} placeholder="auto" />
      <ChoiceRow {...row('overflow')} />
    </>
  )
}

const PLACED = new Set(['relative', 'absolute', 'fixed', 'sticky'])

export function PositionRows() {
  const position = useStyleText('position') ?? ''
  return (
    <>
      <ChoiceRow {...row('position')} />
      {PLACED.has(position) && (
        <div className={rows.pair}>
          <NumberRow {...row('top')} />
          <NumberRow {...row('right')} />
          <NumberRow {...row('bottom')} />
          <NumberRow {...row('left')} />
        </div>
      )}
      <NumberRow {...row('z-index')} />
    </>
  )
}

const WEIGHTS = ['100', '200', '300', '400', '500', '600', '700', '800', '900']
const ALIGNS = [
  { value: 'left', icon: AlignLeft },
  { value: 'center', icon: AlignCenter },
  { value: 'right', icon: AlignRight },
  { value: 'justify', icon: AlignJustify },
]
const LINES = [
  { value: 'none', icon: X },
  { value: 'underline', icon: Underline },
  { value: 'line-through', icon: Strikethrough },
]
const NO_OPTIONS: readonly string[] = []

export function TypographyRows() {
  return (
    <>
      <ChoiceRow {...row('font')} options={NO_OPTIONS} hasTokens />
      <TextRow {...row('font-family')} />
      <NumberRow {...row('font-size')} hasTokens={false} />
      <ChoiceRow {...row('font-weight')} options={WEIGHTS} />
      <NumberRow {...row('line-height')} step={0.1} hasTokens={false} />
      <NumberRow {...row('letter-spacing')} hasTokens={false} step={0.1} />
      <ColorRow {...row('color')} />
      <SegmentedRow {...row('text-align')} segments={ALIGNS} />
      <SegmentedRow {...row('text-decoration-line')} segments={LINES} />
      <ChoiceRow {...row('font-style')} />
      <ChoiceRow {...row('text-transform')} />
      <ChoiceRow {...row('text-wrap')} options={['wrap', 'nowrap', 'balance', 'pretty']} />
    </>
  )
}

export function EffectsRows() {
  return (
    <>
      <OpacityRow {...row('opacity')} />
      <TextRow {...row('box-shadow')} />
      <ChoiceRow {...row('cursor')} options={['auto', 'default', 'pointer', 'text', 'move', 'grab', 'not-allowed', 'help']} />
      <TextRow {...row('transform')} />
      <TextRow {...row('transition')} />
      <TextRow {...row('filter')} />
      <ChoiceRow {...row('mix-blend-mode')} options={['normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten']} />
    </>
  )
}
