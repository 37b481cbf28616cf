import type { ProjectServer, PublishProblem } from '../server/project-server.ts'
import { messageOf } from '../server/request.ts'

export type PublishStep = 'test' | 'draw' | 'compress' | 'store'

/** How far publishing is. */
export interface PublishProgress {
  readonly state: 'running' | 'done' | 'failed'
  readonly step?: { readonly name: PublishStep; readonly done: number; readonly total: number }
  readonly problems: readonly PublishProblem[]
  readonly url?: string
  readonly error?: string
}

export const NOT_STARTED: PublishProgress = { state: 'running', problems: [] }

/** Publishes and tells of the progress after each line of the answer; the last one is `done` or `failed`. */
export async function* runPublish(server: ProjectServer, signal?: AbortSignal): AsyncGenerator<PublishProgress> {
  let progress = NOT_STARTED
  try {
    for await (const line of server.publish(signal)) {
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
