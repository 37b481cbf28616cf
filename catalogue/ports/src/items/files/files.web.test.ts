import { afterEach, expect, it, vi } from 'vitest'
import { openPort } from '../../testing/open-port.ts'
import { port } from './browser.ts'

const files = openPort(port)

const { signal } = new AbortController()
afterEach(() => vi.restoreAllMocks())

/** What is saved while a test runs: names and addresses, in order. */
function watchSaves(): { readonly name: string; readonly address: string }[] {
  const saved: { readonly name: string; readonly address: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href })
  })
  return saved
}

it('ports-P2 a file becomes base64 and comes back the same, whatever its bytes', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const { base64, mime } = await files.toBase64(new File([bytes], 'all.bin', { type: 'image/png' }))
  expect([base64.slice(0, 8), mime]).toEqual(['AAECAwQF', 'image/png'])
  const answer = await fetch(files.toUrl(base64, mime))
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
})

it('ports-P2 an empty file is empty text', async () => {
  expect(await files.toBase64(new Blob([]))).toEqual({ base64: '', mime: '' })
})

it('ports-P2 reading tells how far it is', async () => {
  const seen: number[] = []
  await files.toBase64(new Blob(['a'.repeat(100_000)]), (percent) => seen.push(percent))
  expect(seen.at(-1)).toBe(100)
})

it('ports-P2 only files are files', async () => {
  expect([new Blob([]), new File([], 'a'), null, 'a', {}].map(files.isFile)).toEqual([true, true, false, false, false])
  await expect(files.toBase64('a')).rejects.toThrow('Not a file object.')
})

it('ports-P2 content is saved under its name', async () => {
  const saved = watchSaves()
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => (made.push(content as Blob), 'blob:made'))
  files.save('rows.csv', 'a,б', 'text/csv;charset=utf-8')
  expect(saved).toEqual([{ name: 'rows.csv', address: 'blob:made' }])
  expect([await made[0]?.text(), made[0]?.type]).toEqual(['a,б', 'text/csv;charset=utf-8'])
})

it('ports-P2 S7-08 what an address answers is saved', async () => {
  const saved = watchSaves()
  const made = vi.spyOn(URL, 'createObjectURL')
  await files.download('data:text/plain,hello', 'hello.txt', signal)
  expect(saved.map(({ name }) => name)).toEqual(['hello.txt'])
  const [[content] = []] = made.mock.calls
  expect(await (content as Blob).text()).toBe('hello')
})

it('ports-P2 an address that answers nothing fails with the texts of the specification', async () => {
  const saved = watchSaves()
  const gone = URL.createObjectURL(new Blob(['a']))
  URL.revokeObjectURL(gone)
  await expect(files.download(gone, 'a', signal)).rejects.toThrow(/^Invalid blob URL$/)
  for (const url of ['javascript:alert(1)', 'http://['])
    await expect(files.download(url, 'a', signal)).rejects.toThrow(/^File could not be fetch$/)
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 404 }))
  await expect(files.download('/gone', 'a', signal)).rejects.toThrow(/^File could not be fetch$/)
  expect(saved).toEqual([])
})

it('ports-P2 a download ends with its run', async () => {
  const cancel = new AbortController()
  cancel.abort(new Error('left'))
  await expect(files.download('data:,a', 'a', cancel.signal)).rejects.toThrow('left')
})
