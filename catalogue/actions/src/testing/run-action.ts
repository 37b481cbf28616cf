import type { ActionBody } from '@heddle/kit'
import { createFakeActionHost, type FakeActionHost, type FakeActionHostOptions } from '@heddle/testing/actions'

type Args = Readonly<Record<string, unknown>>

/** An action that was started on a fake host; `ended` gives its outcome. */
export interface StartedAction extends FakeActionHost {
  readonly ended: Promise<unknown>
  readonly cancel: AbortController
}

export function startAction(run: ActionBody, args: Args = {}, options: FakeActionHostOptions = {}): StartedAction {
  const fake = createFakeActionHost(options)
  const cancel = new AbortController()
  const ended = new Promise((resolve) => resolve(run({ args, host: fake.host, signal: cancel.signal })))
  return { ...fake, cancel, ended }
}

/** What an action gave, and what it asked of its ports, in order. */
export async function runAction(run: ActionBody, args: Args = {}, options: FakeActionHostOptions = {}) {
  const { ended, ...fake } = startAction(run, args, options)
  return { ...fake, outcome: await ended }
}

/** What an action that fails says. */
export async function failureOf(run: ActionBody, args: Args = {}, options: FakeActionHostOptions = {}): Promise<string> {
  try {
    await startAction(run, args, options).ended
  } catch (error) {
    if (error instanceof Error) return error.message
    throw error
  }
  throw new Error('The action did not fail')
}
