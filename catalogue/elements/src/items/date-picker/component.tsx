import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useInput } from '@heddle/kit/inputs'
import {
  ControlContext,
  isSameValue,
  toText,
  useElementAction,
  useElementVariable,
  useIsSlotFilled,
  useNode,
  usePartId,
  useRoot,
  type ElementProps,
} from '@heddle/kit/react'
import { isShown, placementStyle, toPlacement, useFloating } from '@heddle/kit/react/floating'
import { LocalSlot } from '@heddle/kit/react/local'
import { groupName } from '../../lib/controls/group-name.ts'
import { ENDS, partsOf, SECONDS_OF_DAY, toDay, toWhole } from './calendar.ts'
import type { datePickerDefinition } from './definition.ts'
import { FIRST, FOCUSABLE } from './focusable.ts'
import { readFlow } from './flow.ts'
import { formatOf } from './format-of.ts'
import { formatValues } from './format.ts'
import { keepFromLabel } from './keep-from-label.ts'
import { MINUTE_STEPS } from './limits.ts'
import { FAULTS, messagesOf } from './messages.ts'
import { namesOf, warmUp } from './names.ts'
import { PanelBody } from './panel-body.tsx'
import { initialOf, picksOf, valueFrom } from './picks.ts'
import { readPresets } from './presets.ts'
import { readLook } from './read-look.ts'
import { faultOf, modesOf } from './rules.ts'
import { SentValues } from './sent-values.tsx'
import { Arrow } from './time-row.tsx'
import { TypedTrigger, useTypedDate } from './typed-trigger.tsx'
import { useLanguage } from '../../lib/language/use-language.ts'
import { useNow } from './use-now.ts'
import { useBeforeOpening, useFocusInside } from './use-opening.ts'
import { usePicking } from './use-picking.ts'
import { usePicks, useRules } from './use-rules.ts'
import { readValue } from './values.ts'
import { wallOf } from '../../lib/zones/zone.ts'

const USUAL = { side: 'bottom', alignment: 'start' } as const

