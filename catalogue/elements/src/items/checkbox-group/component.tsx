import { useEffect, useRef, type ReactNode } from 'react'
import { useEarlyUse, useInput, type Refusal } from '@heddle/kit/inputs'
import { toText, useElementAction, useElementVariable, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import { marksOf, readLimits, readList, withMarks } from '../../lib/choices/chosen.ts'
import { OptionContent } from '../../lib/choices/option-content.tsx'
import { groupFocus } from '../../lib/controls/group-focus.ts'
import { groupName } from '../../lib/controls/group-name.ts'
import { readOptions } from '../../lib/read-options.ts'
import type { checkboxGroupDefinition } from './definition.ts'
import { languageAt, wordsIn } from '../../lib/words/words.ts'
import { ENGLISH } from './messages.ts'

export function CheckboxGroup({ root, props }: ElementProps<typeof checkboxGroupDefinition>): ReactNode {
  const node = useNode()
  const [group, ref] = useRoot<HTMLFieldSetElement>(root.ref)
  const control = useRef<HTMLInputElement>(null)
  const all = useRef<HTMLInputElement>(null)
  const boxes = (): readonly HTMLInputElement[] => [...(group.current?.querySelectorAll<HTMLInputElement>(BOXES) ?? [])]
  const held = useRef({
    get value() {
      return String(boxes().map(({ checked }) => checked))
    },
  })
  const first = readList(props.value)
  const [kept, setValue] = useElementVariable<unknown>('value', first, (next) => node.emit('initValueChange', { value: next }))
  const value = readList(kept)
  const options = readOptions(props.options, { ...props, groupField: '' })
  const marks = marksOf(options, value)
  const { min, max } = readLimits(props)
  const isFull = value.length >= max
  const isReadonly = Boolean(props.readonly)
  const usable = options.flatMap(({ isDisabled }, at) => (isDisabled ? [] : [at]))
  const isAll = usable.every((at) => marks[at])
  const isSome = marks.includes(true)
  const {
    attributes: { id, name, 'aria-describedby': describedBy, 'aria-invalid': isInvalid, 'data-state': state, onInvalid },
    ...input
  } = useInput(control, props, {
    get: () => value,
    initial: first,
    put: setValue,
    drawn: kept,
    check: (): Refusal | undefined => {
      const rule = value.length < min ? 'min' : value.length > max ? 'max' : undefined
      if (!rule) return undefined
      const words = wordsIn(languageAt(group.current), 'counts', ENGLISH)
      return { rule, message: words[rule].replace('{count}', String({ min, max }[rule])) }
    },
    describedBy: root['aria-describedby'],
    states: [isReadonly && 'readonly'],
  })
  useEffect(() => {
    if (all.current) all.current.indeterminate = isSome && !isAll
  })

  const allMarked = (isOn: boolean) => withMarks(options, value, (at) => (usable.includes(at) ? isOn : marks[at]))
  useElementAction('set-value', (next) => setValue(readList(next)))
  useElementAction('reset-value', () => setValue(first))
  useElementAction('select-all', () => setValue(allMarked(true).slice(0, max)))
  useElementAction('clear', () => setValue([]))

  const choose = (next: readonly unknown[]): void => {
    if (isReadonly) return
    input.onEdit()
    setValue(next)
    input.change.say({ value: next })
  }
  const toggle = (at: number): void => {
    if (marks[at] || !isFull) choose(withMarks(options, value, (other) => (other === at) !== marks[other]))
  }
  useEarlyUse(held, String(marks), (early) => {
    const isMarked = early.split(',')
    if (isReadonly) for (const [at, box] of boxes().entries()) box.checked = Boolean(marks[at])
    else choose(withMarks(options, value, (at) => isMarked[at] === 'true'))
  })
  const shared = { type: 'checkbox', 'aria-readonly': isReadonly || undefined } as const
  return (
    <fieldset
      {...root}
      {...groupName(id)}
      ref={ref}
      aria-label={toText(props.accessibleLabel) || root['aria-label']}
      aria-describedby={describedBy}
      data-state={state}
      disabled={Boolean(props.disabled)}
      {...groupFocus(input)}
    >
      {props.selectAll && usable.length > 0 && max >= options.length && (
        <label className="heddle-box">
          <input {...shared} ref={all} checked={isAll} onChange={() => choose(allMarked(!isAll))} />
          <span>{toText(props.selectAllLabel)}</span>
        </label>
      )}
      {options.map((option, at) => (
        <label key={at} className="heddle-box">
          <input
            {...shared}
            ref={at === usable[0] ? control : undefined}
            data-place={at}
            name={name}
            value={toText(option.value)}
            checked={Boolean(marks[at])}
            disabled={option.isDisabled}
            aria-disabled={(isFull && !marks[at]) || undefined}
            aria-invalid={isInvalid}
            onInvalid={onInvalid}
            onChange={() => toggle(at)}
          />
          <OptionContent
            name="checkbox"
            option={option}
            at={at}
            options={props.options}
            isSelected={Boolean(marks[at])}
            methods={{ toggle: () => toggle(at) }}
          />
        </label>
      ))}
    </fieldset>
  )
}

/** Its own, not those that a builder put into an item. */
const BOXES = ':scope > * > input[data-place]'
