import { afterEach, expect, it, vi } from 'vitest'
import { filesPort } from './files.ts'

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

it('RT34 a file becomes base64 and comes back the same, whatever its bytes', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const { base64, mime } = await filesPort.toBase64(new File([bytes], 'all.bin', { type: 'image/png' }))
  expect([base64.slice(0, 8), mime]).toEqual(['AAECAwQF', 'image/png'])
  const answer = await fetch(filesPort.toUrl(base64, mime))
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
})

it('RT34 an empty file is empty text', async () => {
  expect(await filesPort.toBase64(new Blob([]))).toEqual({ base64: '', mime: '' })
})

it('RT34 reading tells how far it is', async () => {
  const seen: number[] = []
  await filesPort.toBase64(new Blob(['a'.repeat(100_000)]), (percent) => seen.push(percent))
  expect(seen.at(-1)).toBe(100)
})

it('RT34 only files are files', async () => {
  expect([new Blob([]), new File([], 'a'), null, 'a', {}].map(filesPort.isFile)).toEqual([true, true, false, false, false])
  await expect(filesPort.toBase64('a')).rejects.toThrow('Not a file object.')
})

it('RT34 content is saved under its name', async () => {
  const saved = watchSaves()
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => (made.push(content as Blob), 'blob:made'))
  filesPort.save('rows.csv', 'a,б', 'text/csv;charset=utf-8')
  expect(saved).toEqual([{ name: 'rows.csv', address: 'blob:made' }])
  expect([await made[0]?.text(), made[0]?.type]).toEqual(['a,б', 'text/csv;charset=utf-8'])
})

it('RT34 what an address answers is saved', async () => {
  const saved = watchSaves()
  const made = vi.spyOn(URL, 'createObjectURL')
  await filesPort.download('data:text/plain,hello', 'hello.txt', signal)
  expect(saved.map(({ name }) => name)).toEqual(['hello.txt'])
  const [[content] = []] = made.mock.calls
  expect(await (content as Blob).text()).toBe('hello')
})

it('RT34 an address that answers nothing fails with the texts of the specification', async () => {
  const saved = watchSaves()
  const gone = URL.createObjectURL(new Blob(['a']))
  URL.revokeObjectURL(gone)
  await expect(filesPort.download(gone, 'a', signal)).rejects.toThrow(/^Invalid blob URL$/)
  for (const url of ['javascript:alert(1)', 'http://['])
    await expect(filesPort.download(url, 'a', signal)).rejects.toThrow(/^File could not be fetch$/)
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 404 }))
  await expect(filesPort.download('/gone', 'a', signal)).rejects.toThrow(/^File could not be fetch$/)
  expect(saved).toEqual([])
})

it('RT34 a download ends with its run', async () => {
  const cancel = new AbortController()
  cancel.abort(new Error('left'))
  await expect(filesPort.download('data:,a', 'a', cancel.signal)).rejects.toThrow('left')
})

it('RT34 uploads are refused until the site has a place for them', async () => {
  await expect(filesPort.upload(new Blob([]), undefined, signal)).rejects.toThrow('Uploads are not set up for this site.')
})
