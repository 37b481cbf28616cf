import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A letter as it came over the wire. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Head and body, dots undone, lines ending with CRLF. */
  readonly source: string
}

/** A mail server that speaks SMTP (RFC 5321, with AUTH PLAIN), keeps what it gets, and refuses what a test says. */
export interface MailServer {
  readonly port: number
  readonly received: ReceivedMail[]
  /** Users that signed in. */
  readonly users: string[]
  /** Answers to commands (`RCPT`) in the place of its own, each used once. */
  readonly answers: { readonly command: string; readonly answer: string }[]
  stop(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const [received, users, answers]: [ReceivedMail[], string[], MailServer['answers']] = [[], [], []]
  const sockets = new Set<Socket>()

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let rest = ''
    let letter: string[] | undefined
    let from = ''
    let to: string[] = []
    const say = (line: string) => void socket.write(`${line}\r\n`)
    const between = (line: string): string => /<(.*?)>/.exec(line)?.[1] ?? ''
    say('220 mail.test ESMTP')

    function hear(line: string): void {
      if (letter) {
        if (line !== '.') return void letter.push(line.startsWith('.') ? line.slice(1) : line)
        received.push({ from, to, source: letter.join('\r\n') })
        letter = undefined
        return say('250 taken')
      }
      const command = line.slice(0, 4).toUpperCase()
      const at = answers.findIndex((one) => one.command === command)
      if (at >= 0) return say(answers.splice(at, 1)[0]?.answer ?? '')
      if (command === 'EHLO') return say('250-mail.test\r\n250-8BITMIME\r\n250 AUTH PLAIN')
      if (command === 'AUTH') {
        const [, user = '', password = ''] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
          .toString()
          .split('\0')
        if (password !== 'right') return say('535 no')
        users.push(user)
        return say('235 in')
      }
      if (command === 'STAR') return say('502 no TLS here')
      if (command === 'MAIL') [from, to] = [between(line), []]
      if (command === 'RCPT') to.push(between(line))
      if (command === 'DATA') {
        letter = []
        return say('354 go on')
      }
      say(command === 'QUIT' ? '221 bye' : '250 ok')
      if (command === 'QUIT') socket.end()
    }

    socket.on('data', (bytes) => {
      rest += bytes.toString('utf8')
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        hear(line)
      }
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    received,
    users,
    answers,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}
