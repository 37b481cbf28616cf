import { createContext, useContext } from 'react'
import type { Editor } from './editor.ts'

export const EditorContext = createContext<Editor | undefined>(undefined)

/** The open project's editor. Throws outside `EditorContext`. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor needs an EditorContext above it')
  return editor
}
export { useValue } from '../use-value.ts'
