import { useState } from 'react'
import type { PROJECT_FILE_BYTES as most } from '@heddle/server/contracts'
import { useApp } from '../app/app-context.ts'
import type { Asking } from './use-asking.ts'
import { words } from './words.ts'

/** The server refuses a larger one, as its route says: nobody has to send it first. */
const MOST_BYTES: typeof most = 500_000_000

/** A file on its way. */
export interface RunningImport {
  readonly file: string
  /** How much of it has left, from 0 to 1. */
  readonly share: number
  readonly cancel: () => void
}

export interface Import {
  readonly running: RunningImport | undefined
  /** What became of the last one, where nothing did. */
  readonly note: string
  readonly start: (file: File) => void
}

/** Makes a project of a file and opens it, one at a time. */
export function useImport({ ask }: Pick<Asking, 'ask'>): Import {
  const { server, router } = useApp()
  const [running, setRunning] = useState<RunningImport>()
  const [note, setNote] = useState('')

  async function bring(file: File): Promise<void> {
    setNote('')
    if (file.size > MOST_BYTES) throw new Error(words.importTooLarge(file.name, file.size, MOST_BYTES))
    const control = new AbortController()
    const { signal } = control
    const tell = (share: number): void => setRunning({ file: file.name, share, cancel: () => control.abort() })
    tell(0)
    try {
      const { id } = await server.importProject(file, { onProgress: tell, signal })
      if (!signal.aborted) router.go({ screen: 'project', projectId: id, nodeIds: [] })
    } catch (error) {
      if (!signal.aborted) throw error
      setNote(words.importCancelled)
    } finally {
      setRunning(undefined)
    }
  }
  return { running, note, start: (file) => void ask(() => bring(file)) }
}
