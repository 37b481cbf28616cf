import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  ArrowDown,
  ArrowRight,
  Italic,
  Strikethrough,
  Underline,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { CORNERS, SIDES } from '@heddle/style'
import type { StyleGroup } from '@heddle/kit'
import { words as controlsWords } from '../../controls/words.ts'
import { LayerRows } from './background/layer-rows.tsx'
import { BORDER_LINES } from './border-rows.tsx'
import { CellsRow } from './grid/cells-row.tsx'
import { AnimationRow } from './animation/animation-row.tsx'
import { ChoiceRow, SegmentedRow } from './choice-rows.tsx'
import { ColorRow } from './color-row.tsx'
import { DisplayRow } from './display-row.tsx'
import { GapRows } from './gap-rows.tsx'
import { NumberRow } from './number-row.tsx'
import { OpacityRow } from './opacity-row.tsx'
import { OrderRow } from './order-row.tsx'
import { labelOf, type ROW_ORDER } from './row-order.ts'
import { SeldomRow } from './seldom-rows.tsx'
import { SpacingBox } from './spacing-box.tsx'
import type { RowProps } from './style-row.tsx'
import { TextRow } from './text-row.tsx'
import { TracksRow } from './grid/tracks-row.tsx'
import { EasingRow } from './transition/easing-row.tsx'
import { TransitionRows } from './transition/transition-rows.tsx'

/** Label and property of a row that sets one property. */
const row = (property: string): RowProps => ({ label: labelOf(property), properties: [property] })

const DIRECTIONS = [
  { value: 'row', icon: ArrowRight },
  { value: 'column', icon: ArrowDown },
]
const WRAPS = [{ value: 'nowrap' }, { value: 'wrap' }]
const JUSTIFY = ['flex-start', 'center', 'flex-end', 'space-between', 'space-around', 'space-evenly']
const ALIGN = ['stretch', 'flex-start', 'center', 'flex-end', 'baseline']
const WEIGHTS = Object.keys(controlsWords.weights)
const TEXT_ALIGNS = [
  { value: 'left', icon: AlignLeft },
  { value: 'center', icon: AlignCenter },
  { value: 'right', icon: AlignRight },
  { value: 'justify', icon: AlignJustify },
]
const DECORATIONS = [
  { value: 'none', icon: X },
  { value: 'underline', icon: Underline },
  { value: 'line-through', icon: Strikethrough },
]
const SLANTS = [
  { value: 'normal', icon: X },
  { value: 'italic', icon: Italic },
]
const CURSORS = ['auto', 'default', 'pointer', 'text', 'move', 'grab', 'not-allowed', 'help']
const BLENDS = ['normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten']

const borders = (part: 'width' | 'style' | 'color') => SIDES.map((side) => `border-${side}-${part}`)

