import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { useEarlyUse, useInput } from '@heddle/kit/inputs'
import { toText, useElementAction, useElementVariable, useNode, type ElementProps } from '@heddle/kit/react'
import { Marks, nameOfValue, readMarks } from '../../lib/range/marks.tsx'
import { fitTo, movesThumb, pageKey, readRange, shareOf } from '../../lib/range/range.ts'
import type { sliderDefinition } from './definition.ts'

export function Slider({ root, props }: ElementProps<typeof sliderDefinition>): ReactNode {
  const { 'aria-label': label, ...rest } = root
  const node = useNode()
  const control = useRef<HTMLInputElement>(null)
  const range = readRange(props)
  const first = fitTo(range, props.value)
  const [held, setValue] = useElementVariable<unknown>('value', first, (next) => node.emit('initValueChange', { value: next }))
  const value = fitTo(range, held)
  const marks = readMarks(range, props.marks)
  const valueText = nameOfValue(value, props.format, marks)
  const isVertical = props.orientation === 'vertical'
  const isReadonly = Boolean(props.readonly)
  const isDisabled = Boolean(props.disabled)
  const {
    attributes: { 'data-state': state, ...attributes },
    ...input
  } = useInput(control, props, {
    get: () => value,
    initial: first,
    put: setValue,
    drawn: value,
    states: [isReadonly && 'readonly', isDisabled && 'disabled'],
  })

  useElementAction('set-value', (next) => setValue(fitTo(range, next)))
  useElementAction('reset-value', () => setValue(first))

  const edit = (next: number): void => {
    if (isReadonly || next === value) return
    input.onEdit()
    setValue(next)
    node.emit('input', { value: next })
    input.change.say({ value: next })
  }
  useEarlyUse(control, String(value), (early) => {
    if (!isReadonly) edit(fitTo(range, early))
    else if (control.current) control.current.value = String(value)
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = pageKey(event.key, range, value)
    if (next === undefined) return
    event.preventDefault()
    edit(next)
  }
  const letGo = (): void => {
    if (!isReadonly) node.emit('changeEnd', { value })
  }
  return (
    <div {...rest} data-state={state} style={{ ...rest.style, '--at': shareOf(range, value) } as CSSProperties}>
      <input
        {...attributes}
        ref={control}
        type="range"
        className={isVertical ? 'heddle-range heddle-range-up' : 'heddle-range'}
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        disabled={isDisabled}
        aria-label={toText(props.accessibleLabel) || label}
        aria-orientation={isVertical ? 'vertical' : undefined}
        aria-valuetext={valueText}
        aria-readonly={isReadonly || undefined}
        onChange={({ currentTarget }) => edit(fitTo(range, currentTarget.value))}
        onPointerUp={letGo}
        onKeyUp={({ key }) => {
          if (movesThumb(key)) letGo()
        }}
        onKeyDown={onKeyDown}
        onFocus={input.onFocus}
        onBlur={input.onBlur}
      />
      {props.tooltip && (
        <output className="heddle-range-value" aria-hidden="true">
          {valueText ?? value}
        </output>
      )}
      <Marks range={range} marks={marks} />
    </div>
  )
}
