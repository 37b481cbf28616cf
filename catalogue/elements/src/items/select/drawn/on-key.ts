import type { KeyboardEvent } from 'react'
import { stepOf, type TypeAhead } from '../../../lib/listbox/list-keys.ts'
import type { DrawnSelect } from './use-drawn-select.ts'
import { NEW } from './use-lines.ts'

/** What a key does in a combobox (ARIA practices, select-only and editable with a list). */
export function onKey(event: KeyboardEvent<HTMLElement>, select: DrawnSelect, typeAhead: TypeAhead): void {
  const act = actionOf(event, select, typeAhead)
  if (!act) return
  event.preventDefault()
  act()
}

/** `undefined` for what the browser does. */
function actionOf(event: KeyboardEvent, select: DrawnSelect, typeAhead: TypeAhead): (() => void) | undefined {
  const { key, altKey, timeStamp } = event
  const { isOpen, isSearchable, isMultiple, active, choice, text, query, close, pick } = select
  if (key === 'Escape') {
    if (!isOpen && select.typed === undefined) return undefined
    // One press closes the innermost.
    event.stopPropagation()
    return () => {
      select.search(undefined)
      close('escape')
    }
  }
  if (key === 'Tab') {
    if (!isOpen) return undefined
    if (!isMultiple && active >= 0 && !choice.isChosen(select.lines[active] ?? NEW)) pick(active)
    close('focus')
    return undefined
  }
  const isSpace = key === ' ' && !isSearchable && !typeAhead.isTyping(timeStamp)
  if (key === 'Enter' || isSpace) {
    if (isOpen && active >= 0) return () => pick(active)
    if (select.hasNew) return () => select.create([query])
    if (isSearchable) return isOpen && query !== '' ? () => {} : undefined
    return () => (isOpen ? close('select') : select.open(select.firstLine()))
  }
  if (altKey && key === 'ArrowUp' && isOpen) {
    return () => {
      if (active >= 0 && !choice.isChosen(select.lines[active] ?? NEW)) pick(active)
      close('select')
    }
  }
  if (key === 'Backspace' && isMultiple && text === '') {
    return choice.values.length > 0 ? () => select.remove(choice.values.at(-1)) : undefined
  }
  return isSearchable && (key === 'Home' || key === 'End') ? undefined : moveOf(event, altKey, select, typeAhead)
}

function moveOf({ key, timeStamp }: KeyboardEvent, altKey: boolean, select: DrawnSelect, typeAhead: TypeAhead) {
  const { isOpen, isSearchable, active, keyList, options, lines, firstLine } = select
  const to = stepOf(key, keyList(active))
  if (to !== undefined) {
    if (!isOpen) {
      if (altKey && isSearchable) return () => select.open()
      return () => select.open(key === 'Home' || key === 'End' || (key === 'ArrowUp' && isSearchable) ? to : firstLine())
    }
    // Where one types, the arrows go round.
    const isRound = isSearchable && to === active
    return () => select.moveTo(isRound ? (stepOf(key === 'ArrowUp' ? 'End' : 'Home', keyList(-1)) ?? to) : to)
  }
  if (isSearchable || key.length !== 1) return undefined
  return () => {
    const at = isOpen ? active : select.lineOfChosen()
    const labelOf = (line: number): string => options[lines[line] ?? NEW]?.label ?? ''
    const found = typeAhead.find(key, timeStamp, { ...keyList(at), labelOf })
    if (!isOpen) select.open(found ?? firstLine())
    else if (found !== undefined) select.moveTo(found)
  }
}
