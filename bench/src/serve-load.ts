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
 * @param request the whole request by its number, with `connection: keep-alive`
 * @param sockets how many ask at once
 * @param ms how long
 * @returns answers a second
 */
export async function loadPage(url: string, request: (at: number) => string, sockets: number, ms: number): Promise<number> {
  const { hostname, port } = new URL(url)
  let asked = 0
  let answers = 0
  const end = performance.now() + ms
  const ask = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let left = 0
      socket.on('error', reject)
      socket.on('data', (piece) => {
        try {
          if (left === 0) left = lengthOf(piece)
        } catch (error) {
          return void socket.destroy(error as Error)
        }
        left -= piece.length
        if (left > 0) return
        answers += 1
        if (performance.now() < end) return void socket.write(request(asked++))
        socket.destroy()
        resolve()
      })
      socket.write(request(asked++))
    })
  const begin = performance.now()
  await Promise.all(Array.from({ length: sockets }, () => ask(connect(Number(port), hostname))))
  return answers / ((performance.now() - begin) / 1000)
}
