import type { AskOutside } from '@heddle/kit'
import { EgressError } from '../egress/egress-error.ts'
import type { Egress, EgressAnswer } from '../egress/egress.ts'
import { readText } from '../egress/read-text.ts'
import { messages } from '../messages.ts'

export interface OutsideWay {
  readonly egress: Egress
  /** Ends with the request it belongs to. */
  readonly signal: AbortSignal
  /** A secret of the project for this origin. */
  readonly secretOf: (name: string, origin: string) => Promise<string | undefined>
  /** Told of every answer, without what it holds of secrets. */
  readonly onAnswer?: (answer: EgressAnswer & { readonly text: string; readonly time: number }) => void
}

const NAMED = /\{([A-Za-z]\w{0,63})\}/g
/** What is shorter may stand in any answer by chance. */
const LONG_ENOUGH = 6
const HIDDEN = '••••••'

/** How plugins reach other servers (see `AskOutside`): by the way out, within the time of the request, with secrets put in on the way. */
export function createAskOutside({ egress, signal, secretOf, onAnswer }: OutsideWay): AskOutside {
  return async (address, { method = 'GET', headers = {}, secretHeaders = {}, secretQuery = {}, body, timeout } = {}) => {
    const url = new URL(address)
    const named = [...Object.values(secretHeaders), ...Object.values(secretQuery)].join()
    const secrets = await secretsIn(named, url.origin, secretOf)
    const fill = (text: string): string => text.replace(NAMED, (_, one: string) => secrets.get(one) ?? '')
    const filled = Object.entries(secretHeaders).map(([name, text]) => [name, fill(text)])
    for (const [name, text] of Object.entries(secretQuery)) url.searchParams.set(name, fill(text))
    const tooLong = timeout === undefined ? undefined : AbortSignal.timeout(timeout)
    const ending = tooLong ? AbortSignal.any([signal, tooLong]) : signal
    const started = performance.now()
    try {
      const answer = await egress.ask(url, { method, headers: { ...headers, ...Object.fromEntries(filled) }, body }, ending)
      const hide = (text: string): string => withoutSecrets(text, secrets.values())
      const text = hide(readText(answer.bytes, answer.headers['content-type']))
      onAnswer?.({ ...answer, text, time: performance.now() - started })
      const { status, statusText } = answer
      const told = Object.entries(answer.headers).map(([name, value]) => [name, hide(value)])
      return { status, statusText, headers: Object.fromEntries(told), text, url: hide(answer.url.href) }
    } catch (error) {
      if (tooLong?.aborted && !signal.aborted) throw new EgressError(messages.outsideTooLong(timeout ?? 0), 'slow')
      throw error
    }
  }
}

/** The secrets that a text names. Throws when one of them is not meant for this server. */
async function secretsIn(text: string, origin: string, secretOf: OutsideWay['secretOf']): Promise<ReadonlyMap<string, string>> {
  const secrets = new Map<string, string>()
  for (const [, name = ''] of text.matchAll(NAMED)) {
    const secret = secrets.get(name) ?? (await secretOf(name, origin))
    if (secret === undefined) throw new EgressError(messages.noSecret(name, origin), 'refused')
    secrets.set(name, secret)
  }
  return secrets
}

/** A server that says its secret again, as it is or as an address writes it, tells it to nobody. */
function withoutSecrets(text: string, secrets: Iterable<string>): string {
  let shown = text
  for (const secret of secrets) {
    if (secret.length < LONG_ENOUGH) continue
    const inQuery = String(new URLSearchParams({ '': secret })).slice(1)
    for (const one of new Set([secret, inQuery, encodeURIComponent(secret.toWellFormed())])) shown = shown.replaceAll(one, HIDDEN)
  }
  return shown
}
