import { useEffect, useState } from 'react'
import type { Id } from '@heddle/document'
import { useEditor } from '../../session/use-editor.ts'
import { BackgroundRows } from '../style/sections.tsx'
import { StyleContext } from '../style/use-style.ts'
import { createBackgroundModel } from './background-model.ts'
import styles from './background.module.css'

/** Colour, pictures and gradients that lie behind the whole site or a page. */
export function BackgroundFields({ id, hint }: { readonly id: Id; readonly hint: string }) {
  const editor = useEditor()
  const [model] = useState(() => createBackgroundModel(editor, id))
  useEffect(() => model.connect(), [model])
  return (
    <StyleContext value={model}>
      <BackgroundRows />
      <p className={styles.hint}>{hint}</p>
    </StyleContext>
  )
}
