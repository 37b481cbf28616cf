import { useRef, type ReactNode } from 'react'
import { useEarlyUse, useInput } from '@heddle/kit/inputs'
import {
  isSameValue,
  toText,
  useElementAction,
  useElementVariable,
  useNode,
  usePartId,
  useRoot,
  type ElementProps,
} from '@heddle/kit/react'
import { OptionContent } from '../../lib/choices/option-content.tsx'
import { groupFocus } from '../../lib/controls/group-focus.ts'
import { groupName } from '../../lib/controls/group-name.ts'
import { readOptions } from '../../lib/read-options.ts'
import type { radioGroupDefinition } from './definition.ts'

export function RadioGroup({ root, props }: ElementProps<typeof radioGroupDefinition>): ReactNode {
  const node = useNode()
  const ownName = usePartId('options')
  const [group, ref] = useRoot<HTMLFieldSetElement>(root.ref)
  // The chosen one takes the focus, else the first that may be chosen.
  const control = useRef<HTMLInputElement>(null)
  const radios = (): readonly HTMLInputElement[] => [...(group.current?.querySelectorAll<HTMLInputElement>(RADIOS) ?? [])]
  const held = useRef({
    get value() {
      const at = radios().findIndex(({ checked }) => checked)
      return at < 0 ? '' : String(at)
    },
  })
  const [value, setValue] = useElementVariable<unknown>('value', props.value, (next) =>
    node.emit('initValueChange', { value: next }),
  )
  const options = readOptions(props.options, { ...props, groupField: '' })
  const chosen = options.findIndex((option) => isSameValue(option.value, value))
  const place = chosen >= 0 ? String(chosen) : ''
  const focused = chosen >= 0 ? chosen : options.findIndex(({ isDisabled }) => !isDisabled)
  const isReadonly = Boolean(props.readonly)
  const {
    attributes: {
      id,
      name = ownName,
      'aria-describedby': describedBy,
      'aria-invalid': isInvalid,
      'data-state': state,
      onInvalid,
    },
    ...input
  } = useInput(control, props, {
    get: () => value,
    initial: props.value,
    put: setValue,
    drawn: place,
    describedBy: root['aria-describedby'],
    states: [isReadonly && 'readonly'],
  })

  useElementAction('set-value', (next) => setValue(next))
  useElementAction('reset-value', () => setValue(props.value))

  const choose = (at: number): void => {
    if (isReadonly || at === chosen) return
    input.onEdit()
    setValue(options[at]?.value)
    input.change.say({ value: options[at]?.value })
  }
  useEarlyUse(held, place, (early) => {
    if (isReadonly) for (const [at, radio] of radios().entries()) radio.checked = String(at) === place
    else choose(Number(early))
  })
  return (
    <fieldset
      {...root}
      ref={ref}
      role="radiogroup"
      {...groupName(id)}
      aria-label={toText(props.accessibleLabel) || root['aria-label']}
      aria-required={Boolean(props.required) || undefined}
      aria-readonly={isReadonly || undefined}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      data-state={state}
      disabled={Boolean(props.disabled)}
      {...groupFocus(input)}
    >
      {options.map((option, at) => (
        <label key={at} className="heddle-radio">
          <input
            ref={at === focused ? control : undefined}
            type="radio"
            name={name}
            value={toText(option.value)}
            checked={at === chosen}
            required={Boolean(props.required)}
            disabled={option.isDisabled}
            onInvalid={onInvalid}
            onChange={() => choose(at)}
          />
          <OptionContent
            name="radio"
            option={option}
            at={at}
            options={props.options}
            isSelected={at === chosen}
            methods={{ select: () => choose(at) }}
          />
        </label>
      ))}
    </fieldset>
  )
}

/** Its own, not those that a builder put into an item. */
const RADIOS = ':scope > .heddle-radio > input'
