import { MESSAGES } from './messages.ts'

/** What the server tells of who is signed in. */
export interface AccountAnswer {
  readonly user?: Readonly<Record<string, unknown>> | null
}

/**
 * Asks the site's own server. Throws with what it says of a refusal, its `status` and its `code`.
 * @param base path of the site
 */
export async function askAccounts(base: string, act: string, body: object, signal?: AbortSignal): Promise<AccountAnswer> {
  const answer = await fetch(`${base}ww/accounts/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
    ...(signal && { signal }),
  })
  const told: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && typeof told === 'object' && told !== null) return told
  throw Object.assign(new Error(textIn(told, 'message') ?? MESSAGES.unreadable), {
    status: answer.status,
    code: textIn(told, 'code') ?? '',
  })
}

function textIn(told: unknown, name: 'message' | 'code'): string | undefined {
  const error: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'error') : undefined
  const text: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof text === 'string' ? text : undefined
}
