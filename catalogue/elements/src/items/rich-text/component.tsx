import { useEffect, useMemo, useRef, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { useInput } from '@heddle/kit/inputs'
import {
  labelId,
  Slot,
  toText,
  useElementAction,
  useElementVariable,
  useNamedId,
  useNode,
  usePartId,
  type ElementProps,
} from '@heddle/kit/react'
import { groupFocus } from '../../lib/controls/group-focus.ts'
import type { Mentioned, MentionQuery } from '../../lib/rich-editor/open-editor.ts'
import { cleanHtml, isBlank } from '../../lib/rich-html/clean-html.ts'
import { mentionsOf } from '../../lib/rich-html/mentions-of.ts'
import { readMarkdown } from '../../lib/rich-markdown/read-markdown.ts'
import { writeMarkdown } from '../../lib/rich-markdown/write-markdown.ts'
import { languageAt, wordsIn } from '../../lib/words/words.ts'
import { AskBar } from './ask-bar.tsx'
import type { richTextDefinition } from './definition.ts'
import { lookOf } from './look.ts'
import { ENGLISH } from './messages.ts'
import { suggest } from './read-mentions.ts'
import { Suggestions } from './suggestions.tsx'
import { shownTools, STYLED } from './shown-tools.ts'
import { Toolbar } from './toolbar.tsx'
import { useRichEditor } from './use-rich-editor.ts'
import { useTextActions } from './use-text-actions.ts'

/** A text with a menu above it. The server draws what it says; what it is written with comes for those who can write. */
export function RichText({ root, props }: ElementProps<typeof richTextDefinition>): ReactNode {
  const { 'aria-label': label, style, ...rest } = root
  const node = useNode()
  const content = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLTextAreaElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const listId = usePartId('list')
  const id = useNamedId(props)
  const [language, setLanguage] = useState('')
  const [asked, setAsked] = useState<'link' | 'image'>()
  const [query, setQuery] = useState<MentionQuery>()
  const [at, setAt] = useState(0)
  const isMarkdown = props.output === 'markdown'
  const isReadonly = Boolean(props.readonly) || !props.editable
  const isDisabled = Boolean(props.disabled)
  const first = toText(props.initialValue)
  const [held, setValue] = useElementVariable<unknown>('value', first, (next) => node.emit('initValueChange', { value: next }))
  const value = toText(held)
  const html = useMemo(() => cleanHtml(isMarkdown ? readMarkdown(value) : value), [isMarkdown, value])
  const words = wordsIn(language, 'richText', ENGLISH)
  const sign = toText(props.mentionChar).slice(0, 1)
  const items = useMemo(() => (query ? suggest(props, query.text) : []), [query, props])
  const isListed = items.length > 0
  const {
    attributes: {
      'data-state': state,
      id: controlId,
      onPaste,
      'aria-invalid': isInvalid,
      'aria-describedby': describedBy,
      ...attributes
    },
    ...input
  } = useInput(control, props, {
    get: () => (isBlank(html) ? '' : value),
    initial: first,
    put: (next) => setValue(toText(next)),
    drawn: value,
    describedBy: root['aria-describedby'],
    states: [isReadonly && 'readonly', isDisabled && 'disabled'],
  })
  const { editor, states, shown } = useRichEditor(content, {
    isEditable: !isReadonly && !isDisabled,
    isLive: node.isLive,
    html,
    takesFocus: Boolean(props.autofocus),
    trigger: () => (props.enableMention ? { sign, hasSpaces: Boolean(props.mentionAllowSpaces) } : undefined),
    onQuery: (next) => {
      setQuery(next)
      setAt(0)
    },
    onKey: (key) => isListed && onListKey(key),
    onAsk: (what) => {
      if (what === 'link') setAsked('link')
      else bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    },
    onChange: (next) => {
      const written = isMarkdown ? writeMarkdown(next) : next
      input.onEdit()
      setValue(written)
      input.change.say({ value: written })
    },
  })
  const run = (command: string, ...args: readonly unknown[]): boolean => editor?.run(command, ...args) ?? false
  const choose = (one: Mentioned): void => {
    editor?.insertMention(query, one, sign)
    setQuery(undefined)
  }
  const onListKey = (key: string): boolean => {
    const one = items[at]
    if (key === 'ArrowDown' || key === 'ArrowUp') setAt((at + (key === 'ArrowDown' ? 1 : -1) + items.length) % items.length)
    else if ((key === 'Enter' || key === 'Tab') && one) choose(one)
    else return false
    return true
  }
  useElementVariable(
    'mentions',
    useMemo(() => mentionsOf(html), [html]),
  )
  useElementVariable('states', states)
  useTextActions({ run, insertMention: (one) => void editor?.insertMention(undefined, one, sign) })
  useElementAction('set-value', (next) => setValue(toText(next)))
  useElementAction('reset-value', () => setValue(first))
  useElementAction('clear', () => setValue(''))
  useEffect(() => setLanguage(languageAt(content.current)), [])

  const press = ({ target }: MouseEvent): void => {
    const one = target instanceof Element && target.closest<HTMLElement>('[data-type=mention]')
    if (one) node.emit('mention:click', { mention: { id: one.dataset['id'] ?? '', label: one.dataset['label'] ?? '' } })
  }
  const placeholder = toText(props.placeholder)
  const hasMenu = !props.hideMenu && !isReadonly
  return (
    <div
      {...rest}
      style={{ ...style, ...lookOf(props, STYLED) } as CSSProperties}
      data-state={state}
      data-rich-text=""
      {...groupFocus(input)}
    >
      {hasMenu &&
        (props.customMenu ? (
          <div className="heddle-rich-own">
            <Slot name="menu" />
          </div>
        ) : (
          <Toolbar
            bar={bar}
            words={words}
            wraps={Boolean(props.wrapMenu)}
            tools={shownTools(props.menu)}
            states={states}
            isOff={isDisabled}
            run={run}
            onAsk={setAsked}
          />
        ))}
      {asked && (
        <AskBar
          what={asked}
          words={words}
          address={asked === 'link' ? states.linkUrl : ''}
          onApply={(address, description) => {
            const isDone = asked === 'link' ? run('set-link', address) : run('set-image', address, description)
            if (isDone) setAsked(undefined)
            return isDone
          }}
          onRemove={() => {
            run('unset-link')
            setAsked(undefined)
          }}
          onCancel={() => {
            setAsked(undefined)
            run('focus')
          }}
        />
      )}
      <div className="heddle-rich-paper">
        {/* What forms and labels know: it has the value, and hands the focus on. */}
        <textarea
          {...attributes}
          ref={control}
          id={controlId}
          className="heddle-rich-value"
          tabIndex={-1}
          aria-hidden="true"
          required={Boolean(props.required)}
          disabled={isDisabled}
          value={isBlank(html) ? '' : value}
          onChange={() => {}}
          onFocus={() => content.current?.focus()}
        />
        <div
          ref={content}
          className="heddle-rich-content"
          role="textbox"
          aria-multiline="true"
          aria-label={toText(props.accessibleLabel) || label || (id ? undefined : placeholder) || undefined}
          aria-labelledby={id && labelId(id)}
          aria-placeholder={placeholder || undefined}
          aria-required={props.required ? true : undefined}
          aria-readonly={isReadonly || undefined}
          aria-disabled={isDisabled || undefined}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          aria-autocomplete={props.enableMention ? 'list' : undefined}
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={isListed ? `${listId}-${at}` : undefined}
          data-placeholder={isBlank(html) ? placeholder : undefined}
          tabIndex={isDisabled ? undefined : 0}
          onPaste={onPaste}
          onClick={press}
          dangerouslySetInnerHTML={{ __html: shown }}
        />
      </div>
      {isListed && query && editor && (
        <Suggestions
          id={listId}
          label={words.suggestions}
          items={items}
          at={at}
          place={() => editor.placeOf(query.from)}
          onChoose={choose}
        />
      )}
    </div>
  )
}
