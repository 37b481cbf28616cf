import type { ReactNode } from 'react'
import { useEarlyUse, useInput } from '@heddle/kit/inputs'
import { isSameValue, toText, useElementAction, useElementVariable, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import type { selectDefinition } from './definition.ts'
import { inGroups, keysOf, readOptions } from '../../lib/read-options.ts'

/** Stands for "nothing chosen" among the options. */
const NONE = ''

export function Select({ root, props }: ElementProps<typeof selectDefinition>): ReactNode {
  const { readonly, canDeselect } = props
  const node = useNode()
  const [list, ref] = useRoot<HTMLSelectElement>(root.ref)
  const [value, setValue] = useElementVariable<unknown>('value', props.value, (next) =>
    node.emit('initValueChange', { value: next }),
  )
  const options = readOptions(props.options, props)
  const chosen = options.findIndex((option) => isSameValue(option.value, value))
  const isEmpty = (value ?? '') === ''
  const isForeign = chosen < 0 && !isEmpty
  const keys = keysOf(isForeign ? [...options, { value }] : options)
  const place = (chosen < 0 && isEmpty ? undefined : keys.at(chosen)) ?? NONE
  const input = useInput(list, props, {
    get: () => value,
    initial: props.value,
    put: setValue,
    drawn: place,
    describedBy: root['aria-describedby'],
  })

  useElementAction('set-value', setValue)
  useElementAction('reset-value', () => setValue(props.value))
  const open = (): void => openList(list.current)
  useElementAction('open', open)
  useElementAction('close', () => list.current?.blur())
  useElementAction('toggle', open)

  const choose = (wanted: string): void => {
    const at = keys.indexOf(wanted)
    if (wanted === place || (at < 0 && wanted !== NONE)) return
    const next = at < 0 ? '' : options[at]?.value
    input.onEdit()
    setValue(next)
    input.change.say({ value: next })
  }
  useEarlyUse(list, place, (held) => {
    if (!readonly) choose(held)
  })

  const drawOption = (at: number): ReactNode => (
    <option key={at} value={keys[at]} disabled={options[at]?.isDisabled}>
      {options[at]?.label}
    </option>
  )
  const hasNone = !options.some((option) => isSameValue(option.value, '')) && (isEmpty || (canDeselect && !readonly))
  return (
    <select
      {...root}
      {...input.attributes}
      ref={ref}
      value={place}
      aria-label={toText(props.accessibleLabel) || root['aria-label']}
      aria-readonly={Boolean(readonly) || undefined}
      required={Boolean(props.required)}
      disabled={Boolean(props.disabled)}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
    >
      {hasNone && <option value={NONE}>{toText(props.placeholder)}</option>}
      {isForeign && <option value={place}>{toText(value)}</option>}
      {/* The browser's list knows no read-only: it has nothing else to choose then. */}
      {readonly
        ? chosen >= 0 && drawOption(chosen)
        : inGroups(options).map(({ group, places }) =>
            group === '' ? (
              places.map(drawOption)
            ) : (
              <optgroup key={`group ${places[0]}`} label={group}>
                {places.map(drawOption)}
              </optgroup>
            ),
          )}
    </select>
  )
}

/** Browsers open a list only at a press or a key, which may have started the workflow; else it takes the focus. */
function openList(list: HTMLSelectElement | null): void {
  list?.focus()
  try {
    list?.showPicker()
  } catch {
    // It is out of use, or nobody pressed anything.
  }
}
