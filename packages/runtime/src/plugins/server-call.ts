import { jsonText } from '@heddle/document/values'
import type { CancelSignal } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'
import { answerOf, messageOf } from '../collections/server-answer.ts'

/**
 * An action that our own server runs: it is named there, and the values of its formulas go along in their order. A failure that
 * the other server told has its `status` and `data`, for the branch of errors.
 * @param base path of the site
 */
export async function runOnServer(name: string, values: readonly unknown[], signal: CancelSignal, base = '/'): Promise<unknown> {
  const body = jsonText({ values: values.map((value) => value ?? null) })
  if (body === undefined) throw new Error(MESSAGES.tooLargeToSend)
  const answer = await answerOf(`${base}ww/plugin_actions/${name}/run`, body, signal)
  if ('data' in answer) return answer.data
  const { error } = answer as { readonly error?: object }
  throw Object.assign(new Error(messageOf(answer) ?? MESSAGES.unreadableAnswer), { name: 'RequestError', ...error })
}
