import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The way to a server, which a test can cut. */
export interface TcpProxy {
  /** The server's address with the proxy's host and port. */
  readonly url: string
  /** Ends every connection at once, on both sides; new ones are taken. */
  cut(): void
  /** From now on nothing is handed on and nobody is told, as when a cable is pulled. */
  freeze(): void
  /** Connections made from now on work again. */
  thaw(): void
  close(): Promise<void>
}

/** Stands before the server of `target` on a free port of loopback. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isFrozen = false

  const keep = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    keep(near)
    if (isFrozen) return
    const far = connect(Number(port), hostname)
    keep(far)
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = new URL(target)
  own.hostname = '127.0.0.1'
  own.port = String((server.address() as AddressInfo).port)
  const cut = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: own.href,
    cut,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    thaw() {
      isFrozen = false
    },
    close() {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
