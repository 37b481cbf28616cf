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
  return async (address, { method = 'GET', headers = {}, secretHeaders = {}, body, timeout } = {}) => {
    const url = new URL(address)
    const secrets = await secretsIn(Object.values(secretHeaders).join(), url.origin, secretOf)
    const filled = Object.entries(secretHeaders).map(([name, text]) => [
      name,
      text.replace(NAMED, (_, one: string) => secrets.get(one) ?? ''),
    ])
    const tooLong = timeout === undefined ? undefined : AbortSignal.timeout(timeout)
    const ending = tooLong ? AbortSignal.any([signal, tooLong]) : signal
    const started = performance.now()
    try {
      const answer = await egress.ask(url, { method, headers: { ...headers, ...Object.fromEntries(filled) }, body }, ending)
      const text = withoutSecrets(readText(answer.bytes, answer.headers['content-type']), secrets.values())
      onAnswer?.({ ...answer, text, time: performance.now() - started })
      const { status, statusText, headers: told } = answer
      return { status, statusText, headers: told, text, url: answer.url.href }
    } catch (error) {
      if (tooLong?.aborted && !signal.aborted) throw new EgressError(messages.outsideTooLong(timeout ?? 0), false)
      throw error
    }
  }
}

/** The secrets that a text names. Throws when one of them is not meant for this server. */
async function secretsIn(text: string, origin: string, secretOf: OutsideWay['secretOf']): Promise<ReadonlyMap<string, string>> {
  const secrets = new Map<string, string>()
  for (const [, name = ''] of text.matchAll(NAMED)) {
    const secret = secrets.get(name) ?? (await secretOf(name, origin))
    if (secret === undefined) throw new EgressError(messages.noSecret(name, origin), true)
    secrets.set(name, secret)
  }
  return secrets
}

/** A server that says its secret again tells it to nobody. */
function withoutSecrets(text: string, secrets: Iterable<string>): string {
  let shown = text
  for (const secret of secrets) if (secret.length >= LONG_ENOUGH) shown = shown.replaceAll(secret, HIDDEN)
  return shown
}
