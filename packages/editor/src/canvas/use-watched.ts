import { useEffect } from 'react'
import type { Id } from '@heddle/document'
import { useEditor, useValue } from '../session/use-editor.ts'

/** Asks the frame for the boxes of these nodes while the component is mounted. */
export function useWatched(ids: readonly Id[]): void {
  const connection = useValue(useEditor().canvas)
  const key = ids.join()
  useEffect(() => (connection && key !== '' ? connection.watch(key.split(',')) : undefined), [connection, key])
}
