// Browser tests: the frame that a test acts in.

/** What Playwright says of a frame that goes away. */
const isGone = (error) => error instanceof Error && /detached|Execution context was destroyed/i.test(error.message)

/**
 * A frame that answers, of those that stand one after another under one name. When a file of tests begins, the frame of the file
 * before may still be found, as the browser has not told of its end yet: whatever is done first would be done there, and fail.
 *
 * @template {{ evaluate(code: string): Promise<unknown> }} F
 * @param {() => Promise<F>} find the frame as it is known now
 * @returns {Promise<F>}
 */
export async function standingFrame(find) {
  for (;;) {
    const frame = await find()
    try {
      await frame.evaluate('0')
      return frame
    } catch (error) {
      if (!isGone(error)) throw error
      // What tells that it is gone comes as a message of its own.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

/**
 * Lets every command of a browser provider act in a frame that stands.
 *
 * @template {{ providerFactory: (project: never) => { getCommandsContext(sessionId: string): object } }} P
 * @param {P} option
 * @returns {P}
 */
export function inStandingFrames(option) {
  const { providerFactory } = option
  return {
    ...option,
    providerFactory(project) {
      const provider = providerFactory.call(option, project)
      const contextOf = provider.getCommandsContext.bind(provider)
      provider.getCommandsContext = (sessionId) => {
        const context = contextOf(sessionId)
        const frame = { value: () => standingFrame(() => context.frame()), enumerable: true }
        return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(context), frame })
      }
      return provider
    },
  }
}