/** Every row of the panel; made once. The sections put them together. */
export const ROWS = {
  layout: {
    display: <DisplayRow />,
    'flex-direction': <SegmentedRow {...row('flex-direction')} segments={DIRECTIONS} />,
    'flex-wrap': <SegmentedRow {...row('flex-wrap')} segments={WRAPS} />,
    'grid-template-columns': <TracksRow />,
    'grid-template-rows': <TextRow {...row('grid-template-rows')} placeholder="auto" />,
    'grid-auto-rows': <TextRow {...row('grid-auto-rows')} placeholder="auto" />,
    'grid-auto-flow': <ChoiceRow {...row('grid-auto-flow')} />,
    'justify-content': <ChoiceRow {...row('justify-content')} options={JUSTIFY} />,
    'justify-items': <ChoiceRow {...row('justify-items')} options={ALIGN} />,
    'align-items': <ChoiceRow {...row('align-items')} options={ALIGN} />,
    'align-content': <ChoiceRow {...row('align-content')} options={['stretch', ...JUSTIFY]} />,
    'row-gap': <GapRows />,
  },
  spacing: { 'padding-top': <SpacingBox /> },
  size: {
    width: <NumberRow {...row('width')} />,
    height: <NumberRow {...row('height')} />,
    'min-width': <NumberRow {...row('min-width')} />,
    'min-height': <NumberRow {...row('min-height')} />,
    'max-width': <NumberRow {...row('max-width')} />,
    'max-height': <NumberRow {...row('max-height')} />,
    'aspect-ratio': <TextRow {...row('aspect-ratio')} placeholder="auto" />,
    overflow: <ChoiceRow {...row('overflow')} />,
  },
  typography: {
    font: <ChoiceRow {...row('font')} options={[]} hasTokens />,
    'font-family': <TextRow {...row('font-family')} />,
    'font-size': <NumberRow {...row('font-size')} hasTokens={false} />,
    'font-weight': <ChoiceRow {...row('font-weight')} options={WEIGHTS} />,
    'line-height': <NumberRow {...row('line-height')} step={0.1} hasTokens={false} />,
    'letter-spacing': <NumberRow {...row('letter-spacing')} step={0.1} hasTokens={false} />,
    color: <ColorRow {...row('color')} />,
    'text-align': <SegmentedRow {...row('text-align')} segments={TEXT_ALIGNS} />,
    'text-decoration-line': <SegmentedRow {...row('text-decoration-line')} segments={DECORATIONS} />,
    'font-style': <SegmentedRow {...row('font-style')} segments={SLANTS} />,
    'text-transform': <ChoiceRow {...row('text-transform')} />,
    'text-wrap': <ChoiceRow {...row('text-wrap')} options={['wrap', 'nowrap', 'balance', 'pretty']} />,
  },
  background: {
    'background-color': <ColorRow {...row('background-color')} />,
    'background-image': <LayerRows />,
  },
  border: {
    'border-top-width': <NumberRow label={labelOf('border-top-width')} properties={borders('width')} hasTokens={false} />,
    'border-top-style': <ChoiceRow label={labelOf('border-top-style')} properties={borders('style')} options={BORDER_LINES} />,
    'border-top-color': <ColorRow label={labelOf('border-top-color')} properties={borders('color')} />,
    'border-top-left-radius': (
      <NumberRow label={labelOf('border-top-left-radius')} properties={CORNERS.map((corner) => `border-${corner}-radius`)} />
    ),
  },
  effects: {
    opacity: <OpacityRow {...row('opacity')} />,
    'box-shadow': <NumberRow {...row('box-shadow')} />,
    cursor: <ChoiceRow {...row('cursor')} options={CURSORS} />,
    transform: <TextRow {...row('transform')} />,
    transition: <TransitionRows />,
    'transition-duration': <NumberRow {...row('transition-duration')} step={10} />,
    'animation-name': <AnimationRow {...row('animation-name')} />,
    'animation-duration': <NumberRow {...row('animation-duration')} step={10} />,
    'animation-timing-function': <EasingRow {...row('animation-timing-function')} />,
    'animation-delay': <NumberRow {...row('animation-delay')} step={10} />,
    'animation-iteration-count': <NumberRow {...row('animation-iteration-count')} />,
    'animation-direction': <ChoiceRow {...row('animation-direction')} />,
    'animation-fill-mode': <ChoiceRow {...row('animation-fill-mode')} />,
    'animation-play-state': <ChoiceRow {...row('animation-play-state')} />,
    filter: <TextRow {...row('filter')} />,
    'mix-blend-mode': <ChoiceRow {...row('mix-blend-mode')} options={BLENDS} />,
  },
  position: {
    position: <ChoiceRow {...row('position')} />,
    top: <NumberRow {...row('top')} />,
    right: <NumberRow {...row('right')} />,
    bottom: <NumberRow {...row('bottom')} />,
    left: <NumberRow {...row('left')} />,
    'z-index': <NumberRow {...row('z-index')} />,
  },
  'flex-child': {
    'grid-column': <CellsRow property="grid-column" />,
    'grid-row': <CellsRow property="grid-row" />,
    'justify-self': <ChoiceRow {...row('justify-self')} options={['auto', ...ALIGN]} />,
    'align-self': <ChoiceRow {...row('align-self')} options={['auto', ...ALIGN]} />,
    'flex-grow': <NumberRow {...row('flex-grow')} />,
    'flex-shrink': <NumberRow {...row('flex-shrink')} />,
    'flex-basis': <NumberRow {...row('flex-basis')} />,
    order: <OrderRow />,
  },
} as const satisfies { readonly [G in StyleGroup]: Readonly<Record<(typeof ROW_ORDER)[G][number], ReactNode>> }

/** The row of a property. */
export function rowOf(group: StyleGroup, property: string): ReactNode {
  const rows: Readonly<Record<string, ReactNode>> = ROWS[group]
  return rows[property] ?? <SeldomRow property={property} />
}
