import { log } from './log.ts'

/**
 * A step of the start (specification section 1). One that fails is said; the page, which the server drew, goes on without what
 * the step gives.
 */
export function startStep<T>(name: string, run: () => T): T | undefined {
  try {
    return run()
  } catch (error) {
    log('error', `Heddle could not start: ${name}`, error)
    return undefined
  }
}
