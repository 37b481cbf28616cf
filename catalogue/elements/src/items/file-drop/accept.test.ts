import { describe, expect, test } from 'vitest'
import { fileDropDefinition } from './definition.ts'
import { isAccepted, readAccept } from './accept.ts'

const takes = (accept: string, name: string, type = '', custom = ''): boolean =>
  isAccepted({ name, type }, readAccept(accept, custom))

describe('S3-43 what a file drop accepts', () => {
  test('is a choice of ten', () => {
    expect(fileDropDefinition.fields.accept.options.map(({ value }) => value)).toEqual(
      'any image video audio pdf csv xls doc json custom'.split(' '),
    )
  })

  test.each([
    ['any', 'a.exe', 'application/octet-stream'],
    ['image', 'a.png', 'image/png'],
    ['image', 'A', 'IMAGE/WEBP'],
    ['video', 'a.mp4', 'video/mp4'],
    ['audio', 'a.mp3', 'audio/mpeg'],
    ['pdf', 'a.PDF', ''],
    ['pdf', 'a', 'application/pdf'],
    ['csv', 'a.csv', 'application/vnd.ms-excel'],
    ['xls', 'a.xls', ''],
    ['xls', 'a.XLSX', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['doc', 'a.doc', ''],
    ['doc', 'a.b.docx', ''],
    ['json', 'a.json', ''],
    ['nothing we know', 'a.exe', ''],
  ])('%s: %s, %s', (accept, name, type) => expect(takes(accept, name, type)).toBe(true))

  test.each([
    ['image', 'image.png.exe', 'application/x-msdownload'],
    ['image', 'a.png', ''],
    ['pdf', 'pdf', 'text/plain'],
    ['xls', 'a.doc', 'application/msword'],
    ['doc', 'a.xls', ''],
    ['csv', 'a.csv.zip', 'application/zip'],
  ])('%s: not %s, %s', (accept, name, type) => expect(takes(accept, name, type)).toBe(false))

  test.each([
    ['.html, .xml', 'page.XML', '', true],
    ['html,xml', 'page.xml', '', true],
    ['.html, .xml', 'page.txt', 'text/plain', false],
    ['text/plain', 'page', 'text/plain', true],
    ['text/*', 'page', 'text/csv', true],
    ['text/*', 'page', 'image/png', false],
    [' , ,', 'a.exe', '', true],
    ['', 'a.exe', '', true],
  ])('of a builder’s own %j: %s, %s: %s', (custom, name, type, isTaken) =>
    expect(takes('custom', name, type, custom)).toBe(isTaken),
  )
})
