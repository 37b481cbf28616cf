import { useEffect } from 'react'
import type { ActionDefinition } from '@heddle/kit'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'

/** What workflows can do; absent until it has come. */
export function useKnownActions(): ReadonlyMap<string, ActionDefinition> | undefined {
  const { actions } = useEditor()
  const all = useValue(actions.all)
  useEffect(() => {
    // A failure shows as actions that nobody knows; the next look tries again.
    void actions.load().catch(() => undefined)
  }, [actions])
  return all
}
