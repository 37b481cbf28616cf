import { checkRecord } from '@heddle/document/check'
import { expect, it } from 'vitest'
import { FILE_KINDS } from './file-kinds.ts'
import { sniffFile } from './sniff-file.ts'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ['\x89PNG\r\n\x1a\nrest', 'png'],
  ['\xff\xd8\xff\xe0rest', 'jpg'],
  ['GIF89a rest', 'gif'],
  ['RIFF\x01\x02\x03\x04WEBPVP8 ', 'webp'],
  ['\0\0\0\x20ftypavif', 'avif'],
  ['\0\0\0\x20ftypisom', 'mp4'],
  ['%PDF-1.7', 'pdf'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['<?xml version="1.0"?>\n<!-- a -->\n<svg>', 'svg'],
  ['hello, world\n', 'txt'],
  ['<html><svg></svg></html>', 'txt'],
])('knows %j as %s by its content', (content, extension) => {
  expect(sniffFile(latin(content))?.extension).toBe(extension)
})

it.each([['MZ\x90\0 a program'], ['\x7fELF\x02'], ['\xfe\xfe not text'], ['PK\x03\x04 an archive']])(
  'does not take %j',
  (content) => {
    expect(sniffFile(latin(content))).toBeUndefined()
  },
)

it.each(FILE_KINDS)('gives a $extension file a media type that an asset may have', ({ extension, mime }) => {
  const asset = {
    id: 'a'.repeat(16),
    kind: 'asset',
    name: 'a',
    folder: '',
    index: 'a0',
    file: `0123456789.${extension}`,
    mime,
    size: 1,
  }
  expect(checkRecord(asset, 'asset')).toMatchObject({ ok: true })
})

// Each of these kept the server busy for seconds or for ever once.
it.each([
  ['comments', `${'<!---->'.repeat(40)}!`],
  ['many comments', `${'<!---->'.repeat(200_000)}!`],
  ['comments that do not end', '<!--'.repeat(250_000)],
  ['declarations', '<!DOCTYPE'.repeat(100_000)],
  ['declarations in brackets', '<!DOCTYPE ['.repeat(100_000)],
  ['instructions', '<?xml'.repeat(200_000)],
  ['spaces', ' '.repeat(1_000_000)],
  ['spaces before something else', `${' '.repeat(1_000_000)}!`],
])('comes to an end soon with %s, which are a text', (_what, text) => {
  expect(sniffFile(latin(text))?.extension).toBe('txt')
})

it('knows a picture behind many comments', () => {
  expect(sniffFile(latin(`${'<!---->\n'.repeat(10_000)}<svg/>`))?.extension).toBe('svg')
})