/** A date, several or a range of them, chosen from a calendar (elements reference 20). */
export function DatePicker({ root, props }: ElementProps<typeof datePickerDefinition>): ReactNode {
  const { 'aria-label': ownLabel, ...rest } = root
  const node = useNode()
  const panelId = usePartId('panel')
  const [box, ref] = useRoot<HTMLDivElement>(root.ref)
  const trigger = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLInputElement>(null)
  const hasTrigger = useIsSlotFilled('trigger')
  const language = useLanguage(props.lang)
  const messages = messagesOf(language)
  const isReadonly = Boolean(props.readonly)
  const isDisabled = Boolean(props.disabled)
  const isInline = Boolean(props.enableCalendarOnly)
  const isFixed = isReadonly || isDisabled
  const isOnCanvas = isShown(root, 'open')

  const hasZone = modesOf(props).mode === 'datetime'
  const [now, lookAtClock] = useNow(isInline || hasZone)
  const isLocal = toText(props.timezone) === 'locale'
  const zone = !hasZone || (isLocal && now === undefined) ? 'UTC' : isLocal ? '' : toText(props.timezone)
  const wall = now === undefined ? undefined : wallOf(now, hasZone ? zone : '')
  const today = wall === undefined ? undefined : Math.floor(wall / SECONDS_OF_DAY)
  const rules = useRules(props, zone)
  const isRange = rules.selection === 'range'

  const normal = (value: unknown): unknown => valueFrom(rules, picksOf(rules, value, zone), zone)
  const initial = normal(initialOf(props, rules.selection))
  const [value, setValue] = useElementVariable<unknown>('value', initial, (next) => node.emit('initValueChange', { value: next }))
  const committed = usePicks(rules, value, zone)
  const clean = valueFrom(rules, committed, zone)
  const format = formatOf(props, rules.mode, zone, language)
  const preview = formatValues(committed, isRange, format)
  const typing = useTypedDate({
    rules,
    format,
    committed,
    preview,
    commit: (picks) => commit(picks),
    onType: () => input.onEdit(),
  })
  const [isOpen, setOpen] = useState(false)
  const [isNear, setNear] = useState(false)
  const {
    attributes: { id, name, 'aria-invalid': isInvalid, 'aria-describedby': describedBy, 'data-state': state, onInvalid },
    ...input
  } = useInput(control, props, {
    get: () => clean,
    initial,
    put: (next) => setValue(normal(next)),
    drawn: `${committed.join()} ${typing.isUnread}`,
    describedBy: root['aria-describedby'],
    states: [isReadonly && 'readonly', isDisabled && 'disabled', isOpen && 'open'],
    settle: typing.settle,
    check: () => {
      if (typing.isUnread) return { rule: 'type', message: messages.unread }
      const fault = committed.map((one) => faultOf(rules, one)).find((one) => one !== undefined)
      return fault && { rule: fault, message: messages[FAULTS[fault]] }
    },
  })
  const commit = (picks: readonly number[]): void => {
    const next = valueFrom(rules, picks, zone)
    if (isFixed || isSameValue(next, clean)) return
    input.onEdit()
    setValue(next)
    input.change.say({ value: next })
  }

  const placement = toPlacement(props, USUAL)
  const floating = useFloating({
    root: box,
    anchor: trigger,
    panel,
    placement,
    onToggle(opened, reason) {
      // That it opens is known before.
      if (!opened) {
        setOpen(false)
        setNear(false)
        picking.forget()
      }
      if (!node.isLive) return
      const around = panel.current
      if (opened && !around?.contains(around.ownerDocument.activeElement)) around?.querySelector<HTMLElement>(FIRST)?.focus()
      node.emit(opened ? 'open' : 'close', opened ? undefined : { reason })
    },
  })
  const isApplied = Boolean(props.autoApply) && rules.mode !== 'time'
  const look = useMemo(() => readLook(props, rules), [props, rules])
  const firstShown = readValue('date', props.startDate, 'UTC')
  const picking = usePicking({
    rules,
    committed,
    wall,
    start: firstShown,
    isApplied,
    isFixed,
    commit,
    onDone: () => {
      if (!isApplied || props.closeOnAutoApply) floating.close('select')
    },
    flow: props.enableFlow && look.calendars === 1 ? readFlow(props.flow, rules, Boolean(props.enableSeconds)) : [],
    onStep: (at) => node.emit('onFlowStep', { value: at }),
    onMonth: (month) => node.emit('monthChange', month),
  })
  const open = (): void => {
    if (!isFixed && !isInline) floating.open()
  }
  const close = (): void => floating.close('action')
  const clear = (): void => {
    picking.forget()
    commit([])
  }
  const cancel = (): void => {
    picking.forget()
    close()
  }
  const put = (next: unknown): void => setValue(normal(next))
  useElementAction('open', open)
  useElementAction('close', close)
  useElementAction('clear', clear)
  useElementAction('set-value', put)
  useElementAction('reset-value', () => setValue(initial))
  useElementAction('go-to-month', (month, year) => {
    const shown = partsOf(picking.anchor)
    picking.goTo(toDay(toWhole(year, ENDS.years, shown.year), toWhole(month, [1, 12], shown.month + 1) - 1, 1))
  })

  useFocusInside(panel, isOpen && node.isLive, FIRST)
  useBeforeOpening(panel, floating, !isInline, () => {
    lookAtClock()
    setOpen(true)
  })
  useEffect(() => {
    if (isOnCanvas) floating.open()
    else if (!node.isLive || isFixed) floating.close('action')
  }, [isOnCanvas, isFixed, node, floating])

  const sidebars = [useIsSlotFilled('leftSidebar'), useIsSlotFilled('rightSidebar')]
  const hasOwnParts = [...sidebars, useIsSlotFilled('selectButton')].includes(true)
  // It is drawn when somebody comes near, as that takes longer than a press may. What a builder put into it waits until it opens.
  const come = (): void => {
    if (isNear) return
    if (hasOwnParts || isFixed || !node.isLive) return warmUp(namesOf(language))
    startTransition(() => {
      lookAtClock()
      setNear(true)
    })
  }
  const label = toText(props.accessibleLabel) || ownLabel
  const local = {
    data: { datePicker: { preview, value: clean, isOpen } },
    methods: { datePicker: { open, close, clear, select: picking.select, setValue: put } },
  }
  // Until it is known which day it is, a calendar that nobody gave a date shows one that is none of anybody's.
  const isPlaced = now !== undefined || committed.length > 0 || firstShown !== undefined
  const opener = useMemo(() => (isFixed ? undefined : { popoverTarget: panelId }), [isFixed, panelId])
  const described = {
    ...(isInline ? groupName(id) : id && { id }),
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
  }
  const isInside = (other: EventTarget | null): boolean => other instanceof Node && box.current?.contains(other) === true
  return (
    <div
      {...rest}
      ref={ref}
      data-state={state}
      onFocus={({ relatedTarget }) => {
        if (!isInside(relatedTarget)) input.onFocus()
      }}
      onBlur={({ relatedTarget }) => {
        if (!isInside(relatedTarget)) input.onBlur()
      }}
    >
      {!isInline && (
        <div ref={trigger} className="heddle-date-trigger" onPointerEnter={come} onFocus={come}>
          {hasTrigger ? (
            <ControlContext value={opener}>
              <LocalSlot name="trigger" {...local} />
            </ControlContext>
          ) : props.typing ? (
            <TypedTrigger
              {...{ typing, opener, isReadonly, isDisabled }}
              own={{ 'aria-label': label, 'aria-required': Boolean(props.required) || undefined, ...described }}
              placeholder={toText(props.placeholder) || format.pattern}
              openLabel={messages.choose}
              onOpen={open}
              onBlur={({ relatedTarget }) => isInside(relatedTarget) && typing.settle()}
            />
          ) : (
            <button
              type="button"
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={panelId}
              aria-label={label}
              aria-required={Boolean(props.required) || undefined}
              aria-readonly={isReadonly || undefined}
              {...described}
              disabled={isDisabled}
              {...opener}
              suppressHydrationWarning
            >
              {preview || <span className="heddle-date-placeholder">{toText(props.placeholder) || messages.choose}</span>}
            </button>
          )}
          {props.clearable && preview !== '' && !isFixed && (
            <button type="button" className="heddle-date-clear" aria-label={messages.clear} onClick={clear}>
              <Arrow d="m4.5 4.5 7 7m0-7-7 7" />
            </button>
          )}
        </div>
      )}
      <SentValues
        {...{ control, name, isRange, isReadonly, isDisabled, onInvalid }}
        value={clean}
        isRequired={Boolean(props.required)}
        onFill={(text) => commit(picksOf({ ...rules, selection: 'single' }, text, zone))}
        onFocus={() => box.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus()}
      />
      <div
        ref={panel}
        id={panelId}
        className={isInline ? (isPlaced ? 'heddle-date-inline' : 'heddle-date-inline heddle-date-late') : 'heddle-date-panel'}
        popover={isInline ? undefined : isOnCanvas ? 'manual' : 'auto'}
        role={isInline ? 'group' : 'dialog'}
        aria-label={label ?? messages.choose}
        inert={isInline && isDisabled}
        {...(isInline && described)}
        style={isInline ? undefined : placementStyle(placement)}
        onClick={keepFromLabel}
      >
        {(isInline || isOpen || isNear || isOnCanvas) && (
          <ControlContext value={undefined}>
            <PanelBody
              {...{ picking, rules, format, messages, isApplied, local }}
              look={look}
              today={today}
              presets={
                today === undefined ? [] : readPresets(props.presets, { rules, today, weekStart: look.weekStart, language })
              }
              minuteStep={toWhole(props.minuteStep, MINUTE_STEPS, 1)}
              selectLabel={props.selectLabel}
              cancelLabel={props.cancelLabel}
              onCancel={cancel}
            />
          </ControlContext>
        )}
      </div>
    </div>
  )
}
