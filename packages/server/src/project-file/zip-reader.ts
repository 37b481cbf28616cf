import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { ZIP } from './zip-layout.ts'

const inflate = promisify(inflateRaw)

/** The file is no archive, or not one that is read here; the message says in a few words why. */
export class BadArchive extends Error {}

/** A file of an archive as its list tells of it. */
export interface ZipEntry {
  readonly name: string
  /** Bytes once it is unpacked: never more are read. */
  readonly size: number
  readonly packed: number
  readonly method: number
  readonly crc: number
  readonly at: number
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  if (bytesRead < length) throw new BadArchive('it ends too early')
  return bytes
}

/** Where the list stands: told at the end of the file, before a comment that reaches to its last byte. */
async function findList(file: FileHandle, length: number, most: number) {
  const tail = await readAt(
    file,
    Math.max(0, length - ZIP.end.length - ZIP.mostComment),
    Math.min(length, ZIP.end.length + ZIP.mostComment),
  )
  for (let at = tail.length - ZIP.end.length; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== ZIP.end.mark || at + ZIP.end.length + tail.readUInt16LE(at + 20) !== tail.length) continue
    const [count, size, from] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
    if (tail.readUInt32LE(at + 4) !== 0 || tail.readUInt16LE(at + 8) !== count) throw new BadArchive('it has several parts')
    if (count > most) throw new BadArchive(`it holds more than ${most} files`)
    if (from + size > length || size < count * ZIP.centralHeader.length) throw new BadArchive('its list of files is broken')
    return { count, size, from }
  }
  throw new BadArchive('it is no ZIP archive, or its end is missing')
}

/**
 * The files of an archive, by its list at the end; nothing is unpacked. Takes time that grows with the list only. Throws
 * `BadArchive` for one that is broken, encrypted, in parts, or has more than `mostEntries`.
 */
export async function readZipList(file: FileHandle, mostEntries: number): Promise<readonly ZipEntry[]> {
  const { size: length } = await file.stat()
  if (length < ZIP.end.length) throw new BadArchive('it is no ZIP archive')
  const { count, size, from } = await findList(file, length, mostEntries)
  const list = await readAt(file, from, size)
  const entries: ZipEntry[] = []
  let at = 0
  for (let left = count; left > 0; left -= 1) {
    if (at + ZIP.centralHeader.length > size || list.readUInt32LE(at) !== ZIP.centralHeader.mark) {
      throw new BadArchive('its list of files is broken')
    }
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((part) => list.readUInt16LE(at + part)) as [
      number,
      number,
      number,
    ]
    const nameAt = at + ZIP.centralHeader.length
    const entry = {
      name: list.toString('utf8', nameAt, nameAt + nameLength),
      size: list.readUInt32LE(at + 24),
      packed: list.readUInt32LE(at + 20),
      method: list.readUInt16LE(at + 10),
      crc: list.readUInt32LE(at + 16),
      at: list.readUInt32LE(at + 42),
    }
    if ((list.readUInt16LE(at + 8) & ZIP.encrypted) !== 0) throw new BadArchive('it is encrypted')
    if (entry.method !== ZIP.stored && entry.method !== ZIP.deflated)
      throw new BadArchive('it is packed in a way that is not known')
    if (entry.at + ZIP.localHeader.length + entry.packed > from) throw new BadArchive('its list of files is broken')
    entries.push(entry)
    at = nameAt + nameLength + extraLength + commentLength
  }
  return entries
}

/** The content of an entry: as many bytes as its list says, or `BadArchive`. */
export async function readZipEntry(file: FileHandle, { name, at, packed, size, method, crc }: ZipEntry): Promise<Buffer> {
  const header = await readAt(file, at, ZIP.localHeader.length)
  if (header.readUInt32LE(0) !== ZIP.localHeader.mark) throw new BadArchive(`${name} is broken`)
  const from = at + ZIP.localHeader.length + header.readUInt16LE(26) + header.readUInt16LE(28)
  const bytes = await readAt(file, from, packed)
  const content =
    method === ZIP.stored
      ? bytes
      : await inflate(bytes, { maxOutputLength: Math.max(1, size) }).catch(() => {
          throw new BadArchive(`${name} is broken, or larger than the list of files says`)
        })
  if (content.length !== size || crc32(content) !== crc) throw new BadArchive(`${name} is broken`)
  return content
}
