import { connect, type Socket } from 'node:net'

/** An answer ends after its head, which ends here, and as many bytes as it names. */
const END_OF_HEAD = '\r\n\r\n'

/** Bytes of a whole answer by its first piece; the head is short enough to come in one. */
function lengthOf(piece: Buffer): number {
  const end = piece.indexOf(END_OF_HEAD)
  const head = piece.subarray(0, end).toString('latin1').toLowerCase()
  const length = /content-length: (\d+)/.exec(head)?.[1]
  if (!head.startsWith('http/1.1 200') || length === undefined) throw new Error(`Not a page: ${head}`)
  return end + END_OF_HEAD.length + Number(length)
}

/**
 * Asks a server for one page again and again, by plain sockets, so that asking costs little beside answering.
 *
 * @param url the server's address
 * @param request the whole request, with `connection: keep-alive`
 * @param sockets how many ask at once
 * @param ms how long
 * @returns answers a second
 */
export async function loadPage(url: string, request: string, sockets: number, ms: number): Promise<number> {
  const { hostname, port } = new URL(url)
  const bytes = Buffer.from(request)
  let answers = 0
  const end = performance.now() + ms
  const ask = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let left = 0
      socket.on('error', reject)
      socket.on('data', (piece) => {
        if (left === 0) left = lengthOf(piece)
        left -= piece.length
        if (left > 0) return
        answers += 1
        if (performance.now() < end) return void socket.write(bytes)
        socket.destroy()
        resolve()
      })
      socket.write(bytes)
    })
  const begin = performance.now()
  await Promise.all(Array.from({ length: sockets }, () => ask(connect(Number(port), hostname))))
  return answers / ((performance.now() - begin) / 1000)
}
