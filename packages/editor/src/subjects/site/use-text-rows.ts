import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { DocumentRecord, Language } from '@heddle/document'
import type { Diff } from '@heddle/store'
import { useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { useKnownActions } from '../../workflows/use-known-actions.ts'
import { createTextRows, type TextRow } from './text-rows.ts'

/** Records that texts stand in, or that say where one stands. */
const KINDS: ReadonlySet<DocumentRecord['kind']> = new Set(['site', 'page', 'node', 'library-component', 'workflow'])

/** All texts of the project and its languages; what did not change stays the same row. */
export function useTextRows(isWithEmpty = false): {
  readonly rows: readonly TextRow[]
  readonly languages: readonly Language[]
} {
  const editor = useEditor()
  const { store, view, actions } = editor
  useSite()
  useKnownActions()
  const [read, outdate] = useMemo(() => {
    const rows = createTextRows(editor, isWithEmpty)
    let known: readonly TextRow[] | undefined
    return [() => (known ??= rows()), () => void (known = undefined)] as const
  }, [editor, isWithEmpty])
  const subscribe = useCallback(
    (tell: () => void) => {
      const changed = (diff: Diff<DocumentRecord>) => {
        const kinds = [
          ...Object.keys(diff.set ?? {}).map((id) => store.get(id)?.kind),
          ...Object.values({ ...diff.put, ...diff.remove }).map(({ kind }) => kind),
        ]
        if (!kinds.some((kind) => kind !== undefined && KINDS.has(kind))) return
        outdate()
        tell()
      }
      // What changed before it listened is read once more.
      outdate()
      // Which arguments of actions are texts is known once their definitions have come.
      const stops = [store.listen(changed), actions.all.subscribe(() => (outdate(), tell()))]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store, actions, outdate],
  )
  return { rows: useSyncExternalStore(subscribe, read), languages: view.languages() }
}
