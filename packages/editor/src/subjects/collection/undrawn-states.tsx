import { TriangleAlert } from 'lucide-react'
import type { Id } from '@heddle/document'
import { useProject } from '../../project/project-context.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import styles from './dock.module.css'

/** Lists over the collection whose states nobody drew yet, as Problems tells them, with what mends it. */
export function UndrawnStates({ id }: { readonly id: Id }) {
  const editor = useEditor()
  const problems = useValue(useProject().problems).filter((problem) => problem.id.startsWith(`undrawn-state/${id}/`))
  const [first] = problems
  if (first === undefined) return null
  return (
    <p className={styles.undrawn}>
      <TriangleAlert size={14} strokeWidth={1.6} aria-hidden />
      <span>{first.message}</span>
      {first.fix && (
        <Button tone="quiet" onPress={() => first.fix?.mend(editor)}>
          {first.fix.label}
        </Button>
      )}
    </p>
  )
}
