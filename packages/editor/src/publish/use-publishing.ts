import { useEffect, useState } from 'react'
import { useProject } from '../project/project-context.ts'
import type { Stage } from '../server/project-server.ts'
import { messageOf } from '../server/request.ts'
import { useEditor } from '../session/use-editor.ts'
import type { Move } from './move-review.tsx'
import { notStarted, runPublish, type PublishProgress } from './run-publish.ts'

/** What the dialog does: publishing, and showing a release that was made before or just now. */
export interface Publishing {
  readonly progress: PublishProgress | undefined
  /** What is about to be shown, while a person looks at who sees more or less by it. */
  readonly move: Move | undefined
  readonly moveError: string
  readonly isMoving: boolean
  readonly publish: (stage: Stage) => Promise<void>
  readonly begin: (move: Move) => void
  readonly show: (move: Move) => Promise<void>
  /** Back from the look, nothing shown. */
  readonly leave: () => void
}

/** `onShown`: something may be shown elsewhere now. */
export function usePublishing(onShown: () => void): Publishing {
  const { server } = useEditor()
  const { publishing } = useProject()
  const [progress, setProgress] = useState<PublishProgress>()
  const [move, setMove] = useState<Move>()
  const [moveError, setMoveError] = useState('')
  const [isMoving, setMoving] = useState(false)
  const [isAlive] = useState(() => new AbortController())
  // Closing the dialog does not stop publishing: the server finishes what it began.
  useEffect(() => () => isAlive.abort(), [isAlive])
  const begin = (next: Move | undefined) => {
    setMoveError('')
    setMove(next)
  }
  return {
    progress,
    move,
    moveError,
    isMoving,
    begin,
    async publish(stage) {
      setProgress(notStarted(stage))
      for await (const step of runPublish(server, stage)) {
        if (isAlive.signal.aborted) continue
        setProgress(step)
        if (step.state === 'held' && step.releaseId !== undefined) begin({ stage, releaseId: step.releaseId, isHeld: true })
      }
      onShown()
      await publishing.refresh()
    },
    async show({ releaseId, stage, isHeld }) {
      setMoving(true)
      try {
        await server.activate(releaseId, stage)
        begin(undefined)
        if (isHeld && progress) setProgress({ ...progress, state: 'done' })
        onShown()
        await publishing.refresh()
      } catch (reason) {
        setMoveError(messageOf(reason))
      } finally {
        setMoving(false)
      }
    },
    leave() {
      begin(undefined)
      if (progress?.state === 'held') setProgress(undefined)
    },
  }
}
