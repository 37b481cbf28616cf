import { startTransition, useEffect, useMemo, useState, type RefObject } from 'react'
import { useInput, type Input } from '@heddle/kit/inputs'
import { toText, useElementAction, useElementVariable, useNode, type ElementProps, type RootAttributes } from '@heddle/kit/react'
import { isShown, toPlacement, useFloating, type CloseReason, type Placement } from '@heddle/kit/react/floating'
import { stepOf, type KeyList } from '../../../lib/listbox/list-keys.ts'
import { readOptions, rowsOf, type Option } from '../../../lib/read-options.ts'
import type { selectDefinition } from '../definition.ts'
import { LIMIT } from '../limits.ts'
import { isOut, toCount, toValues, useChoice, type Choice } from './use-choice.ts'
import { NEW, useLines, useMatches } from './use-lines.ts'

const USUAL = { side: 'bottom', alignment: 'start' } as const

type Props = ElementProps<typeof selectDefinition>['props']
export type Control = HTMLInputElement & HTMLButtonElement

export interface DrawnSelect {
  readonly input: Input
  readonly placement: Placement
  readonly rows: readonly unknown[]
  readonly options: readonly Option[]
  readonly choice: Choice
  /** Places of the options that hold what is searched. */
  readonly matches: readonly number[]
  /** Places of those that are shown. */
  readonly lines: readonly number[]
  readonly isLineOut: (line: number) => boolean
  /** Line that the keys are at; -1 for none. */
  readonly active: number
  readonly isSearchable: boolean
  readonly isMultiple: boolean
  readonly isFixed: boolean
  readonly isOpen: boolean
  /** Open, or seen on the canvas of the editor. */
  readonly isShown: boolean
  /** Its lines stand, seen or not: it is drawn when somebody comes near, as that takes longer than a press may. */
  readonly isDrawn: boolean
  /** What stands in the control; `typed` while somebody searches. */
  readonly text: string
  readonly typed: string | undefined
  readonly query: string
  /** What is typed may be chosen though no option is called so. */
  readonly hasNew: boolean
  /** Line of what is chosen; -1 for none, or several. */
  readonly lineOfChosen: () => number
  /** The same, or else the first that can be chosen. */
  readonly firstLine: () => number
  readonly keyList: (at: number) => KeyList
  readonly show: () => void
  /** Somebody comes to it. */
  readonly come: () => unknown
  readonly open: (at?: number) => void
  readonly close: (reason: CloseReason) => void
  readonly moveTo: (line: number) => void
  readonly reachEnd: () => void
  readonly search: (text: string | undefined) => void
  readonly type: (text: string) => void
  readonly pick: (line: number) => void
  readonly create: (texts: readonly string[]) => void
  readonly remove: (value: unknown) => void
  readonly clear: () => void
}

/** Stands for a line that nobody moved to since something was typed. */
const NOT_MOVED = -2

