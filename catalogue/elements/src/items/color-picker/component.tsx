import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { useEarlyUse, useInput } from '@heddle/kit/inputs'
import { toText, useElementAction, useElementVariable, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import { isShown, placementStyle, toPlacement, useFloating } from '@heddle/kit/react/floating'
import { groupFocus } from '../../lib/controls/group-focus.ts'
import { readColor, writeColor, type Hsva } from './color-value.ts'
import type { colorPickerDefinition } from './definition.ts'
import { Panel } from './panel.tsx'

const USUAL = { side: 'bottom', alignment: 'start' } as const
const BLACK: Hsva = { h: 0, s: 0, v: 0, a: 1 }

export function ColorPicker({ root, props }: ElementProps<typeof colorPickerDefinition>): ReactNode {
  const { 'aria-label': label, ...rest } = root
  const node = useNode()
  const [whole, ref] = useRoot<HTMLDivElement>(root.ref)
  const control = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // What was typed and may be no colour yet, until the value is another one.
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: string }>()
  // Greys have no hue in a text, and black no saturation either: what was chosen last is remembered.
  const [chosen, setChosen] = useState<Hsva>()
  const write = (color: Hsva | undefined): string =>
    color ? writeColor(props.alpha ? color : { ...color, a: 1 }, props.format) : ''
  const first = write(readColor(props.value))
  const [held, setValue] = useElementVariable<unknown>('value', first, (next) => node.emit('initValueChange', { value: next }))
  const value = write(readColor(held))
  const color = chosen && write(chosen) === value ? chosen : (readColor(value) ?? BLACK)
  const isReadonly = Boolean(props.readonly)
  const isDisabled = Boolean(props.disabled)
  const isBlocked = isReadonly || isDisabled
  const isOnCanvas = isShown(root, 'open')
  const placement = toPlacement(props, USUAL)
  const floating = useFloating({
    root: whole,
    anchor: whole,
    panel,
    placement,
    onToggle(opened, reason) {
      setOpen(opened)
      if (node.isLive) node.emit(opened ? 'open' : 'close', opened ? undefined : { reason })
    },
  })
  const {
    attributes: { 'data-state': state, ...attributes },
    ...input
  } = useInput(control, props, {
    get: () => value,
    initial: first,
    put: (next) => setValue(write(readColor(next))),
    drawn: value,
    settle: () => setDraft(undefined),
    describedBy: root['aria-describedby'],
    states: [isOpen && 'open', isReadonly && 'readonly', isDisabled && 'disabled'],
  })

  const hold = (text: string): void => {
    if (text === value) return
    input.onEdit()
    setValue(text)
    input.change.say({ value: text })
  }
  const choose = (next: Hsva): void => {
    if (isBlocked) return
    setChosen(next)
    setDraft(undefined)
    hold(write(next))
  }
  const type = (text: string): void => {
    const read = readColor(text)
    const next = read || text.trim() === '' ? write(read) : value
    setDraft({ text, value: next })
    hold(next)
  }
  useEarlyUse(control, value, (early) => {
    if (!isReadonly) type(early)
  })
  const open = (): void => {
    if (!isBlocked) floating.open()
  }
  useElementAction('open', open)
  useElementAction('close', () => floating.close('action'))
  useElementAction('set-value', (next) => setValue(write(readColor(next))))
  useElementAction('reset-value', () => setValue(first))
  useEffect(() => {
    if (isOnCanvas) floating.open()
    else if (!node.isLive || isBlocked) floating.close('action')
  }, [isOnCanvas, isBlocked, node, floating])

  const name = toText(props.accessibleLabel) || label
  return (
    <div {...rest} ref={ref} data-state={state} {...groupFocus(input)}>
      <button
        type="button"
        className="heddle-color-open"
        style={{ '--color': value || undefined } as CSSProperties}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isBlocked}
        onClick={() => (floating.isOpen() ? floating.close('trigger') : open())}
      />
      <div
        ref={panel}
        className="heddle-color-panel"
        popover={isOnCanvas ? 'manual' : 'auto'}
        role="dialog"
        aria-label={name}
        style={placementStyle(placement)}
      >
        {isOpen && (
          <Panel
            color={color}
            hasAlpha={Boolean(props.alpha)}
            swatches={props.swatches}
            hasEyedropper={Boolean(props.eyedropper)}
            onChoose={choose}
          />
        )}
      </div>
      <input
        {...attributes}
        ref={control}
        type="text"
        className="heddle-color-text"
        value={draft?.value === value ? draft.text : value}
        placeholder={toText(props.placeholder)}
        spellCheck={false}
        autoComplete="off"
        required={Boolean(props.required)}
        readOnly={isReadonly}
        disabled={isDisabled}
        aria-label={name}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') setDraft(undefined)
        }}
      />
    </div>
  )
}
