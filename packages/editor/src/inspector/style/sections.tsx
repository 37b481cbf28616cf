import { useSyncExternalStore } from 'react'
import { words } from './words.ts'
import rows from '../../ui/row.module.css'
import { NumberRow } from './number-row.tsx'
import { ROWS } from './rows.tsx'
import { useIsDurationApart } from './transition/use-transitions.ts'
import { useReading, useStyleModel, useStyleText } from './use-style.ts'

/** Which rows make sense for a way of laying out. */
export function useLayoutKind() {
  const display = useStyleText('display') ?? ''
  const wrap = useStyleText('flex-wrap') ?? ''
  const position = useStyleText('position') ?? ''
  const isFlex = display.endsWith('flex')
  const isGrid = display.endsWith('grid')
  return { isFlex, isGrid, hasLines: isGrid || (isFlex && wrap.startsWith('wrap')), isPlaced: PLACED.has(position) }
}

/** Whether the element stands in a grid, as far as it is known where it stands. */
export function useIsInGrid(): boolean {
  const model = useStyleModel()
  const around = useSyncExternalStore(model.subscribe, () => model.around?.('display'))
  return around?.endsWith('grid') ?? false
}
const PLACED = new Set(['relative', 'absolute', 'fixed', 'sticky'])

/** Whether the element moves by itself here, so that how it does has an effect. */
export function useIsAnimated(): boolean {
  const { value } = useReading(['animation-name'])
  return value !== undefined && value !== 'none'
}

export function LayoutRows() {
  const { isFlex, isGrid, hasLines } = useLayoutKind()
  const { layout } = ROWS
  return (
    <>
      {layout.display}
      {isFlex && layout['flex-direction']}
      {isFlex && layout['flex-wrap']}
      {isGrid && layout['grid-template-columns']}
      {isGrid && layout['grid-template-rows']}
      {isGrid && layout['grid-auto-rows']}
      {isGrid && layout['grid-auto-flow']}
      {(isFlex || isGrid) && (
        <>
          {layout['justify-content']}
          {isGrid && layout['justify-items']}
          {layout['align-items']}
          {hasLines && layout['align-content']}
          {layout['row-gap']}
        </>
      )}
    </>
  )
}

export function FlexChildRows() {
  const child = ROWS['flex-child']
  const isInGrid = useIsInGrid()
  return (
    <>
      {isInGrid && (
        <>
          {child['grid-column']}
          {child['grid-row']}
          {child['justify-self']}
        </>
      )}
      {child['align-self']}
      {!isInGrid && (
        <>
          <div className={rows.pair}>
            {child['flex-grow']}
            {child['flex-shrink']}
          </div>
          {child['flex-basis']}
        </>
      )}
      {child.order}
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
const sizeRow = (property: keyof typeof SHORT) => (
  <NumberRow label={SHORT[property]} name={words.properties[property] ?? property} properties={[property]} />
)

export function SizeRows() {
  return (
    <>
      <div className={rows.pair}>
        {sizeRow('width')}
        {sizeRow('height')}
        {sizeRow('min-width')}
        {sizeRow('min-height')}
        {sizeRow('max-width')}
        {sizeRow('max-height')}
      </div>
      {ROWS.size['aspect-ratio']}
      {ROWS.size.overflow}
    </>
  )
}

export function PositionRows() {
  const { isPlaced } = useLayoutKind()
  const { position } = ROWS
  return (
    <>
      {position.position}
      {isPlaced && (
        <div className={rows.pair}>
          {position.top}
          {position.right}
          {position.bottom}
          {position.left}
        </div>
      )}
      {position['z-index']}
    </>
  )
}

export function TypographyRows() {
  const text = ROWS.typography
  return (
    <>
      {text.font}
      {text['font-family']}
      {text['font-size']}
      {text['font-weight']}
      {text['line-height']}
      {text['letter-spacing']}
      {text.color}
      {text['text-align']}
      {text['text-decoration-line']}
      {text['font-style']}
      {text['text-transform']}
      {text['text-wrap']}
    </>
  )
}

export function BackgroundRows() {
  const { background } = ROWS
  return (
    <>
      {background['background-color']}
      {background['background-image']}
    </>
  )
}

/** One duration for all transitions, while something says it apart from them: a token, a formula, a class. */
function DurationWhileApart() {
  const isApart = useIsDurationApart()
  return isApart && ROWS.effects['transition-duration']
}

export function EffectsRows() {
  const { effects } = ROWS
  const isAnimated = useIsAnimated()
  return (
    <>
      {effects.opacity}
      {effects['box-shadow']}
      {effects.cursor}
      {effects.transform}
      {effects.transition}
      <DurationWhileApart />
      {effects['animation-name']}
      {isAnimated && (
        <>
          {effects['animation-duration']}
          {effects['animation-timing-function']}
          {effects['animation-delay']}
          {effects['animation-iteration-count']}
          {effects['animation-direction']}
          {effects['animation-fill-mode']}
          {effects['animation-play-state']}
        </>
      )}
      {effects.filter}
      {effects['mix-blend-mode']}
    </>
  )
}
