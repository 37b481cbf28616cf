import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { messages } from '../messages.ts'
import { EgressError } from './egress-error.ts'

export interface BytesLimit {
  readonly bytes: number
  /** What is larger is cut there, instead of refused. */
  readonly cuts?: boolean
}

/** What an answer holds, unpacked; no more of it is ever held than is allowed, however small it came. */
export async function readBytes(answer: IncomingMessage, { bytes: most, cuts = false }: BytesLimit) {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of unpacked(answer)) {
      const room = most - size
      if (part.length > room) {
        if (!cuts) throw new EgressError(messages.outsideTooLarge(most), 'large')
        return { bytes: Buffer.concat([...parts, part.subarray(0, room)]), isCut: true }
      }
      size += part.length
      parts.push(part)
    }
    return { bytes: Buffer.concat(parts), isCut: false }
  } finally {
    answer.destroy()
  }
}

function unpacked(answer: IncomingMessage): AsyncIterable<Buffer> {
  const packing = answer.headers['content-encoding']?.trim().toLowerCase() ?? ''
  const unpack = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }[packing]
  if (!unpack) return answer as Readable
  const stream = unpack()
  answer.on('error', (error) => stream.destroy(error))
  return answer.pipe(stream)
}
