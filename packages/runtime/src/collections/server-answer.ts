import type { CancelSignal } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'

/** What our own server answers, as the object that it is. Throws with its words when it refuses. */
export async function answerOf(address: string, body: string, signal: CancelSignal): Promise<object> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: signal as AbortSignal,
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new Error(messageOf(answer) ?? `${response.status} ${response.statusText}`)
  if (typeof answer !== 'object' || answer === null) throw new Error(MESSAGES.unreadableAnswer)
  return answer
}

/** What it says of a failure. */
export function messageOf(answer: unknown): string | undefined {
  const error: unknown = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : answer
  const message: unknown = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
  return typeof message === 'string' ? message : undefined
}
