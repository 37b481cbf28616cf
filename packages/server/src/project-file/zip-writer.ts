import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { ZIP } from './zip-layout.ts'

const deflate = promisify(deflateRaw)

interface Written {
  readonly name: Buffer
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

/** What the local header and the central one say of an entry, in the same order. */
function describe({ name, method, crc, packed, size }: Written): Buffer {
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(ZIP.version, 0)
  bytes.writeUInt16LE(ZIP.utf8, 2)
  bytes.writeUInt16LE(method, 4)
  bytes.writeUInt16LE(ZIP.date, 8)
  bytes.writeUInt32LE(crc, 10)
  bytes.writeUInt32LE(packed, 14)
  bytes.writeUInt32LE(size, 18)
  bytes.writeUInt16LE(name.length, 22)
  return bytes
}

function localHeader(entry: Written): Buffer {
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(ZIP.localHeader.mark)
  return Buffer.concat([mark, describe(entry), entry.name])
}

function centralHeader(entry: Written): Buffer {
  const mark = Buffer.alloc(6)
  mark.writeUInt32LE(ZIP.centralHeader.mark)
  mark.writeUInt16LE(ZIP.version, 4)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(entry.at, 10)
  return Buffer.concat([mark, describe(entry), rest, entry.name])
}

/** Writes a ZIP archive into an empty file, entry by entry: only one is in memory at a time. */
export function createZipWriter(file: FileHandle) {
  const entries: Written[] = []
  let at = 0

  async function write(bytes: Buffer): Promise<void> {
    await file.writeFile(bytes)
    at += bytes.length
    if (at > ZIP.most) throw new Error('a ZIP archive of this form holds 4 GB')
  }

  return {
    /** Bytes that are packed already are stored as they are. */
    async add(name: string, content: Uint8Array, how: 'stored' | 'deflated'): Promise<void> {
      const bytes = how === 'deflated' ? await deflate(content) : Buffer.from(content.buffer, content.byteOffset, content.length)
      const entry = {
        name: Buffer.from(name),
        method: ZIP[how],
        crc: crc32(content),
        packed: bytes.length,
        size: content.length,
        at,
      }
      entries.push(entry)
      await write(localHeader(entry))
      await write(bytes)
    },
    async end(): Promise<void> {
      const from = at
      for (const entry of entries) await write(centralHeader(entry))
      const end = Buffer.alloc(ZIP.end.length)
      end.writeUInt32LE(ZIP.end.mark)
      end.writeUInt16LE(entries.length, 8)
      end.writeUInt16LE(entries.length, 10)
      end.writeUInt32LE(at - from, 12)
      end.writeUInt32LE(from, 16)
      await write(end)
    },
  }
}
