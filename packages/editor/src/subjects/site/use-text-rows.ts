import { useEffect, useMemo, useState } from 'react'
import type { Language } from '@heddle/document'
import { useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { textRows, type TextRow } from './text-rows.ts'

/** All texts of the project and its languages, made anew when the document changed. */
export function useTextRows(): { readonly rows: readonly TextRow[]; readonly languages: readonly Language[] } {
  const editor = useEditor()
  const { store, view } = editor
  useSite()
  const [version, setVersion] = useState(0)
  useEffect(() => store.listen(() => setVersion((before) => before + 1)), [store])
  const languages = view.languages()
  // The document is what changed, by its version.
  const rows = useMemo(() => (version < 0 ? [] : textRows(editor)), [editor, version])
  return { rows, languages }
}
