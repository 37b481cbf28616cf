import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OBJECTS_FOLDER } from '../../drivers/data-folder.ts'
import { assetKey } from '../../uploads/file-kinds.ts'
import { run } from './run.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-narrow-'))
  for (const digit of ['a', 'b', 'c', 'd', 'e', 'f']) await mkdir(dirname(pathOf(fileOf(digit, 'png'))), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true }))

const create = { width: 800, height: 400, channels: 4, background: { r: 200, g: 10, b: 10, alpha: 0.5 } } as const
/** Where an upload of this name lies. */
const fileOf = (digit: string, ending: string) => `${digit.repeat(40)}.${ending}`
const pathOf = (file: string) => join(folder, OBJECTS_FOLDER, assetKey(file))
const narrow = (file: string, width: number) =>
  run({ storage: { kind: 'disk', folder }, file, width }, { items: [], emit: () => undefined })
const factsOf = async (bytes: Uint8Array) => {
  // Such a process reads pictures from files only.
  const path = join(folder, 'made.webp')
  await writeFile(path, bytes)
  const { format, width, height, hasAlpha } = await sharp(path).metadata()
  return { format, width, height, hasAlpha }
}

it('a picture is as wide as is asked, keeps its proportions and what is seen through, and never gets wider', async () => {
  const file = fileOf('a', 'png')
  await sharp({ create }).png().toFile(pathOf(file))
  expect(await factsOf(await narrow(file, 320))).toEqual({ format: 'webp', width: 320, height: 160, hasAlpha: true })
  expect(await factsOf(await narrow(file, 1280))).toMatchObject({ width: 800, height: 400 })
})

it('a photograph stands as its camera was held', async () => {
  const file = fileOf('b', 'jpg')
  await sharp({ create }).jpeg().withMetadata({ orientation: 6 }).toFile(pathOf(file))
  expect(await factsOf(await narrow(file, 200))).toMatchObject({ width: 200, height: 400 })
})

it('an icon is a square with nothing above and below; the one for home screens has white there', async () => {
  const file = fileOf('e', 'png')
  await sharp({ create }).png().toFile(pathOf(file))
  const icon = (width: number) =>
    run({ storage: { kind: 'disk', folder }, file, width, isIcon: true }, { items: [], emit: () => undefined })
  expect(await factsOf(await icon(32))).toEqual({ format: 'png', width: 32, height: 32, hasAlpha: true })
  expect(await factsOf(await icon(180))).toEqual({ format: 'png', width: 180, height: 180, hasAlpha: false })
})

it('a maskable icon has its picture within the middle four fifths, and white around it', async () => {
  const file = fileOf('f', 'png')
  const red = { r: 200, g: 10, b: 10 }
  await sharp({ create: { width: 600, height: 600, channels: 3, background: red } })
    .png()
    .toFile(pathOf(file))
  const bytes = await run(
    { storage: { kind: 'disk', folder }, file, width: 432, isIcon: true },
    { items: [], emit: () => undefined },
  )
  expect(await factsOf(bytes)).toEqual({ format: 'png', width: 432, height: 432, hasAlpha: false })
  const path = join(folder, 'maskable.png')
  await writeFile(path, bytes)
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ]
  expect([at(2, 2), at(216, 40), at(216, 46), at(216, 385), at(216, 392)]).toEqual([
    [255, 255, 255],
    [255, 255, 255],
    [200, 10, 10],
    [200, 10, 10],
    [255, 255, 255],
  ])
})

it('what is no picture, and a drawing, fail', async () => {
  for (const [file, text] of [
    [fileOf('c', 'png'), 'text'],
    [fileOf('d', 'svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9"/>'],
  ] as const) {
    await writeFile(pathOf(file), text)
    await expect(narrow(file, 320)).rejects.toThrow()
  }
})