/** What a drawn list is and does, whatever asks for it: a key, a press, a workflow. */
export function useDrawnSelect(
  root: RootAttributes,
  props: Props,
  box: RefObject<HTMLElement | null>,
  control: RefObject<Control | null>,
  panel: RefObject<HTMLElement | null>,
): DrawnSelect {
  const { value: given, labelField, valueField, disabledField, groupField, infiniteScroll, allowCreation } = props
  const isMultiple = Boolean(props.multiple)
  const isReadonly = Boolean(props.readonly)
  const isDisabled = Boolean(props.disabled)
  const isSearchable = Boolean(props.searchable) || Boolean(allowCreation)
  const isFixed = isReadonly || isDisabled
  const node = useNode()
  const [isOpen, setOpen] = useState(false)
  const [moved, setActive] = useState(-1)
  const [typed, setTyped] = useState<string>()
  const [ends, setEnds] = useState(0)
  const [isNear, setNear] = useState(false)
  const [isDrawn, setDrawn] = useState(false)

  const initial = useMemo(() => (isMultiple ? toValues(given) : given), [isMultiple, given])
  const [held, setHeld] = useElementVariable<unknown>('value', initial, (next) => node.emit('initValueChange', { value: next }))
  const rows = useMemo(() => rowsOf(props.options), [props.options])
  const options = useMemo(
    () => readOptions(rows, { labelField, valueField, disabledField, groupField }),
    [rows, labelField, valueField, disabledField, groupField],
  )
  const choice = useChoice(held, options, isMultiple, props.maxChoices)
  const query = (typed ?? '').trim()
  const matches = useMatches({ options, rows, searchBy: toText(props.searchBy), query, isNear, isElsewhere: !props.localSearch })
  const optionCalled = (label: string): Option | undefined => options.find((option) => option.label === label)
  const hasNew = Boolean(allowCreation) && query !== '' && !choice.isFull && !optionCalled(query)
  const most = props.limitedOptions || infiniteScroll ? limitOf(props.limit) * (ends + 1) : Infinity
  const lines = useLines({ matches, choice, hidesChosen: isMultiple && Boolean(props.hideSelected), most, hasNew })

  const isLineOut = (line: number): boolean => {
    const place = lines[line] ?? NEW
    return place !== NEW && isOut(options[place], choice.isChosen(place), choice)
  }
  const keyList = (at: number): KeyList => ({ count: lines.length, at, isDisabled: isLineOut })
  const lineOfChosen = (): number => (isMultiple || choice.values.length === 0 ? -1 : lines.indexOf(choice.places[0] ?? NEW))
  const firstLine = (): number => {
    const at = lineOfChosen()
    return at >= 0 ? at : (stepOf('Home', keyList(-1)) ?? -1)
  }
  /** What is typed leads to the first that holds it; where it may be new, only to one that is called so. */
  const lineOfTyped = (): number => {
    if (query === '') return -1
    if (!allowCreation) return firstLine()
    return lines.findIndex((place) => options[place]?.label.toLowerCase() === query.toLowerCase())
  }

  const input = useInput(control, props, {
    get: () => held,
    initial,
    put: setHeld,
    drawn: held,
    settle() {
      if (typed === undefined) return
      if (allowCreation && query !== '') create([query])
      else setTyped(undefined)
    },
    describedBy: root['aria-describedby'],
    states: [isOpen && 'open', isReadonly && 'readonly', isDisabled && 'disabled'],
  })
  const placement = { ...toPlacement(props, USUAL), matchesWidth: true }
  const floating = useFloating({
    root: box,
    anchor: box,
    panel,
    placement,
    onToggle(opened, reason) {
      if (!node.isLive) return
      setOpen(opened)
      node.emit(opened ? 'open' : 'close', opened ? undefined : { reason })
    },
  })

  const search = (text: string | undefined): void => {
    if ((text ?? '') !== (typed ?? '')) node.emit('search', { value: text ?? '' })
    setTyped(text)
    setEnds(0)
  }
  const open = (at: number = lineOfChosen()): void => {
    if (isFixed) return
    setActive(at)
    setOpen(true)
  }
  const close = (reason: CloseReason): void => {
    // What closed it first is why.
    if (floating.isOpen()) floating.close(reason)
    setOpen(false)
    setDrawn(false)
    setActive(-1)
  }
  const put = (next: unknown): void => {
    input.onEdit()
    setHeld(next)
    input.change.say({ value: next })
  }
  const create = (texts: readonly string[]): void => {
    const fresh = [...new Set(texts.map((text) => text.trim()))].flatMap((text) =>
      text === '' ? [] : [{ value: optionCalled(text)?.value ?? text, isNew: !optionCalled(text) }],
    )
    const room = isMultiple ? choice.room : 1
    const taken = fresh.filter(({ value }) => !choice.has(value)).slice(0, room)
    search(undefined)
    for (const { value, isNew } of taken) if (isNew) node.emit('create', { value })
    if (taken.length > 0) put(isMultiple ? [...choice.values, ...taken.map(({ value }) => value)] : taken[0]?.value)
  }
  const pick = (line: number): void => {
    const place = lines[line]
    if (place === undefined || isFixed || isLineOut(line)) return
    if (place === NEW) create([query])
    else {
      const value = options[place]?.value
      if (!choice.isChosen(place)) put(isMultiple ? [...choice.values, value] : value)
      else if (isMultiple || props.canDeselect) put(choice.without(value))
      search(undefined)
    }
    if (props.closeOnSelect) close('select')
    else setActive(line)
  }
  const reachEnd = (): void => {
    if (!infiniteScroll) return
    if (most < matches.length) setEnds(ends + 1)
    node.emit('endReached', { count: lines.length })
  }

  useElementAction('set-value', (next) => setHeld(isMultiple ? toValues(next) : next))
  useElementAction('reset-value', () => setHeld(initial))
  useElementAction('remove-value', (value) => setHeld(choice.without(value)))
  useElementAction('reset-search', () => search(undefined))
  useElementAction('open', () => open())
  useElementAction('close', () => close('action'))
  useElementAction('toggle', () => (isOpen ? close('action') : open()))
  const isSeen = isOpen || isShown(root, 'open')
  useEffect(() => {
    if (!isSeen && floating.isOpen()) floating.close('action')
  }, [isSeen, floating])
  useEffect(() => {
    const page = isOpen && box.current?.ownerDocument
    if (!page) return undefined
    // Where a press does not take the focus, as on phones.
    const onPress = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) close('outside')
    }
    page.addEventListener('pointerdown', onPress)
    return () => page.removeEventListener('pointerdown', onPress)
  })

  return {
    input,
    placement,
    rows,
    options,
    choice,
    matches,
    lines,
    isLineOut,
    active: moved === NOT_MOVED ? lineOfTyped() : Math.min(moved, lines.length - 1),
    isSearchable,
    isMultiple,
    isFixed,
    isOpen,
    isShown: isSeen,
    isDrawn: isSeen || isDrawn,
    text: typed ?? (isMultiple ? '' : choice.labelOf(0)),
    typed,
    query,
    hasNew,
    lineOfChosen,
    firstLine,
    keyList,
    show: floating.open,
    come: () =>
      isFixed ||
      startTransition(() => {
        setNear(isSearchable)
        // What a builder put into it, and images, wait until it opens.
        setDrawn(props.layoutType === 'text')
      }),
    open,
    close,
    moveTo(line) {
      setActive(line)
      if (line === lines.length - 1) reachEnd()
    },
    reachEnd,
    search,
    type(text) {
      if (allowCreation && isMultiple && SEPARATORS.test(text)) return create(text.split(SEPARATORS))
      search(text)
      setOpen(true)
      setActive(NOT_MOVED)
    },
    pick,
    create,
    remove(value) {
      if (!isFixed) put(choice.without(value))
    },
    clear() {
      if (isFixed) return
      put(choice.empty)
      search(undefined)
      node.emit('clear')
    },
  }
}

/** What parts one new option from the next. */
export const SEPARATORS = /[,;\n\t]/

function limitOf(value: unknown): number {
  const { min, max, default: usual } = LIMIT
  return Math.min(max, Math.max(min, toCount(value) || usual))
}
