import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { DEFAULT_STATE } from '@heddle/style'
import { useEditor } from '../session/use-editor.ts'
import type { Readable } from '@heddle/sync/client'
import { commitBeforePress } from './commit-before-press.ts'
import { PageSettings } from './page/page-settings.tsx'
import { useAskedPath } from './use-asked-path.ts'
import { useOfSelectedNodes } from './use-selected-nodes.ts'
import styles from './inspector.module.css'

/** The right panel: what is given for the selection; the page's settings when nothing is selected. */
export function Inspector({
  ofSelection,
  ofRows,
  ofHead,
}: {
  readonly ofSelection: ReactNode
  readonly ofRows?: ReactNode
  readonly ofHead?: ReactNode
}) {
  const { session } = useEditor()
  const hasSelection = useOfSelectedNodes((nodes) => nodes.length > 0)
  const root = useRef<HTMLDivElement>(null)
  // A state belongs to the element it was picked for.
  useEffect(() => onChange(session.selection, () => (session.stateId.value = DEFAULT_STATE)), [session])
  useEffect(() => commitBeforePress(root), [])
  useAskedPath()
  return (
    <div ref={root} className={styles.inspector}>
      {hasSelection ? ofSelection : <PageSettings ofRows={ofRows} ofHead={ofHead} />}
    </div>
  )
}

/** Calls back for every later value. Returns how to stop. */
function onChange<T>(readable: Readable<T>, fn: () => void): () => void {
  let isFirst = true
  return readable.subscribe(() => {
    if (!isFirst) fn()
    isFirst = false
  })
}
