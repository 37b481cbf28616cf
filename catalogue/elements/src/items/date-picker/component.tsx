import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
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
import { clamp, ENDS, partsOf, SECONDS_OF_DAY, toDay } from './calendar.ts'
import type { datePickerDefinition } from './definition.ts'
import { readFlow } from './flow.ts'
import { formatValues, type FormatOptions } from './format.ts'
import { messagesOf } from './messages.ts'
import { namesOf, warmUp } from './names.ts'
import { PanelBody } from './panel-body.tsx'
import { initialOf, picksOf, valueFrom } from './picks.ts'
import { readPresets } from './presets.ts'
import { readLook } from './read-look.ts'
import { faultOf, modesOf } from './rules.ts'
import { Arrow } from './time-row.tsx'
import { useLanguage } from './use-language.ts'
import { useNow } from './use-now.ts'
import { usePicking } from './use-picking.ts'
import { useRules } from './use-rules.ts'
import { readValue } from './values.ts'
import { wallOf } from './zone.ts'

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
  const committed = picksOf(rules, value, zone)
  const clean = valueFrom(rules, committed, zone)
  const [isOpen, setOpen] = useState(false)
  const {
    attributes: { name, 'aria-invalid': isInvalid, 'aria-describedby': describedBy, 'data-state': state, onInvalid },
    ...input
  } = useInput(control, props, {
    get: () => clean,
    initial,
    put: (next) => setValue(normal(next)),
    drawn: committed.join(),
    describedBy: root['aria-describedby'],
    states: [isReadonly && 'readonly', isDisabled && 'disabled', isOpen && 'open'],
    check: () => {
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
      setOpen(opened)
      if (!opened) picking.forget()
      if (!node.isLive) return
      if (opened) panel.current?.querySelector<HTMLElement>(FIRST)?.focus()
      node.emit(opened ? 'open' : 'close', opened ? undefined : { reason })
    },
  })
  const isApplied = Boolean(props.autoApply) && rules.mode !== 'time'
  const look = readLook(props, rules)
  const isFlow = props.enableFlow && look.calendars === 1
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
    flow: isFlow ? readFlow(props.flow, rules, Boolean(props.enableSeconds)) : [],
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
    const [least, most] = ENDS.years
    picking.goTo(toDay(toWhole(year, [least, most], shown.year), toWhole(month, [1, 12], shown.month + 1) - 1, 1))
  })

  const prepare = useRef(() => {})
  useEffect(() => {
    prepare.current = () => {
      lookAtClock()
      setOpen(true)
    }
  })
  useEffect(() => {
    const element = panel.current
    if (!element || isInline) return undefined
    // What opens is drawn before it is seen.
    const onBefore = (event: Event): void => {
      if (event.target === element && (event as ToggleEvent).newState === 'open') prepare.current()
    }
    element.addEventListener('beforetoggle', onBefore)
    if (floating.isOpen()) prepare.current()
    return () => element.removeEventListener('beforetoggle', onBefore)
  }, [floating, isInline])
  useEffect(() => {
    if (isOnCanvas) floating.open()
    else if (!node.isLive || isFixed) floating.close('action')
  }, [isOnCanvas, isFixed, node, floating])

  const format: FormatOptions = {
    mode: rules.mode,
    pattern: toText(props.format === 'custom' ? props.customFormat : props.format),
    names: () => namesOf(language),
    zone,
    has24Hours: () => Boolean(props.use24) || !namesOf(language).hasTwelveHours(),
    hasSeconds: Boolean(props.enableSeconds),
  }
  const warm = (): void => warmUp(namesOf(language))
  const preview = formatValues(committed, isRange, format)
  const label = toText(props.accessibleLabel) || ownLabel
  const local = {
    data: { datePicker: { preview, value: clean, isOpen } },
    methods: { datePicker: { open, close, clear, select: picking.select, setValue: put } },
  }
  // Until it is known which day it is, a calendar that nobody gave a date shows one that is none of anybody's.
  const isPlaced = now !== undefined || committed.length > 0 || firstShown !== undefined
  const opener = useMemo(() => (isFixed ? undefined : { popoverTarget: panelId }), [isFixed, panelId])
  const described = { 'aria-describedby': describedBy, 'aria-invalid': isInvalid }
  const [start, end] = isRange ? ['start', 'end'].map((part) => toText(Reflect.get(clean as object, part))) : []
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
        <div ref={trigger} className="heddle-date-trigger" onPointerEnter={warm} onFocus={warm}>
          {hasTrigger ? (
            <ControlContext value={opener}>
              <LocalSlot name="trigger" {...local} />
            </ControlContext>
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
      <input
        ref={control}
        className="heddle-date-value"
        name={isRange && name ? `${name}.start` : name}
        value={start ?? (Array.isArray(clean) ? clean.join(',') : toText(clean))}
        required={Boolean(props.required)}
        readOnly={isReadonly}
        disabled={isDisabled}
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        onInvalid={onInvalid}
        onChange={({ currentTarget }) => commit(picksOf({ ...rules, selection: 'single' }, currentTarget.value, zone))}
        onFocus={() => box.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus()}
      />
      {isRange && name && <input type="hidden" name={`${name}.end`} value={end} disabled={isDisabled} />}
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
        {(isInline || isOpen || isOnCanvas) && (
          <ControlContext value={undefined}>
            <PanelBody
              {...{ picking, rules, format, messages, isApplied, local }}
              look={look}
              today={today}
              presets={
                today === undefined ? [] : readPresets(props.presets, { rules, today, weekStart: look.weekStart, language })
              }
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

const FAULTS = { min: 'early', max: 'late', custom: 'off' } as const
/** What takes the focus of the panel, and of the element. */
const FIRST = '[role=grid] [tabindex="0"], [role=spinbutton]'
const FOCUSABLE = `[aria-controls], [popovertarget], ${FIRST}`

const toWhole = (value: unknown, ends: readonly [number, number], usual: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? clamp(Math.floor(value), ends) : usual

const CONTROL = 'a[href], button, input, select, textarea, label'

/** A press beside the controls of the panel would press the control of a label around the whole. */
function keepFromLabel(event: MouseEvent<HTMLElement>): void {
  const found = event.target instanceof Element ? event.target.closest(CONTROL) : null
  if (!found || !event.currentTarget.contains(found)) event.preventDefault()
}
