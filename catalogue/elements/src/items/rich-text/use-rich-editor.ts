import { useEffect, useRef, useState, type RefObject } from 'react'
import { isSameValue } from '@heddle/kit/react'
import type { MentionOptions } from '../../lib/rich-editor/mentions.ts'
import type { RichEditor, RichStates } from '../../lib/rich-editor/open-editor.ts'
import { AT_FIRST } from './tools.ts'

interface Options extends MentionOptions {
  /** Whether somebody can write here, now. */
  readonly isEditable: boolean
  readonly isLive: boolean
  /** What the element shows; whoever set it. */
  readonly html: string
  readonly takesFocus: boolean
  readonly onChange: (html: string) => void
  readonly onAsk: (what: 'menu' | 'link') => void
}

interface Opened {
  readonly editor: RichEditor
  /** What stood in the element before the editor took it over. */
  readonly html: string
}

/** The editor of a text. It comes when the page is alive, for those who can write; nobody else loads it. */
export function useRichEditor(element: RefObject<HTMLElement | null>, options: Options) {
  const [opened, setOpened] = useState<Opened>()
  const [states, setStates] = useState<RichStates>(AT_FIRST)
  const written = useRef(options.html)
  const { html, isEditable } = options
  const isWanted = options.isLive && (isEditable || opened !== undefined)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    let editor: RichEditor | undefined
    void import('../../lib/rich-editor/open-editor.ts').then(({ openEditor }) => {
      const at = element.current
      if (isOver || !at) return
      const isFocused = at === at.ownerDocument.activeElement
      const first = latest.current
      const one = openEditor({
        element: at,
        html: first.html,
        isEditable: first.isEditable,
        trigger: () => latest.current.trigger(),
        onQuery: (query) => latest.current.onQuery(query),
        onKey: (key) => latest.current.onKey(key),
        onAsk: (what) => latest.current.onAsk(what),
        onChange() {
          const next = one.html()
          if (next === written.current) return
          written.current = next
          latest.current.onChange(next)
        },
        onMove() {
          const next = one.states()
          setStates((now) => (isSameValue(now, next) ? now : next))
        },
      })
      editor = one
      written.current = first.html
      setOpened({ editor: one, html: first.html })
      if (isFocused || first.takesFocus) one.run('focus')
    })
    return () => {
      isOver = true
      editor?.close()
    }
  }, [isWanted, element])
  const editor = opened?.editor
  useEffect(() => editor?.setEditable(isEditable), [editor, isEditable])
  useEffect(() => {
    if (!editor || html === written.current) return
    written.current = html
    editor.put(html)
  }, [editor, html])
  return { editor, states, shown: opened?.html ?? html }
}
