import { afterEach, expect, it, vi } from 'vitest'
import { sendFile } from './send-file.ts'

afterEach(() => void vi.restoreAllMocks())

/** What the browser does with the request. */
function answering(how: 'answers' | 'is gone' | 'is silent') {
  const sent: unknown[] = []
  const aborted = vi.spyOn(XMLHttpRequest.prototype, 'abort')
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation((method, url) => void sent.push(method, url))
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    sent.push(body)
    for (const loaded of [1, 2]) this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 2 }))
    Object.defineProperty(this, 'status', { value: 413 })
    Object.defineProperty(this, 'responseText', { value: '{"error":{}}' })
    if (how !== 'is silent') this.dispatchEvent(new Event(how === 'answers' ? 'load' : 'error'))
    if (how !== 'is silent') this.dispatchEvent(new Event('loadend'))
  })
  return { sent, aborted }
}
const body = new FormData()

it('tells how much has left, and gives the answer as it came', async () => {
  const { sent } = answering('answers')
  const shares: number[] = []
  const answer = await sendFile('/api/import', { body, signal: new AbortController().signal }, (share) => void shares.push(share))
  expect([answer.status, await answer.text(), shares]).toEqual([413, '{"error":{}}', [0.5, 1]])
  expect(sent).toEqual(['POST', '/api/import', body])
})

it('fails where nobody answers', async () => {
  answering('is gone')
  await expect(sendFile('/', { body, signal: new AbortController().signal }, () => undefined)).rejects.toThrow(TypeError)
})

it('ends when it is called off, at once where that was before', async () => {
  const { sent, aborted } = answering('is silent')
  const control = new AbortController()
  const sending = sendFile('/', { body, signal: control.signal }, () => undefined)
  control.abort()
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  expect(aborted).toHaveBeenCalledTimes(1)
  await expect(sendFile('/', { body, signal: control.signal }, () => undefined)).rejects.toMatchObject({ name: 'AbortError' })
  expect(sent.length).toBe(3)
})
