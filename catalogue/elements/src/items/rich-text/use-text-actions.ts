import { useEffect, useRef } from 'react'
import { toText, useNode } from '@heddle/kit/react'
import type { Mentioned } from '../../lib/rich-editor/open-editor.ts'

/** Actions that the editor runs under their own names. */
const COMMANDS =
  'set-tag toggle-bold toggle-italic toggle-underline toggle-strike toggle-code set-text-align set-color set-link unset-link set-image toggle-bullet-list toggle-ordered-list toggle-check-list toggle-code-block toggle-blockquote insert-table insert-row-before insert-row-after insert-column-before insert-column-after delete-row delete-column delete-table insert-text undo redo'.split(
    ' ',
  )

/** What the actions of a text work on. */
export interface TextWork {
  readonly run: (command: string, ...args: readonly unknown[]) => boolean
  readonly insertMention: (one: Mentioned) => void
}

/** Offers what the editor can do to workflows: buttons of a menu of a builder's own. The text has the focus afterwards. */
export function useTextActions(work: TextWork): void {
  const node = useNode()
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => {
    const offers = COMMANDS.map((name) =>
      node.offerAction(name, (...args) => {
        latest.current.run(name, ...args)
        latest.current.run('focus')
      }),
    )
    const mention = node.offerAction('insert-mention', (id, label) =>
      latest.current.insertMention({ id: toText(id), label: toText(label) || toText(id) }),
    )
    return () => {
      for (const end of [...offers, mention]) end()
    }
  }, [node])
}
