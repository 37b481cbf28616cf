import type { ProjectServer, PublishProblem, Stage } from '../server/project-server.ts'
import { messageOf } from '../server/request.ts'

export type PublishStep = 'test' | 'draw' | 'compress' | 'store'

/** How far publishing is. */
export interface PublishProgress {
  /** `held`: the release is made, and waits for somebody to look at who comes to see more or less by it. */
  readonly state: 'running' | 'held' | 'done' | 'failed'
  readonly step?: { readonly name: PublishStep; readonly done: number; readonly total: number }
  readonly problems: readonly PublishProblem[]
  /** Of the release. */
  readonly releaseId?: string
  readonly url?: string
  readonly stage: Stage
  readonly error?: string
}

export const notStarted = (stage: Stage): PublishProgress => ({ state: 'running', problems: [], stage })

/** Publishes and tells of the progress after each line of the answer; the last one is `done`, `held` or `failed`. */
export async function* runPublish(server: ProjectServer, stage: Stage): AsyncGenerator<PublishProgress> {
  let progress = notStarted(stage)
  try {
    for await (const line of server.publish(stage)) {
      if ('step' in line) progress = { ...progress, step: { name: line.step, done: line.done, total: line.total } }
      else if ('problem' in line) progress = { ...progress, problems: [...progress.problems, line.problem] }
      else if ('release' in line) {
        const { id, url, isHeld } = line.release
        progress = { ...progress, state: isHeld ? 'held' : 'done', releaseId: id, url }
      } else progress = { ...progress, state: 'failed', error: line.error.message }
      yield progress
    }
    if (progress.state === 'running') yield { ...progress, state: 'failed' }
  } catch (error) {
    yield { ...progress, state: 'failed', error: messageOf(error) }
  }
}
