import type { ProjectServer, PublishProblem, Stage } from '../server/project-server.ts'
import { messageOf } from '../server/request.ts'

export type PublishStep = 'test' | 'draw' | 'compress' | 'store'

/** How far publishing is. */
export interface PublishProgress {
  readonly state: 'running' | 'done' | 'failed'
  readonly step?: { readonly name: PublishStep; readonly done: number; readonly total: number }
  readonly problems: readonly PublishProblem[]
  readonly url?: string
  readonly stage: Stage
  readonly error?: string
}

export const notStarted = (stage: Stage): PublishProgress => ({ state: 'running', problems: [], stage })

/** Publishes and tells of the progress after each line of the answer; the last one is `done` or `failed`. */
export async function* runPublish(server: ProjectServer, stage: Stage): AsyncGenerator<PublishProgress> {
  let progress = notStarted(stage)
  try {
    for await (const line of server.publish(stage)) {
      if ('step' in line) progress = { ...progress, step: { name: line.step, done: line.done, total: line.total } }
      else if ('problem' in line) progress = { ...progress, problems: [...progress.problems, line.problem] }
      else if ('release' in line) progress = { ...progress, state: 'done', url: line.release.url }
      else progress = { ...progress, state: 'failed', error: line.error.message }
      yield progress
    }
    if (progress.state === 'running') yield { ...progress, state: 'failed' }
  } catch (error) {
    yield { ...progress, state: 'failed', error: messageOf(error) }
  }
}
