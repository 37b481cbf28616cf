import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'

/** Counts what one project asks of others at the same time. */
export interface AtOnce {
  /** Throws `busy` when the project has too much under way. */
  run<T>(projectId: string, work: () => Promise<T>): Promise<T>
}

export function createAtOnce(): AtOnce {
  /** By project. */
  const underWay = new Map<string, number>()
  return {
    async run(projectId, work) {
      const count = underWay.get(projectId) ?? 0
      if (count >= LIMITS.fetchesAtOnce) throw new ServerError(messages.busy)
      underWay.set(projectId, count + 1)
      try {
        return await work()
      } finally {
        const left = (underWay.get(projectId) ?? 1) - 1
        if (left > 0) underWay.set(projectId, left)
        else underWay.delete(projectId)
      }
    },
  }
}
