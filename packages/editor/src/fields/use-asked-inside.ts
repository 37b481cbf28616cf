import { useEffect, useEffectEvent } from 'react'
import type { Id } from '@heddle/document'
import { useEditor, useValue } from '../session/use-editor.ts'

/** What stands at a key of a value: what its row is called, and which of the keys lead on from there. */
export interface AskedPart {
  readonly label: string
  readonly keys: readonly string[]
}

/**
 * Hands a formula that somebody asks for on to the row inside of a field's value that shows it.
 * @param label of the field; the formula is asked for by it and by the keys inside
 * @param partAt shows the row and says what it is called; nothing where no row has these keys
 */
export function useAskedInside(
  label: string,
  nodeId: Id | undefined,
  partAt: (keys: readonly string[]) => AskedPart | undefined,
): void {
  const { session } = useEditor()
  const asked = useValue(session.askedFormula)
  const isAsked = asked?.nodeId === nodeId && asked?.label === label && (asked.keys ?? []).length > 0
  const handOn = useEffectEvent(() => {
    const part = partAt(asked?.keys ?? [])
    session.askedFormula.value = part && { nodeId, label: part.label, keys: part.keys }
  })
  useEffect(() => {
    if (isAsked) handOn()
  }, [isAsked])
}
