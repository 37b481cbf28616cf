import { definePort, type CancelSignal, type PortPlace } from '@heddle/kit'
import { toAbortSignal } from '../../lib/abort-signal.ts'
import type { UploadedFile, UploadProgress } from './contract.ts'
import { MESSAGES } from './messages.ts'

/** Files of visitors, brought to the server of the site by its signed requests (specification section 7). */
export const port = definePort('uploads', ({ site }) => ({
  async send(file, { tag = '', readers }, signal) {
    if (!(file instanceof Blob)) throw new Error(MESSAGES.notAFile)
    if (!site) throw new Error(MESSAGES.noUpload)
    const tell = (percent?: number): void => {
      const detail: UploadProgress = { file, percent }
      document.dispatchEvent(new CustomEvent('heddle-upload', { detail }))
    }
    tell(0)
    try {
      const type = file.type || UNKNOWN_TYPE
      const { signedRequest, ...facts } = await sign(site, { ...factsOf(file), type, tag, readers }, signal)
      await put(signedRequest, file, type, signal, tell)
      tell(100)
      return facts
    } catch (error) {
      tell()
      throw error
    }
  },
}))

type Site = NonNullable<PortPlace['site']>

/** What stands for the type of a file that the browser knows none of. */
const UNKNOWN_TYPE = 'application/octet-stream'
const MOST_NAME = 200

/** Everything but letters and digits of any script, dots and hyphens becomes an underscore. */
function factsOf(file: Blob): { readonly name: string; readonly size: number } {
  const name = file instanceof File ? file.name : ''
  return { name: name.replace(/[^\p{L}\p{M}\p{N}.-]/gu, '_').slice(-MOST_NAME) || 'file', size: file.size }
}

async function sign(
  { id, base = '/' }: Site,
  facts: object,
  signal: CancelSignal,
): Promise<UploadedFile & { readonly signedRequest: string }> {
  const response = await fetch(`${base}ww/designs/${encodeURIComponent(id)}/user-files`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(facts),
    signal: toAbortSignal(signal),
  })
  if (!response.ok) throw new Error(refusalIn(await response.text(), response.status))
  return (await response.json()) as UploadedFile & { readonly signedRequest: string }
}

/** Only this kind of request tells how far it is. */
function put(address: string, file: Blob, type: string, signal: CancelSignal, tell: (percent: number) => void): Promise<void> {
  const request = new XMLHttpRequest()
  return new Promise<void>((resolve, reject) => {
    const cancel = (): void => {
      request.abort()
      reject(signal.reason instanceof Error ? signal.reason : new Error(MESSAGES.uploadLost))
    }
    if (signal.aborted) return cancel()
    toAbortSignal(signal).addEventListener('abort', cancel, { once: true })
    // All of it is sent before the server has it.
    request.upload.addEventListener('progress', ({ loaded, total }) => tell(total > 0 ? Math.floor((loaded / total) * 99) : 0))
    request.addEventListener('error', () => reject(new Error(MESSAGES.uploadLost)))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new Error(refusalIn(request.responseText, request.status)))
    })
    request.open('PUT', address)
    request.setRequestHeader('content-type', type)
    request.send(file)
  })
}

/** What the server says of a refusal, else its status. */
function refusalIn(text: string, status: number): string {
  try {
    const { error } = JSON.parse(text) as { readonly error?: { readonly message?: unknown } }
    if (typeof error?.message === 'string') return error.message
  } catch {
    // Somebody in between answered.
  }
  return MESSAGES.uploadRefused(status)
}
