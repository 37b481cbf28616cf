import { useRef, useState, type ReactNode } from 'react'
import { useEarlyUse } from '@heddle/kit/inputs'
import { toText, usePartId, useRoot, type ElementProps } from '@heddle/kit/react'
import { placementStyle } from '@heddle/kit/react/floating'
import { createTypeAhead } from '../../lib/listbox/list-keys.ts'
import type { selectDefinition } from './definition.ts'
import { keepFocus } from './drawn/keep-focus.ts'
import { onKey } from './drawn/on-key.ts'
import { OptionList } from './drawn/option-list.tsx'
import { moveInTags, Tags } from './drawn/tags.tsx'
import { SEPARATORS, useDrawnSelect, type Control } from './drawn/use-drawn-select.ts'

/** A list that the site draws: a combobox by the ARIA practices, to choose from alone or to search in. */
export function SelectDrawn({ root, props }: ElementProps<typeof selectDefinition>): ReactNode {
  const [box, ref] = useRoot<HTMLDivElement>(root.ref)
  const control = useRef<Control>(null)
  const panel = useRef<HTMLDivElement>(null)
  const listId = usePartId('list')
  const [typeAhead] = useState(createTypeAhead)
  const select = useDrawnSelect(root, props, box, control, panel)
  const { input, choice, isOpen, isSearchable, isMultiple, isFixed, query, text, lines, matches } = select
  useEarlyUse(control, isSearchable ? text : '', (early) => isSearchable && select.search(early))

  const isInside = (other: EventTarget | null): boolean => other instanceof Node && box.current?.contains(other) === true
  const label = toText(props.accessibleLabel) || root['aria-label']
  const isEmpty = choice.values.length === 0
  const isCounted = props.chosenAs === 'count'
  const hasTags = isMultiple && !isCounted && !isEmpty
  const counted = isMultiple && isCounted && !isEmpty ? withCount(props.countText, choice.values.length) : ''
  const searchHint = select.isShown && isSearchable ? toText(props.searchPlaceholder) : ''
  const hint = searchHint || toText(props.placeholder)
  const note = props.loading
    ? toText(props.loadingText)
    : lines.length > 0
      ? ''
      : toText(query ? props.noResultsText : props.noOptionsText)
  const { name, 'data-state': state, onInvalid, ...described } = input.attributes
  const own = {
    ...described,
    ref: control,
    role: 'combobox',
    className: 'heddle-select-control',
    'aria-label': label,
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': select.isShown ? listId : undefined,
    'aria-required': Boolean(props.required) || undefined,
    'aria-readonly': Boolean(props.readonly) || undefined,
    disabled: Boolean(props.disabled),
  } as const
  return (
    <div
      {...root}
      ref={ref}
      aria-label={undefined}
      data-state={state}
      onKeyDown={(event) => {
        const { key, target, ctrlKey, metaKey, nativeEvent } = event
        if (isFixed || ctrlKey || metaKey || nativeEvent.isComposing || !control.current || !box.current) return
        if (hasTags && moveInTags(key, target as Element, control.current, box.current)) event.preventDefault()
        else if (target === control.current) onKey(event, select, typeAhead)
      }}
      onPointerEnter={select.come}
      onMouseDown={(event) => keepFocus(event, control.current)}
      onClick={(event) => {
        // A label around it would press the control once more.
        event.preventDefault()
        if (event.target instanceof Element && event.target.closest(PRESSED)) return
        if (isOpen && !(isSearchable && event.target === control.current)) select.close('trigger')
        else if (!isOpen) select.open(isSearchable ? select.lineOfChosen() : select.firstLine())
      }}
      onFocus={({ relatedTarget }) => {
        select.come()
        if (!isInside(relatedTarget)) input.onFocus()
      }}
      onBlur={({ relatedTarget }) => {
        if (isInside(relatedTarget)) return
        if (isOpen) select.close('focus')
        input.onBlur()
      }}
    >
      {hasTags && (
        <Tags
          choice={choice}
          removeText={toText(props.removeText)}
          isFixed={isFixed}
          onRemove={(at) => select.remove(choice.values[at])}
        />
      )}
      {counted && isSearchable && <span>{counted}</span>}
      {isSearchable ? (
        <input
          {...own}
          type="text"
          autoComplete="off"
          aria-autocomplete="list"
          required={Boolean(props.required) && isEmpty}
          readOnly={Boolean(props.readonly)}
          placeholder={hasTags || counted ? undefined : hint || undefined}
          value={text}
          onInvalid={onInvalid}
          onChange={({ currentTarget }) => select.type(currentTarget.value)}
          onPaste={(event) => {
            const given = event.clipboardData.getData('text')
            if (!props.allowCreation || !isMultiple || isFixed || !SEPARATORS.test(given)) return
            event.preventDefault()
            select.create((text + given).split(SEPARATORS))
          }}
        />
      ) : (
        <button {...own} type="button" data-state={isEmpty ? 'empty' : undefined}>
          {hasTags ? '' : counted || (isEmpty ? hint : choice.labelOf(0))}
        </button>
      )}
      {props.clearIcon && !isEmpty && !isFixed && !props.required && (
        <button type="button" className="heddle-select-clear" aria-label={toText(props.clearText)} onClick={select.clear} />
      )}
      {props.caretIcon && <span className="heddle-select-caret" aria-hidden="true" />}
      {name &&
        choice.values.map((value, at) => (
          <input key={at} type="hidden" name={name} value={toText(value)} disabled={Boolean(props.disabled)} />
        ))}
      <div ref={panel} className="heddle-select-panel" popover="manual" style={placementStyle(select.placement)}>
        {select.isDrawn && (
          <OptionList
            {...select}
            id={listId}
            label={select.isShown ? label : undefined}
            lines={props.loading ? NO_LINES : lines}
            count={props.infiniteScroll ? Math.max(lines.length, matches.length) : lines.length}
            newText={toText(props.createText).replace('{text}', () => query)}
            layout={props.layoutType}
            imageField={toText(props.imageField)}
            control={control}
          />
        )}
        {note && select.isShown && <div className="heddle-select-note">{note}</div>}
      </div>
      <span className="heddle-select-said" role="status">
        {isOpen && query !== '' ? note || withCount(props.resultsText, matches.length) : ''}
      </span>
    </div>
  )
}

const NO_LINES: readonly number[] = []
/** Parts that do something of their own when they are pressed. */
const PRESSED = '.heddle-select-panel, .heddle-select-clear, .heddle-tag-remove'

const withCount = (words: unknown, count: number): string => toText(words).replace('{count}', () => String(count))
