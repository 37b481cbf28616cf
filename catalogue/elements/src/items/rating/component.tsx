import { useRef, type CSSProperties, type ReactNode } from 'react'
import { useEarlyUse, useInput } from '@heddle/kit/inputs'
import {
  toText,
  useAddresses,
  useElementAction,
  useElementVariable,
  useNode,
  usePartId,
  useRoot,
  type ElementProps,
} from '@heddle/kit/react'
import { groupFocus } from '../../lib/controls/group-focus.ts'
import { groupName } from '../../lib/controls/group-name.ts'
import type { ratingDefinition } from './definition.ts'
import { fitTo, nameOf, readMax, stepsOf } from './steps.ts'

export function Rating({ root, props }: ElementProps<typeof ratingDefinition>): ReactNode {
  const node = useNode()
  const addresses = useAddresses()
  const ownName = usePartId('stars')
  const [group, ref] = useRoot<HTMLFieldSetElement>(root.ref)
  const control = useRef<HTMLInputElement>(null)
  const held = useRef({
    get value() {
      return group.current?.querySelector<HTMLInputElement>(':checked')?.value ?? '0'
    },
  })
  const max = readMax(props.max)
  const steps = stepsOf(max, Boolean(props.half))
  const first = fitTo(steps, props.value)
  const [kept, setValue] = useElementVariable<unknown>('value', first, (next) => node.emit('initValueChange', { value: next }))
  const value = fitTo(steps, kept)
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
    get: () => value || undefined,
    initial: first,
    put: setValue,
    drawn: value,
    describedBy: root['aria-describedby'],
    states: [isReadonly && 'readonly'],
  })

  useElementAction('set-value', (next) => setValue(fitTo(steps, next)))
  useElementAction('reset-value', () => setValue(first))

  const edit = (next: number): void => {
    if (isReadonly || next === value) return
    input.onEdit()
    setValue(next)
    input.change.say({ value: next })
  }
  useEarlyUse(held, String(value), (early) => edit(fitTo(steps, early)))

  const label = toText(props.accessibleLabel) || root['aria-label']
  const nameFor = (at: number): string => nameOf(toText(props.labels), at, max)
  const icon = typeof props.icon === 'string' && ICON_NAME.test(props.icon) ? addresses.icon(props.icon) : undefined
  const style = icon ? ({ ...root.style, '--star': `url(${encodeURI(icon)})` } as CSSProperties) : root.style
  if (isReadonly) {
    return (
      <span
        {...root}
        style={style}
        data-state={state}
        role="img"
        {...groupName(id, true)}
        aria-label={[label, nameFor(value)].filter(Boolean).join(': ')}
        aria-describedby={describedBy}
      >
        {steps.map((at) => (
          <span key={at} className={classOf(at, Boolean(props.half))} data-state={at <= value ? 'full' : undefined} />
        ))}
      </span>
    )
  }
  return (
    <fieldset
      {...root}
      ref={ref}
      style={style}
      data-state={state}
      role="radiogroup"
      {...groupName(id)}
      aria-label={label}
      aria-required={Boolean(props.required) || undefined}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      disabled={Boolean(props.disabled)}
      {...groupFocus(input)}
    >
      {steps.map((at) => (
        <label
          key={at}
          className={classOf(at, Boolean(props.half))}
          onPointerEnter={({ pointerType }) => {
            if (pointerType !== 'touch') node.emit('hover', { value: at })
          }}
        >
          <input
            ref={at === (value || steps[0]) ? control : undefined}
            type="radio"
            name={name}
            value={at}
            checked={at === value}
            required={Boolean(props.required)}
            aria-label={nameFor(at)}
            onInvalid={onInvalid}
            onChange={() => edit(at)}
            onClick={() => {
              if (props.clearable && at === value) edit(0)
            }}
            onKeyDown={({ key }) => {
              if (props.clearable && (key === 'Delete' || key === 'Backspace')) edit(0)
            }}
          />
        </label>
      ))}
    </fieldset>
  )
}

const ICON_NAME = /^[a-z0-9-]{1,64}$/

/** Of halves the first shows the beginning of a star, the second its end. */
function classOf(at: number, half: boolean): string {
  if (!half) return 'heddle-star'
  return Number.isInteger(at) ? 'heddle-star heddle-star-end' : 'heddle-star heddle-star-start'
}
