import type { Readable } from 'node:stream'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'

/** What a form of a few fields sends. Throws `too-large`. */
export async function readForm(body: Readable): Promise<(name: string) => string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LIMITS.formBytes) throw new ServerError(messages.tooLarge(LIMITS.formBytes))
    chunks.push(chunk)
  }
  const fields = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
  return (name) => fields.get(name) ?? ''
}
